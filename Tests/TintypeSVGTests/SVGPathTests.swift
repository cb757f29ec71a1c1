// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry
import TintypeRaster

@testable import TintypeSVG

@Suite struct SVGPathTests {
  private func elements(_ data: String) throws -> [BezierPath.Element] {
    try SVGPathData.path(data).elements
  }

  private func p(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  @Test func readsAllCommands() throws {
    #expect(
      try elements("M1 2L3,4H5V6C1 2 3 4 5 6S7 8 9 10Q1 1 2 2T4 4Z") == [
        .move(p(1, 2)), .line(p(3, 4)), .line(p(5, 4)), .line(p(5, 6)),
        .cubic(control1: p(1, 2), control2: p(3, 4), to: p(5, 6)),
        .cubic(control1: p(7, 8), control2: p(7, 8), to: p(9, 10)),
        .quad(control: p(1, 1), to: p(2, 2)), .quad(control: p(3, 3), to: p(4, 4)), .close,
      ]
    )
  }

  @Test func relativeCommandsStartWhereTheLastOneEnded() throws {
    #expect(
      try elements("m1 2l3 4h5v6c1 2 3 4 5 6s1 1 2 2q1 1 2 2t4 4z") == [
        .move(p(1, 2)), .line(p(4, 6)), .line(p(9, 6)), .line(p(9, 12)),
        .cubic(control1: p(10, 14), control2: p(12, 16), to: p(14, 18)),
        .cubic(control1: p(16, 20), control2: p(15, 19), to: p(16, 20)),
        .quad(control: p(17, 21), to: p(18, 22)), .quad(control: p(19, 23), to: p(22, 26)), .close,
      ]
    )
  }

  @Test func morePairsGoOnWithTheSameCommand() throws {
    #expect(
      try elements("M0 0 1 1 2 0m1 1 1 0") == [
        .move(p(0, 0)), .line(p(1, 1)), .line(p(2, 0)), .move(p(3, 1)), .line(p(4, 1)),
      ]
    )
  }

  @Test func numbersNeedNoSpaceBetweenThem() throws {
    #expect(try elements("M.5.5-1-1e1") == [.move(p(0.5, 0.5)), .line(p(-1, -10))])
    // Flags are single digits.
    #expect(try elements("M0 0a1 1 0 012 0").last == elements("M0 0A1 1 0 0 1 2 0").last)
  }

  @Test func aContourAfterACloseBeginsWhereTheLastOneDid() throws {
    #expect(
      try elements("M1 1h2v2zl-1 0") == [
        .move(p(1, 1)), .line(p(3, 1)), .line(p(3, 3)), .close, .move(p(1, 1)), .line(p(0, 1)),
      ]
    )
  }

  /// All points of an arc lie on its ellipse, and it takes the side that the flags say.
  @Test(arguments: [(false, false), (false, true), (true, false), (true, true)])
  func arcsLieOnTheirEllipse(isLarge: Bool, isClockwise: Bool) throws {
    let data = "M2 0A4 2 30 \(isLarge ? 1 : 0) \(isClockwise ? 1 : 0) 0 3"
    let flat = try SVGPathData.path(data).flattened(tolerance: 1e-3)
    var points: [Point] = []
    for case .line(let p) in flat.elements { points.append(p) }
    #expect(points.last == p(0, 3))
    // The centre is where all points are equally far in the ellipse's measure.
    let (s, c) = Maths.sinAndCos(Maths.pi / 6)
    func unit(_ q: Point) -> Point { p((c * q.x + s * q.y) / 4, (c * q.y - s * q.x) / 2) }
    let ends = (unit(p(2, 0)), unit(p(0, 3)))
    let half = (ends.1 - ends.0) * 0.5
    let away = (1 / (half.x * half.x + half.y * half.y) - 1).squareRoot()
    // A short part that runs clockwise has its centre to the right of its way.
    let side = isLarge == isClockwise ? -away : away
    let center = ends.0 + half + p(-half.y, half.x) * side
    let sizes = points.map { unit($0).distance(to: center) }
    #expect(sizes.allSatisfy { abs($0 - 1) < 2e-3 })
    let length = flat.length
    #expect(isLarge ? length > 9 : length < 7)
    let turn = (points[0] - p(2, 0)), way = p(0, 3) - p(2, 0)
    #expect((way.x * turn.y - way.y * turn.x < 0) == isClockwise)
  }

  @Test func arcsThatCantReachAreGrownAndThoseWithoutRadiusAreLines() throws {
    let grown = try SVGPathData.path("M0 0A1 1 0 0 1 10 0").tightBox
    #expect(abs((grown?.minY ?? 0) + 5) < 1e-3)
    #expect(try elements("M0 0A0 1 0 0 1 10 0").last == .line(p(10, 0)))
    #expect(try elements("M0 0A1e-308 1 0 0 1 10 0").last == .line(p(10, 0)))
    #expect(try elements("M0 0A1e308 1e-308 9 1 1 10 0").last == .line(p(10, 0)))
    #expect(try elements("M3 3A1 1 0 0 1 3 3") == [.move(p(3, 3))])
  }

  @Test(arguments: [
    ("L1 1", "a move (M) first"), ("M1", "a number"), ("M1 1 x", "a number"),
    ("M1 1A1 1 0 2 0 3 3", "0 or 1"), ("M0 0z1 1", "a command"), ("M1e999 0", "a number"),
    ("3 3", "a command"),
  ])
  func wrongDataIsAnError(data: String, expected: String) {
    let error = #expect(throws: SVGPathData.Failure.self) { try SVGPathData.path(data) }
    #expect(error?.expected == expected)
  }
}
