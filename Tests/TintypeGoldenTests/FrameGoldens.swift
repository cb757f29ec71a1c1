// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype
import TintypeGeometry

@Suite struct FrameGoldens: GoldenSuite {
  static let cases: [Golden] = [
    Golden("fixed") { Color.blue.frame(width: 60, height: 30) },
    Golden("fixed=width-only") { Color.blue.frame(width: 60) },
    Golden("alignment=bottom-trailing") {
      Color.blue.frame(width: 30, height: 20)
        .frame(width: 80, height: 60, alignment: .bottomTrailing)
        .background(.yellow)
    },
    Golden("overhang") {
      Color.blue.opacity(0.5).frame(width: 80, height: 20)
        .frame(width: 40, height: 40, alignment: .leading)
        .border(.red)
    },
    Golden("maximum=infinite") {
      Color.blue.frame(width: 20, height: 20)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(.yellow)
    },
    Golden("maximum=60") { Color.blue.frame(maxWidth: 60, maxHeight: 30) },
    Golden("minimum=60") {
      Color.blue.frame(width: 20, height: 20).frame(minWidth: 60, minHeight: 40).border(.red)
    },
    Golden("ideal") {
      Color.blue.frame(idealWidth: 70, idealHeight: 20).fixedSize()
    },
    Golden("fixed-size=ideal") { Color.blue.fixedSize() },
    Golden("fixed-size=horizontal@3x") {
      Text("Longer than there is room for").lineLimit(1)
        .fixedSize(horizontal: true, vertical: false)
        .frame(width: 60).border(.red)
    },
    Golden("aspect-ratio=fit") { Color.blue.aspectRatio(2, contentMode: .fit) },
    Golden("aspect-ratio=fill") {
      Color.blue.opacity(0.5).aspectRatio(2, contentMode: .fill).frame(width: 40, height: 40)
        .border(.red)
    },
    Golden("offset") {
      Color.blue.frame(width: 30, height: 30).offset(x: 20, y: -10).border(.red)
    },
    Golden("position") { Color.blue.frame(width: 30, height: 30).position(x: 20, y: 80) },
    Golden("half-points") {
      HStack(spacing: 0) {
        Color.red.frame(width: 10.5)
        Color.green.frame(width: 10.5)
        Color.blue.frame(width: 10.5)
      }
      .frame(height: 40.5)
    },
  ]

  @Test(arguments: cases)
  @MainActor func matches(_ golden: Golden) throws {
    try expectSnapshot(of: golden, in: Self.self)
  }
}
