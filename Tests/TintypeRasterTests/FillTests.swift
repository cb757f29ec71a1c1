// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry
import TintypeRaster

@Suite struct FillTests {
  @Test func aRectangleFillsItsPixels() throws {
    let painter = try Painter(width: 3, height: 2, glyphCache: GlyphCache())
    let red = SRGBColor(red: 1, green: 0, blue: 0)
    try painter.fill(Rect(x: 1, y: 0, width: 1, height: 2), shader: .solid(red))
    #expect(painter.finish().pixels[4..<8] == [255, 0, 0, 255])
  }
}
