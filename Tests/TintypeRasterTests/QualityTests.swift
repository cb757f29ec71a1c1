// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry
import TintypeRaster

/// What good drawing means, in numbers.
@Suite struct QualityTests {
  private static func drawn(
    _ path: BezierPath,
    _ width: Int = 160,
    _ height: Int = 160
  ) throws -> Pixmap {
    try Drawing.pixmap(width, height) {
      try $0.fill(path, rule: .winding, shader: .solid(Drawing.black))
    }
  }

  private static func ring(_ rect: Rect, _ radius: Double, _ style: CornerStyle, _ width: Double)
    -> BezierPath
  {
    BezierPath(roundedRect: rect, radii: CornerRadii(all: radius), style: style)
      .stroked(StrokeOptions(width: width), tolerance: 0.025)
  }

  /// Ink in pixels within some columns and rows.
  private static func ink(_ pixmap: Pixmap, _ columns: Range<Int>, _ rows: Range<Int>) -> Double {
    rows.reduce(0.0) { sum, y in
      columns.reduce(sum) { $0 + Double(pixmap.alpha($1, y)) / 255 }
    }
  }

  // MARK: Arcs weigh what edges weigh

  @Test(arguments: [1.0, 1.5, 2, 3], [CornerStyle.circular, .continuous])
  func aBorderWeighsTheSameAlongArcAndEdge(width: Double, style: CornerStyle) throws {
    let (size, radius) = (160, 40.0)
    let rect = Rect(x: 10.3, y: 10.3, width: 139.4, height: 139.4)
    let path = BezierPath(roundedRect: rect, radii: CornerRadii(all: radius), style: style)
    let pixmap = try Self.drawn(Self.ring(rect, radius, style, width))
    // The upper left quarter holds an arc and straight parts; the middle row crosses one edge.
    let quarter = Self.ink(pixmap, 0..<size / 2, 0..<size / 2)
    let edge = Self.ink(pixmap, 0..<size / 2, size / 2..<size / 2 + 1)
    #expect((edge / width - 1).magnitude < 0.005)
    let reach = style == .circular ? radius : radius * 1.52866495
    let straight = 2 * (Double(size) / 2 - rect.minX - reach)
    let arc = (quarter - straight * edge) / (path.length / 4 - straight)
    #expect((arc / edge - 1).magnitude < 0.02, "arc \(arc), edge \(edge)")
  }

  @Test(arguments: [3.0, 7.5, 20, 66.6]) func aCircleHoldsItsArea(radius: Double) throws {
    let circle = BezierPath(
      ellipseIn: Rect(x: 80.2 - radius, y: 79.7 - radius, width: 2 * radius, height: 2 * radius)
    )
    let area = Self.ink(try Self.drawn(circle), 0..<160, 0..<160)
    // The edge lies within a fiftieth of a pixel.
    #expect(((area / Maths.pi).squareRoot() - radius).magnitude < 0.02)
  }

  // MARK: Opposite corners are mirror images

  private static func isItsMirrorImage(_ pixmap: Pixmap) -> Bool {
    let rows = (0..<pixmap.height).map { y in (0..<pixmap.width).map { pixmap[$0, y] } }
    return rows == rows.reversed() && rows == rows.map { $0.reversed() }
  }

  @Test(arguments: [CornerStyle.circular, .continuous], [0, 8, 21.7, 60])
  func cornersMirrorEachOther(style: CornerStyle, radius: Double) throws {
    for inset in [10, 10.5, 11.3] {
      let rect = Rect(x: inset, y: inset + 7, width: 160 - 2 * inset, height: 146 - 2 * inset)
      let path = BezierPath(roundedRect: rect, radii: CornerRadii(all: radius), style: style)
      #expect(Self.isItsMirrorImage(try Self.drawn(path)), "fill, inset \(inset)")
      let stroke = path.stroked(StrokeOptions(width: 2.3), tolerance: 0.025)
      #expect(Self.isItsMirrorImage(try Self.drawn(stroke)), "stroke, inset \(inset)")
      let shadowed = try Drawing.pixmap(160, 160) {
        let shadow = Filter.shadow(color: Drawing.black, radius: 6, offset: .zero)
        try $0.pushLayer(LayerEffects(filters: [shadow]), bounds: nil)
        try $0.fill(path, rule: .winding, shader: .solid(Drawing.red))
        try $0.popLayer()
      }
      #expect(Self.isItsMirrorImage(shadowed), "shadow, inset \(inset)")
    }
  }

