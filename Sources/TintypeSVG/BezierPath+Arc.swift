// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry

extension BezierPath {
  /// Adds a part of an ellipse given by its ends, in pieces of a quarter at most.
  ///
  /// - `radii`: Grown evenly when they are too short to reach both ends.
  /// - `turn`: How far the ellipse is turned, in radians.
  /// - `isLarge`: Whether the longer one of two parts is meant.
  /// - `isClockwise`: Whether the part runs clockwise on screen.
  ///
  /// **Source:** SVG 2, B.2.4, "Conversion from endpoint to center parameterization".
  mutating func arc(
    from p: Point,
    to q: Point,
    radii: Size,
    turn: Double,
    isLarge: Bool,
    isClockwise: Bool
  ) {
    if p == q { return }
    var (rx, ry) = (radii.width.magnitude, radii.height.magnitude)
    guard rx > 0, ry > 0 else { return line(to: q) }
    let (sin, cos) = Maths.sinAndCos(turn)
    // Step 1: half of the way, seen along the ellipse's axes.
    let half = (p - q) * 0.5
    let x1 = cos * half.x + sin * half.y
    let y1 = cos * half.y - sin * half.x
    // B.2.5: radii that are too short.
    let excess = (x1 / rx) * (x1 / rx) + (y1 / ry) * (y1 / ry)
    if excess > 1 {
      rx *= excess.squareRoot()
      ry *= excess.squareRoot()
    }
    // Step 2: the centre along those axes.
    let (a, b) = (x1 / rx, y1 / ry)
    let length = a * a + b * b
    let root = (Swift.max(0, 1 - length) / length).squareRoot()
    let side = isLarge == isClockwise ? -root : root
    let (cx, cy) = (side * rx * b, -side * ry * a)
    // Step 4: the angles.
    let from = Maths.atan2((y1 - cy) / ry, (x1 - cx) / rx)
    var sweep = Maths.atan2((-y1 - cy) / ry, (-x1 - cx) / rx) - from
    if isClockwise && sweep < 0 { sweep += 2 * Maths.pi }
    if !isClockwise && sweep > 0 { sweep -= 2 * Maths.pi }
    // Step 3: from the unit circle to where the ellipse is.
    let middle = p.interpolated(to: q, at: 0.5)
    let place = AffineTransform(
      a: rx * cos,
      b: rx * sin,
      c: -ry * sin,
      d: ry * cos,
      tx: cos * cx - sin * cy + middle.x,
      ty: sin * cx + cos * cy + middle.y
    )
    // Radii far beyond the distance lose all precision: such an arc is flat, or a point.
    guard sweep.isFinite, place.tx.isFinite, place.ty.isFinite else { return line(to: q) }
    unitArc(from: from, sweep: sweep, place: place, to: q)
  }

  private mutating func unitArc(
    from: Double,
    sweep: Double,
    place: AffineTransform,
    to end: Point
  ) {
    let count = Swift.max(1, Int((sweep.magnitude / (Maths.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let handle = 4.0 / 3 * Maths.tan(step / 4)
    var (s0, c0) = Maths.sinAndCos(from)
    for i in 1...count {
      let (s1, c1) = Maths.sinAndCos(from + step * Double(i))
      cubic(
        to: i == count ? end : place.apply(Point(x: c1, y: s1)),
        control1: place.apply(Point(x: c0 - handle * s0, y: s0 + handle * c0)),
        control2: place.apply(Point(x: c1 + handle * s1, y: s1 - handle * c1))
      )
      (s0, c0) = (s1, c1)
    }
  }
}
