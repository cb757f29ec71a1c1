// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry

@Suite struct PixelRoundingTests {
  /// In the reference case 36, an edge at (300 - 139⅔) / 2 is drawn at 80⅓.
  @Test func halvesMadeOfThirdsGoUp() {
    let width = 24 + 12 + 68.0 / 3 + 81
    let x = (300 - width) / 2
    let rounded = Rect(x: x, y: 0, width: width, height: 1).roundedToPixels(scale: 3)
    #expect((rounded.minX - 241.0 / 3).magnitude < 1e-9)
    #expect((rounded.maxX - 220).magnitude < 1e-9)
  }

  @Test func edgesRoundEachForItself() {
    let rounded = Rect(x: 0.4, y: 0.5, width: 1, height: 1).roundedToPixels(scale: 1)
    #expect(rounded == Rect(minX: 0, minY: 1, maxX: 1, maxY: 2))
  }
}
