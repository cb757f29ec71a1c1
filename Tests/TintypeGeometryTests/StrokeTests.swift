// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry

@Suite struct StrokeTests {
  /// Signed area by the shoelace formula, contours summed.
  private static func area(_ path: BezierPath) -> Double {
    var sum = 0.0
    var (start, current) = (Point.zero, Point.zero)
    func add(_ p: Point) {
      sum += (current.x * p.y - current.y * p.x) / 2
      current = p
    }
    for element in path.elements {
      switch element {
      case .move(let p):
        add(start)
        (start, current) = (p, p)
      case .line(let p), .quad(_, let p), .cubic(_, _, let p): add(p)
      case .close: add(start)
      }
    }
    add(start)
    return sum
  }

  private static func line(_ points: (Double, Double)...) -> BezierPath {
    var path = BezierPath()
    for (x, y) in points { path.line(to: Point(x: x, y: y)) }
    return path
  }

  private static func stroked(_ path: BezierPath, _ options: StrokeOptions) -> BezierPath {
    path.stroked(options, tolerance: 0.01)
  }

  @Test func capsEndALineInThreeWays() {
    let line = Self.line((0, 0), (10, 0))
    let butt = Self.stroked(line, StrokeOptions(width: 4))
    #expect(butt.controlBox == Rect(x: 0, y: -2, width: 10, height: 4))
    #expect(Self.area(butt) == 40)
    let square = Self.stroked(line, StrokeOptions(width: 4, cap: .square))
    #expect(square.controlBox == Rect(x: -2, y: -2, width: 14, height: 4))
    let round = Self.stroked(line, StrokeOptions(width: 4, cap: .round))
    #expect((round.controlBox.minX + 2).magnitude < 0.01)
    #expect((Self.area(round) - 40 - Maths.pi * 4).magnitude < 0.1)
  }

  @Test func joinsFillTheOutsideOfACorner() {
    let corner = Self.line((0, 0), (10, 0), (10, 10))
    let miter = Self.stroked(corner, StrokeOptions(width: 2, join: .miter))
    #expect(miter.controlBox == Rect(x: 0, y: -1, width: 11, height: 11))
    // The two arms overlap in a unit square within the corner, which counts twice.
    #expect((Self.area(miter) - 41).magnitude < 1e-9)
    let bevel = Self.stroked(corner, StrokeOptions(width: 2, join: .bevel))
    #expect((Self.area(bevel) - 40.5).magnitude < 1e-9)
    let round = Self.stroked(corner, StrokeOptions(width: 2, join: .round))
    #expect((Self.area(round) - 40 - Maths.pi / 4).magnitude < 0.02)
  }

  @Test func longMitersBecomeBevels() {
    // A right angle's miter is √2 half widths long.
    let corner = Self.line((0, 0), (10, 0), (10, 10))
    let below = Self.stroked(corner, StrokeOptions(width: 2, miterLimit: 1.41))
    let above = Self.stroked(corner, StrokeOptions(width: 2, miterLimit: 1.42))
    #expect((Self.area(below) - 40.5).magnitude < 1e-9)
    #expect((Self.area(above) - 41).magnitude < 1e-9)
  }

  @Test(arguments: [1.0, -1.0])
  func aClosedContourBecomesARing(direction: Double) {
    var square = Self.line((0, 0), (10 * direction, 0), (10 * direction, 10), (0, 10))
    square.close()
    let ring = Self.stroked(square, StrokeOptions(width: 2))
    #expect((ring.controlBox.width - 12).magnitude < 1e-9)
    // 144 − 64, plus a unit square at each inner corner that counts twice.
    #expect((Self.area(ring) - 84).magnitude < 1e-9)
  }

  @Test func aCircleBecomesARing() {
    let circle = BezierPath(ellipseIn: Rect(x: -10, y: -10, width: 20, height: 20))
    let ring = Self.stroked(circle, StrokeOptions(width: 4))
    #expect((Self.area(ring) - Maths.pi * (144 - 64)).magnitude < 0.5)
  }

  @Test func dashesFollowTheirPatternAndPhase() {
    let line = Self.line((0, 0), (10, 0))
    let dashed = Self.stroked(line, StrokeOptions(width: 2, dash: [3, 1]))
    #expect(Self.area(dashed) == 16)
    let moved = Self.stroked(line, StrokeOptions(width: 2, dash: [3, 1], dashPhase: 2))
    // On 0–1, 2–5, 6–9.
    #expect(Self.area(moved) == 14)
    let odd = Self.stroked(line, StrokeOptions(width: 2, dash: [2]))
    #expect(Self.area(odd) == 12)
    let solid = Self.stroked(line, StrokeOptions(width: 2, dash: [0, 0]))
    #expect(Self.area(solid) == 20)
  }

  @Test func dashesOfNoLengthAreDots() {
    let line = Self.line((0, 0), (10, 0))
    let dots = Self.stroked(line, StrokeOptions(width: 2, cap: .round, dash: [0, 4]))
    let count = dots.elements.count { if case .move = $0 { true } else { false } }
    #expect(count == 3)
    #expect((Self.area(dots) - 3 * Maths.pi).magnitude < 0.15)
  }

  @Test func aLineWithoutLengthShowsRoundAndSquareCaps() {
    let dot = Self.line((5, 5), (5, 5))
    #expect(Self.stroked(dot, StrokeOptions(width: 2)).isEmpty)
    #expect(Self.area(Self.stroked(dot, StrokeOptions(width: 2, cap: .square))) == 4)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func unusableWidthsDrawNothing(width: Double) {
    #expect(Self.stroked(Self.line((0, 0), (9, 0)), StrokeOptions(width: width)).isEmpty)
  }
}
