// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry
import TintypeRaster

@Suite struct FillTests {
  @Test func aRectangleCoversPartsOfItsBorderPixels() throws {
    let pixmap = try Drawing.pixmap(5, 4) {
      try $0.fill(Rect(x: 0.5, y: 1, width: 3, height: 2.25), shader: .solid(Drawing.black))
    }
    #expect(pixmap.alphas[1] == [128, 255, 255, 128, 0])
    #expect(pixmap.alphas[0] == [0, 0, 0, 0, 0])
    #expect(pixmap.alphas[3] == [32, 64, 64, 32, 0])
  }

  @Test func aTriangleHasHalfPixelsOnItsDiagonal() throws {
    var path = BezierPath()
    path.move(to: Point(x: 0, y: 0))
    path.line(to: Point(x: 4, y: 4))
    path.line(to: Point(x: 0, y: 4))
    let pixmap = try Drawing.pixmap(4, 4) {
      try $0.fill(path, rule: .winding, shader: .solid(Drawing.black))
    }
    #expect(pixmap.grid == ["8000", "f800", "ff80", "fff8"])
  }

  @Test func fillRulesDifferWhereAPathOverlapsItself() throws {
    var path = BezierPath(rect: Rect(x: 0, y: 0, width: 5, height: 1))
    path.append(BezierPath(rect: Rect(x: 2, y: 0, width: 1, height: 1)))
    let winding = try Drawing.pixmap(5, 1) {
      try $0.fill(path, rule: .winding, shader: .solid(Drawing.black))
    }
    let evenOdd = try Drawing.pixmap(5, 1) {
      try $0.fill(path, rule: .evenOdd, shader: .solid(Drawing.black))
    }
    #expect(winding.grid == ["fffff"])
    #expect(evenOdd.grid == ["ff0ff"])
  }

  @Test func aCircleHasItsArea() throws {
    let pixmap = try Drawing.pixmap(100, 100) {
      try $0.fill(
        BezierPath(ellipseIn: Rect(x: 5, y: 5, width: 90, height: 90)),
        rule: .winding,
        shader: .solid(Drawing.black)
      )
    }
    let area = Double(pixmap.alphas.joined().reduce(0, +)) / 255
    let expected = Maths.pi * 45 * 45
    #expect((area / expected - 1).magnitude < 0.001)
  }

  @Test(arguments: [64.0, 47.5, 33.3])
  func aRoundedRectangleIsItsOwnMirrorImage(side: Double) throws {
    let rect = Rect(x: 40 - side / 2, y: 40 - side / 2, width: side, height: side)
    let path = BezierPath(roundedRect: rect, radii: CornerRadii(all: 14), style: .continuous)
    let rows = try Drawing.pixmap(80, 80) {
      try $0.fill(path, rule: .winding, shader: .solid(Drawing.black))
    }.alphas
    #expect(rows == rows.map { $0.reversed() })
    #expect(rows == rows.reversed())
    #expect(rows == (0..<80).map { x in rows.map { $0[x] } })
  }

  @Test func aRectangleIsDrawnLikeItsPath() throws {
    var random = Sequence32(seed: 1)
    for i in 0..<200 {
      var rect = Rect(
        x: random.share() * 30 - 5,
        y: random.share() * 30 - 5,
        width: random.share() * 20,
        height: random.share() * 20
      )
      if i % 4 == 0 { rect = rect.roundedToPixels(scale: 2) }
      let color = SRGBColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 0.7)
      let fast = try Drawing.pixmap(24, 24) { try $0.fill(rect, shader: .solid(color)) }
      let path = try Drawing.pixmap(24, 24) {
        try $0.fill(BezierPath(rect: rect), rule: .winding, shader: .solid(color))
      }
      #expect(fast == path, "\(rect)")
    }
  }

  @Test func neighboursShareAPixelWithoutOverlap() throws {
    // Two shapes that each cover part of a pixel leave some of the ground visible, as coverage
    // blending must; together they never exceed it.
    let pixmap = try Drawing.pixmap(4, 1) {
      try $0.fill(Rect(x: 0, y: 0, width: 1.25, height: 1), shader: .solid(Drawing.black))
      try $0.fill(Rect(x: 1.25, y: 0, width: 2.75, height: 1), shader: .solid(Drawing.black))
    }
    #expect(pixmap.alphas == [[255, 207, 255, 255]])
    var both = BezierPath(rect: Rect(x: 0, y: 0, width: 1.25, height: 1))
    both.append(BezierPath(rect: Rect(x: 1.25, y: 0, width: 2.75, height: 1)))
    let whole = try Drawing.pixmap(4, 1) {
      try $0.fill(both, rule: .winding, shader: .solid(Drawing.black))
    }
    #expect(whole.alphas == [[255, 255, 255, 255]])
  }

  @Test func whatLiesOutsideIsCutOff() throws {
    let far = BezierPath(ellipseIn: Rect(x: -1e12, y: -1e12, width: 2e12, height: 2e12))
    let all = try Drawing.pixmap(8, 8) {
      try $0.fill(far, rule: .winding, shader: .solid(Drawing.black))
    }
    #expect(all.alphas.joined().allSatisfy { $0 == 255 })
    var slanted = BezierPath()
    slanted.move(to: Point(x: -100, y: -100))
    slanted.line(to: Point(x: 100, y: 100))
    slanted.line(to: Point(x: -100, y: 100))
    let half = try Drawing.pixmap(4, 4) {
      try $0.fill(slanted, rule: .winding, shader: .solid(Drawing.black))
    }
    #expect(half.grid == ["8000", "f800", "ff80", "fff8"])
  }

  @Test func bandsJoinWithoutASeam() throws {
    // More cells than one band holds.
    let circle = BezierPath(ellipseIn: Rect(x: 0, y: 0, width: 1500, height: 1500))
    let rows = try Drawing.pixmap(1500, 1500) {
      try $0.fill(circle, rule: .winding, shader: .solid(Drawing.black))
    }.alphas
    #expect(rows == rows.reversed())
    #expect(rows.allSatisfy { $0[750] == 255 || $0 == rows[0] || $0 == rows[1499] })
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func unusableCoordinatesAreAnError(x: Double) throws {
    let painter = try Painter(width: 4, height: 4, glyphCache: GlyphCache())
    var path = BezierPath(rect: Rect(x: 0, y: 0, width: 2, height: 2))
    path.line(to: Point(x: x, y: 1))
    #expect(throws: RasterError.unusableCoordinates) {
      try painter.fill(path, rule: .winding, shader: .solid(Drawing.black))
    }
    #expect(throws: RasterError.unusableCoordinates) {
      try painter.fill(
        Rect(x: 0, y: 0, width: x, height: 2),
        shader: .solid(Drawing.black)
      )
    }
  }

  @Test func pictureSizesAreLimited() {
    #expect(throws: RasterError.invalidSize(width: 0, height: 5)) {
      try Painter(width: 0, height: 5, glyphCache: GlyphCache())
    }
    let error = #expect(throws: RasterError.self) {
      try Painter(width: 100_000, height: 100_000, glyphCache: GlyphCache())
    }
    #expect(error?.description.contains("100 Mpx") == true)
  }
}
