// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// A map of the plane that keeps straight lines straight and parallels parallel.
///
/// `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`. **Convention:** angles in radians, clockwise on
/// screen because y points down.
package struct AffineTransform: Hashable, Sendable {
  package var a: Double
  package var b: Double
  package var c: Double
  package var d: Double
  package var tx: Double
  package var ty: Double

  package static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  package init(translationX x: Double, y: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  package init(scaleX x: Double, y: Double) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  package init(rotation angle: Double) {
    let (sin, cos) = (Maths.sin(angle), Maths.cos(angle))
    self.init(a: cos, b: sin, c: -sin, d: cos, tx: 0, ty: 0)
  }

  /// The map that applies this one first and then another.
  package func concatenated(with next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c,
      b: a * next.b + b * next.d,
      c: c * next.a + d * next.c,
      d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty
    )
  }

  /// The same linear map with its fixed point moved from the origin to an anchor.
  package func anchored(at anchor: Point) -> AffineTransform {
    AffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenated(with: self)
      .concatenated(with: AffineTransform(translationX: anchor.x, y: anchor.y))
  }

  package func apply(_ p: Point) -> Point {
    Point(x: a * p.x + c * p.y + tx, y: b * p.x + d * p.y + ty)
  }

  /// The smallest upright rectangle that covers the image of a rectangle.
  package func boundingBox(of rect: Rect) -> Rect {
    let corners = [
      apply(rect.origin), apply(Point(x: rect.maxX, y: rect.minY)),
      apply(Point(x: rect.minX, y: rect.maxY)), apply(Point(x: rect.maxX, y: rect.maxY)),
    ]
    var box = (minX: corners[0].x, minY: corners[0].y, maxX: corners[0].x, maxY: corners[0].y)
    for p in corners.dropFirst() {
      box = (min(box.minX, p.x), min(box.minY, p.y), max(box.maxX, p.x), max(box.maxY, p.y))
    }
    return Rect(minX: box.minX, minY: box.minY, maxX: box.maxX, maxY: box.maxY)
  }

  package var determinant: Double { a * d - b * c }

  /// The map back; `nil` when the plane collapses to a line or a point.
  package var inverse: AffineTransform? {
    let det = determinant
    guard det != 0, det.isFinite else { return nil }
    return AffineTransform(
      a: d / det,
      b: -b / det,
      c: -c / det,
      d: a / det,
      tx: (c * ty - d * tx) / det,
      ty: (b * tx - a * ty) / det
    )
  }

  /// Whether upright rectangles stay upright and are not turned.
  package var isScaleAndTranslation: Bool { b == 0 && c == 0 }
}
