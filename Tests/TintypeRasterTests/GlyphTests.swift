// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry

@testable import TintypeRaster

@Suite struct GlyphTests {
  private static let square = BezierPath(rect: Rect(x: 0, y: -2, width: 2, height: 2))
  private static let key = GlyphKey(faceID: 1, glyph: 2, sizeInPixels: 10)

  private static func drawn(x: Double, y: Double = 3, cache: GlyphCache) throws -> Pixmap {
    let painter = try Painter(width: 6, height: 4, glyphCache: cache)
    try painter.fillGlyph(
      key,
      at: Point(x: x, y: y),
      outline: { square },
      shader: .solid(Drawing.black)
    )
    return painter.finish()
  }

  @Test func glyphsStandAtQuarterPixels() throws {
    let cache = GlyphCache()
    #expect(try Self.drawn(x: 1, cache: cache).alphas[1] == [0, 255, 255, 0, 0, 0])
    #expect(try Self.drawn(x: 1.3, cache: cache).alphas[1] == [0, 191, 255, 64, 0, 0])
    #expect(try Self.drawn(x: -0.5, cache: cache).alphas[1] == [255, 128, 0, 0, 0, 0])
    #expect(try Self.drawn(x: 1, y: 2.6, cache: cache).grid[0] == "000000")
  }

  @Test func theCacheNeverChangesThePicture() throws {
    let cache = GlyphCache()
    let first = try Self.drawn(x: 1.5, cache: cache)
    let second = try Self.drawn(x: 1.5, cache: cache)
    #expect(first == second)
    #expect(first == (try Self.drawn(x: 1.5, cache: GlyphCache(budget: 0))))
  }

  @Test func theCacheStaysWithinItsBudget() throws {
    let cache = GlyphCache(budget: 4000)
    let painter = try Painter(width: 6, height: 4, glyphCache: cache)
    for glyph in 0..<500 {
      try painter.fillGlyph(
        GlyphKey(faceID: 1, glyph: UInt32(glyph), sizeInPixels: 10),
        at: Point(x: 0, y: 3),
        outline: { Self.square },
        shader: .solid(Drawing.black)
      )
    }
    #expect(cache.bytesInUse <= 4000)
  }

  @Test func largeGlyphsAreDrawnLikeSmallOnes() throws {
    let path = BezierPath(rect: Rect(x: 0, y: -300, width: 300, height: 300))
    let pixmap = try Drawing.pixmap(310, 310) {
      try $0.fillGlyph(
        Self.key,
        at: Point(x: 2.25, y: 305),
        outline: { path },
        shader: .solid(Drawing.red)
      )
    }
    #expect(pixmap.alpha(2, 100) == 191 && pixmap.alpha(302, 100) == 64)
    #expect(pixmap.alpha(100, 4) == 0 && pixmap.alpha(100, 5) == 255)
  }
}