  // MARK: Ways to the same pixels

  /// Rounded rectangles of radius 0, half the side and in between meet the general path's
  /// pixels: a rectangle has a way of its own, and a capsule's ends are a circle's halves.
  @Test func shapesAgreeWhereTheyAreTheSame() throws {
    let square = Rect(x: 20.25, y: 20.25, width: 80, height: 80)
    let circle = try Self.drawn(BezierPath(ellipseIn: square))
    let round = try Self.drawn(
      BezierPath(roundedRect: square, radii: CornerRadii(all: 40), style: .circular)
    )
    #expect(circle == round)
    let capsule = try Self.drawn(
      BezierPath(
        roundedRect: Rect(x: 20.25, y: 20.25, width: 110, height: 80),
        radii: CornerRadii(all: 40),
        style: .circular
      )
    )
    #expect((0..<160).allSatisfy { y in (0..<60).allSatisfy { capsule[$0, y] == circle[$0, y] } })
    let rect = Rect(x: 20.25, y: 30.5, width: 71.3, height: 40.1)
    let plain = try Drawing.pixmap(160, 160) {
      try $0.fill(rect, shader: .solid(Drawing.black))
    }
    #expect(plain == (try Self.drawn(BezierPath(rect: rect))))
    let sharp = BezierPath(roundedRect: rect, radii: CornerRadii(all: 0), style: .continuous)
    #expect(plain == (try Self.drawn(sharp)))
  }

  @Test func aClipLetsThroughWhatAFillCovers() throws {
    let path = BezierPath(
      roundedRect: Rect(x: 8.2, y: 9.7, width: 120, height: 90),
      radii: CornerRadii(all: 22),
      style: .continuous
    )
    func clipped(twice: Bool) throws -> [[Int]] {
      try Drawing.pixmap(160, 160) {
        try $0.pushClip(path, rule: .winding, twice: twice)
        try $0.fill(Rect(x: 0, y: 0, width: 160, height: 160), shader: .solid(Drawing.black))
        $0.popClip()
      }.alphas
    }
    let filled = try Self.drawn(path).alphas
    #expect(try clipped(twice: false) == filled)
    let squares = filled.map { $0.map { Int((Double($0 * $0) / 255).rounded()) } }
    #expect(try clipped(twice: true) == squares)
  }

  // MARK: Neighbours

  /// Where two shapes meet on a pixel's edge, nothing of the ground shows.
  ///
  /// Within a pixel, each covers its own share of what is there, so that p · (1 − p) of the ground
  /// remains, a quarter at most: shapes don't know of each other. Frames lie on whole pixels for
  /// that reason.
  @Test(arguments: [0, 0.25, 0.5, 0.75]) func neighboursMeet(share: Double) throws {
    let x = 40 + share
    let pixmap = try Drawing.pixmap(80, 20) {
      try $0.fill(Rect(x: 0, y: 0, width: x, height: 20), shader: .solid(Drawing.black))
      try $0.fill(Rect(x: x, y: 0, width: 80 - x, height: 20), shader: .solid(Drawing.black))
    }
    let ground = 255 * share * (1 - share)
    let found = pixmap.alphas.map { 255 - $0[40] }
    #expect(found.allSatisfy { (Double($0) - ground).magnitude <= 1.01 }, "\(found)")
    let others = pixmap.alphas.flatMap { $0[..<40] + $0[41...] }
    #expect(others.allSatisfy { $0 == 255 })
  }

  /// Round shapes that share straight edges on pixels have no seam there either.
  @Test func halvesOfACapsuleMeet() throws {
    func half(_ x: Double, _ radii: CornerRadii) -> BezierPath {
      BezierPath(
        roundedRect: Rect(x: x, y: 20, width: 60, height: 80),
        radii: radii,
        style: .circular
      )
    }
    let pixmap = try Drawing.pixmap(160, 120) {
      let left = CornerRadii(topLeft: 30, topRight: 0, bottomRight: 0, bottomLeft: 30)
      let right = CornerRadii(topLeft: 0, topRight: 30, bottomRight: 30, bottomLeft: 0)
      try $0.fill(half(20, left), rule: .winding, shader: .solid(Drawing.black))
      try $0.fill(half(80, right), rule: .winding, shader: .solid(Drawing.black))
    }
    #expect((20..<100).allSatisfy { pixmap.alpha(79, $0) == 255 && pixmap.alpha(80, $0) == 255 })
  }
}
