// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype
import TintypeGeometry

@Suite struct EnvironmentGoldens: GoldenSuite {
  static let cases: [Golden] = [
    Golden("color-scheme=dark-inside") {
      VStack {
        Text("A")
        Rectangle().fill(.background).border(.primary)
      }
      .padding(10)
      .background(.gray)
      .environment(\.colorScheme, .dark)
    },
    Golden("layout-direction=right-to-left") {
      VStack(alignment: .leading, spacing: 4) {
        HStack(spacing: 4) {
          Color.red.frame(width: 20, height: 20)
          Color.green.frame(width: 30, height: 20)
        }
        Color.blue.frame(width: 20, height: 20).padding(.leading, 15)
        UnevenRoundedRectangle(topLeadingRadius: 20).fill(.orange).frame(width: 60, height: 30)
      }
      .environment(\.layoutDirection, .rightToLeft)
    },
    Golden("font-for-all@3x") {
      VStack {
        Text("Caption")
        Text("Own").font(.title)
      }
      .environment(\.font, .caption)
    },
    Golden("tint") {
      VStack {
        Rectangle().fill(.tint)
        Color.accentColor
      }
      .tint(.orange)
    },
    Golden("system-version=18") {
      HStack(spacing: 0) {
        Color.red
        Color.mint
        Color.blue
      }
      .transformEnvironment(\.self) { $0.systemVersion = .iOS18 }
    },
    Golden("dynamic-type@3x") {
      VStack {
        Text("Body").dynamicTypeSize(.xSmall)
        Text("Body").dynamicTypeSize(.accessibility1)
      }
    },
  ]

  @Test(arguments: cases)
  @MainActor func matches(_ golden: Golden) throws {
    try expectSnapshot(of: golden, in: Self.self)
  }
}
