// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// An axis-aligned rectangle, in points unless a name says otherwise.
///
/// **Convention:** contains the positions with `minX ≤ x < maxX` and `minY ≤ y < maxY`.
package struct Rect: Hashable, Sendable {
  package var origin: Point
  package var size: Size

  package static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  package init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  package init(x: Double, y: Double, width: Double, height: Double) {
    origin = Point(x: x, y: y)
    size = Size(width: width, height: height)
  }

  package init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  package var minX: Double { origin.x }
  package var minY: Double { origin.y }
  package var maxX: Double { origin.x + size.width }
  package var maxY: Double { origin.y + size.height }
  package var midX: Double { origin.x + size.width / 2 }
  package var midY: Double { origin.y + size.height / 2 }
  package var width: Double { size.width }
  package var height: Double { size.height }
  package var center: Point { Point(x: midX, y: midY) }
  package var isEmpty: Bool { size.isEmpty }

  /// The rectangle shrunk at each side; sides never become shorter than 0.
  package func inset(by insets: Insets) -> Rect {
    Rect(
      x: minX + insets.left,
      y: minY + insets.top,
      width: max(0, width - insets.horizontal),
      height: max(0, height - insets.vertical)
    )
  }

  /// The rectangle shrunk by one distance at every side; sides never become shorter than 0.
  package func inset(by length: Double) -> Rect { inset(by: Insets(all: length)) }

  /// The rectangle grown by one distance at every side.
  package func outset(by length: Double) -> Rect {
    Rect(
      x: minX - length,
      y: minY - length,
      width: width + 2 * length,
      height: height + 2 * length
    )
  }

  package func offset(by delta: Point) -> Rect { Rect(origin: origin + delta, size: size) }

  /// The part that both rectangles cover; empty at `.zero` when they don't meet.
  package func intersection(_ other: Rect) -> Rect {
    let x0 = max(minX, other.minX)
    let y0 = max(minY, other.minY)
    let x1 = min(maxX, other.maxX)
    let y1 = min(maxY, other.maxY)
    return x1 > x0 && y1 > y0 ? Rect(minX: x0, minY: y0, maxX: x1, maxY: y1) : .zero
  }

  /// The smallest rectangle that covers both, ignoring an empty one.
  package func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return Rect(
      minX: min(minX, other.minX),
      minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY)
    )
  }

  package func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The rectangle whose edges lie on whole device pixels.
  ///
  /// Minimum and maximum edges round separately, halves up, so neighbours keep their common edge.
  /// **Source:** facts `layout-defaults.json`, pixel_rounding.
  ///
  /// - `scale`: Pixels per point, > 0.
  package func roundedToPixels(scale: Double) -> Rect {
    // Halves that came about by adding thirds fall short of a half by a rounding error.
    func rounded(_ x: Double) -> Double { Maths.roundHalfUp(x * scale + 1e-6) / scale }
    return Rect(
      minX: rounded(minX),
      minY: rounded(minY),
      maxX: rounded(maxX),
      maxY: rounded(maxY)
    )
  }
}
