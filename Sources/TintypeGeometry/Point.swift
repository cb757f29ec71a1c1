// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// A position in the plane, in points unless a name says otherwise.
///
/// **Convention:** origin top left, y down.
package struct Point: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package static let zero = Point(x: 0, y: 0)

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  package static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  package static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
  package static func * (a: Point, k: Double) -> Point { Point(x: a.x * k, y: a.y * k) }

  /// The straight-line distance to another position.
  package func distance(to other: Point) -> Double {
    let dx = x - other.x
    let dy = y - other.y
    return (dx * dx + dy * dy).squareRoot()
  }

  /// The position a share of the way towards another one: 0 is here, 1 is there.
  package func interpolated(to other: Point, at t: Double) -> Point {
    Point(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
  }

  /// The coordinate along one direction.
  package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
