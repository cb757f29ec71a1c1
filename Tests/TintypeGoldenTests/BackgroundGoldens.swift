// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype
import TintypeGeometry

@Suite struct BackgroundGoldens: GoldenSuite {
  static let cases: [Golden] = [
    Golden("background=color") {
      Circle().fill(.white).padding(10).background(.blue).padding(10)
    },
    Golden("background=in-shape") {
      Color.clear.frame(width: 60, height: 40)
        .background(.blue, in: RoundedRectangle(cornerRadius: 12))
    },
    Golden("background=larger-view") {
      Color.blue.frame(width: 30, height: 30)
        .background(alignment: .topLeading) { Color.yellow.frame(width: 60, height: 40) }
    },
    Golden("background=several-views") {
      Color.blue.frame(width: 20, height: 20)
        .background {
          Color.yellow.frame(width: 60, height: 60)
          Color.red.frame(width: 40, height: 40)
        }
    },
    Golden("overlay=bottom-trailing") {
      Color.blue.frame(width: 60, height: 60)
        .overlay(alignment: .bottomTrailing) { Circle().fill(.red).frame(width: 20, height: 20) }
    },
    Golden("overlay=style-in-shape") {
      Color.blue.frame(width: 60, height: 60).overlay(.red.opacity(0.5), in: Circle())
    },
    Golden("overlay=sticks-out") {
      Color.blue.frame(width: 30, height: 30)
        .overlay(Color.red.opacity(0.5).frame(width: 60, height: 10))
    },
    Golden("border") { Color.yellow.frame(width: 60, height: 40).border(.red, width: 4) },
  ]

  @Test(arguments: cases)
  @MainActor func matches(_ golden: Golden) throws {
    try expectSnapshot(of: golden, in: Self.self)
  }
}
