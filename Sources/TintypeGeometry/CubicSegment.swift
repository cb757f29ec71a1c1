// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// One Bézier curve of the third degree; lines and quadratic curves are special cases.
struct CubicSegment {
  var from: Point
  var control1: Point
  var control2: Point
  var to: Point

  init(from: Point, control1: Point, control2: Point, to: Point) {
    self.from = from
    self.control1 = control1
    self.control2 = control2
    self.to = to
  }

  init(from: Point, control: Point, to: Point) {
    self.init(
      from: from,
      control1: from.interpolated(to: control, at: 2.0 / 3),
      control2: to.interpolated(to: control, at: 2.0 / 3),
      to: to
    )
  }

  func point(at t: Double) -> Point {
    let u = 1 - t
    let (k0, k1, k2, k3) = (u * u * u, 3 * (u * u * t), 3 * (u * t * t), t * t * t)
    return Point(
      x: (k0 * from.x + k3 * to.x) + (k1 * control1.x + k2 * control2.x),
      y: (k0 * from.y + k3 * to.y) + (k1 * control1.y + k2 * control2.y)
    )
  }

  /// The direction at a place, not of unit length; where control points coincide, the direction
  /// that the curve tends to.
  func tangent(at t: Double) -> Point {
    let u = 1 - t
    let d =
      (control1 - from) * (u * u) + (control2 - control1) * (2 * u * t)
      + (to - control2) * (t * t)
    let size = Swift.max(
      (control1 - from).squaredLength,
      (control2 - control1).squaredLength,
      (to - control2).squaredLength
    )
    if d.squaredLength > size * 1e-18 { return d }
    if t < 0.5 {
      let second = control2 - from
      return second.squaredLength > size * 1e-18 ? second : to - from
    }
    let second = to - control1
    return second.squaredLength > size * 1e-18 ? second : to - from
  }

  /// Number of equal steps in t whose chords stay within a tolerance of the curve.
  func steps(tolerance: Double) -> Int {
    let a = (from - control1) - (control1 - control2)
    let b = (control1 - control2) - (control2 - to)
    let bend = 6 * Swift.max(a.squaredLength, b.squaredLength).squareRoot()
    let n = (bend / (8 * tolerance)).squareRoot().rounded(.up)
    return Int(Swift.min(Swift.max(1, n), 10_000))
  }

  /// The part between two places.
  func part(from t0: Double, to t1: Double) -> CubicSegment {
    func blossom(_ a: Double, _ b: Double, _ c: Double) -> Point {
      let ab = from.interpolated(to: control1, at: a)
      let bc = control1.interpolated(to: control2, at: a)
      let cd = control2.interpolated(to: to, at: a)
      let abc = ab.interpolated(to: bc, at: b)
      return abc.interpolated(to: bc.interpolated(to: cd, at: b), at: c)
    }
    return CubicSegment(
      from: blossom(t0, t0, t0),
      control1: blossom(t0, t0, t1),
      control2: blossom(t0, t1, t1),
      to: blossom(t1, t1, t1)
    )
  }
}

extension Point {
  var squaredLength: Double { x * x + y * y }

  /// The same direction with length 1; `nil` for a point without direction.
  var normalized: Point? {
    let size = Swift.max(x.magnitude, y.magnitude)
    guard size > 0, size.isFinite else { return nil }
    let p = Point(x: x / size, y: y / size)
    let length = p.squaredLength.squareRoot()
    return Point(x: p.x / length, y: p.y / length)
  }
}
