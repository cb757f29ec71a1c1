// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry
import TintypeRaster

@Suite struct StrokeFillTests {
  private static func stroke(_ path: BezierPath, _ options: StrokeOptions) throws -> Pixmap {
    try Drawing.pixmap(80, 80) {
      try $0.fill(
        path.stroked(options, tolerance: 0.025),
        rule: .winding,
        shader: .solid(Drawing.black)
      )
    }
  }

  @Test func aPenWiderThanItsCircleLeavesNoHole() throws {
    let circle = BezierPath(ellipseIn: Rect(x: 35, y: 35, width: 10, height: 10))
    let pixmap = try Self.stroke(circle, StrokeOptions(width: 16))
    let area = Double(pixmap.alphas.joined().reduce(0, +)) / 255
    #expect((area / (Maths.pi * 13 * 13) - 1).magnitude < 0.005)
    #expect(pixmap.alpha(40, 40) == 255 && pixmap.alpha(36, 40) == 255)
  }

  @Test func aRingHasItsAreaAndIsItsMirrorImage() throws {
    let circle = BezierPath(ellipseIn: Rect(x: 10, y: 10, width: 60, height: 60))
    let rows = try Self.stroke(circle, StrokeOptions(width: 7)).alphas
    let area = Double(rows.joined().reduce(0, +)) / 255
    #expect((area / (Maths.pi * 60 * 7) - 1).magnitude < 0.002)
    #expect(rows == rows.map { $0.reversed() } && rows == rows.reversed())
  }

  @Test func aHairlineOnPixelEdgesIsHalfCovered() throws {
    var path = BezierPath(rect: Rect(x: 10, y: 10, width: 20, height: 20))
    path.close()
    let pixmap = try Self.stroke(path, StrokeOptions(width: 3))
    #expect((8...12).map { pixmap.alpha(20, $0) } == [128, 255, 255, 128, 0])
  }
}
