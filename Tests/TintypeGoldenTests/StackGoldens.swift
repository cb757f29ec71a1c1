// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype
import TintypeGeometry

@Suite struct StackGoldens: GoldenSuite {
  static let cases: [Golden] = [
    Golden("hstack=default-spacing") {
      HStack {
        Color.red.frame(width: 20, height: 20)
        Color.green.frame(width: 20, height: 40)
        Color.blue
      }
    },
    Golden("hstack=bottom") {
      HStack(alignment: .bottom, spacing: 4) {
        Color.red.frame(width: 20, height: 20)
        Color.green.frame(width: 20, height: 60)
        Color.blue.frame(width: 20, height: 40)
      }
    },
    Golden("hstack=first-baseline@3x") {
      HStack(alignment: .firstTextBaseline, spacing: 4) {
        Text("12").font(.largeTitle)
        Text("mg\nper day").font(.caption2)
        Color.red.frame(width: 10, height: 10)
      }
    },
    Golden("vstack=trailing") {
      VStack(alignment: .trailing, spacing: 4) {
        Color.red.frame(width: 20, height: 20)
        Color.green.frame(width: 60, height: 20)
        Spacer()
        Color.blue.frame(width: 40, height: 20)
      }
    },
    Golden("vstack=leading") {
      VStack(alignment: .leading) {
        Color.red.frame(width: 20, height: 20)
        Color.green.frame(width: 60, height: 20)
        Color.blue.frame(width: 40, height: 20)
      }
    },
    Golden("vstack=text-spacing@3x") {
      VStack {
        Color.red.frame(height: 10)
        Text("One").background(.yellow)
        Text("Two").background(.yellow)
        Color.blue.frame(height: 10)
      }
    },
    Golden("zstack=center") {
      ZStack {
        Color.red.frame(width: 80, height: 60)
        Color.green.frame(width: 40, height: 80)
        Color.blue.frame(width: 20, height: 20)
      }
    },
    Golden("zstack=bottom-trailing") {
      ZStack(alignment: .bottomTrailing) {
        Color.red.frame(width: 80, height: 60)
        Color.green.frame(width: 40, height: 40)
        Color.blue.frame(width: 20, height: 20)
      }
    },
    Golden("spacer=between") {
      HStack {
        Color.red.frame(width: 20, height: 20)
        Spacer()
        Color.blue.frame(width: 20, height: 20)
      }
    },
    Golden("spacer=minimum") {
      HStack(spacing: 0) {
        Color.red
        Spacer(minLength: 30)
        Color.blue
      }
      .frame(height: 20)
    },
    Golden("divider=in-column@3x") {
      VStack {
        Color.red.frame(width: 40, height: 20)
        Divider()
        Color.blue.frame(width: 40, height: 20)
      }
    },
    Golden("divider=in-row@3x", dark: true) {
      HStack {
        Color.red.frame(width: 20, height: 40)
        Divider()
        Color.blue.frame(width: 20, height: 40)
      }
    },
    Golden("group") {
      HStack {
        Group {
          Color.red
          Color.green
        }
        .frame(width: 10, height: 40)
        Color.blue.frame(width: 10, height: 10)
      }
    },
    Golden("for-each") {
      VStack(spacing: 2) {
        ForEach(0..<5) { i in
          Color.blue.opacity(Double(i + 1) / 5).frame(width: CGFloat(20 * i + 20))
        }
      }
    },
    Golden("empty-view") {
      HStack {
        Color.red.frame(width: 20, height: 20)
        EmptyView()
        Color.blue.frame(width: 20, height: 20)
      }
    },
    Golden("layout-priority") {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 10)
        Color.green.frame(maxWidth: 60).layoutPriority(1)
        Color.blue.frame(minWidth: 10)
      }
      .frame(height: 40)
    },
    Golden("alignment-guide") {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 40, height: 20)
        Color.green.frame(width: 40, height: 20).alignmentGuide(.leading) { $0[.trailing] }
        Color.blue.frame(width: 40, height: 20).alignmentGuide(.leading) { _ in -10 }
      }
    },
    Golden("z-order=later-in-front") {
      HStack(spacing: -10) {
        Circle().fill(.red)
        Circle().fill(.green)
        Circle().fill(.blue)
      }
      .frame(height: 40)
    },
  ]

  @Test(arguments: cases)
  @MainActor func matches(_ golden: Golden) throws {
    try expectSnapshot(of: golden, in: Self.self)
  }
}
