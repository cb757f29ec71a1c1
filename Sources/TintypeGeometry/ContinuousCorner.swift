// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// One corner of Apple's continuous rounded rectangle.
///
/// Three cubics, in points from the sharp corner: x along the arriving edge, y along the leaving
/// one. **Source:** facts `container-relative-shape.json`, continuous_corner (macOS 26 dump).
struct ContinuousCorner {
  struct Curve {
    var control1: Point
    var control2: Point
    var to: Point
  }

  var start: Point
  var curves: [Curve]

  /// How far the curve reaches along each edge, in multiples of the radius.
  static let reach = 1.52866495

  /// The corner of a radius in a rectangle.
  ///
  /// - `radius`: Points, ≥ 0, at most `halfSide`.
  /// - `halfSide`: Half the shorter side. When the curve would reach past it, the curve is mixed
  /// with the circular one in proportion, so that a radius of half the side gives a semicircle.
  /// Apple's own rule is unknown; this keeps the nominal radius, as a capsule needs. A radius of half
  /// the side is a semicircle in pictures of iOS 16 (reference case 68); iOS 26 leaves the middle of
  /// the side at a slope of 0.14 instead, up to 0.01 radii inside of ours (07, 30 and 83).
  init(radius r: Double, halfSide: Double) {
    let smooth =
      r > 0 ? min(1, max(0, (halfSide / r - 1) / (Self.reach - 1))) : 1
    func mix(_ x: Double, _ y: Double, _ circleX: Double, _ circleY: Double) -> Point {
      // The smooth curve's points are listed as (leaving, arriving); ours are (arriving, leaving).
      Point(
        x: r * (circleY + (y - circleY) * smooth),
        y: r * (circleX + (x - circleX) * smooth)
      )
    }
    let c = Self.circle
    start = mix(0, Self.reach, 0, 1)
    curves = [
      Curve(
        control1: mix(0, 1.08849001, 0, c.control1),
        control2: mix(0, 0.86840701, c.control2.x, c.control2.y),
        to: mix(0.0749114, 0.63149399, c.to.x, c.to.y)
      ),
      Curve(
        control1: mix(0.16906001, 0.37282401, c.middle.x, c.middle.y),
        control2: mix(0.37282401, 0.16906001, c.middle.y, c.middle.x),
        to: mix(0.63149399, 0.0749114, c.to.y, c.to.x)
      ),
      Curve(
        control1: mix(0.86840701, 0, c.control2.y, c.control2.x),
        control2: mix(1.08849001, 0, c.control1, 0),
        to: mix(Self.reach, 0, 1, 0)
      ),
    ]
  }

  /// The unit quarter circle about (1, 1), cut where the smooth curve is: at 20°, 70° and 90°.
  private static let circle: (control1: Double, control2: Point, to: Point, middle: Point) = {
    func on(_ degrees: Double) -> (Point, Point) {
      let (s, c) = Maths.sinAndCos(degrees * Maths.pi / 180)
      return (Point(x: 1 - c, y: 1 - s), Point(x: s, y: -c))
    }
    let (p20, t20) = on(20)
    let side = 4.0 / 3 * Maths.tan(20 * Maths.pi / 180 / 4)
    let mid = 4.0 / 3 * Maths.tan(50 * Maths.pi / 180 / 4)
    return (1 - side, p20 - t20 * side, p20, p20 + t20 * mid)
  }()
}
