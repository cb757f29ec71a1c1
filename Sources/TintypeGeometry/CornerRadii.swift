// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// How a rounded corner leaves its edges.
package enum CornerStyle: Hashable, Sendable {
  /// A quarter circle.
  case circular
  /// Apple's curve, whose curvature grows without a jump.
  case continuous
}

/// A radius for each corner of a rectangle, in points, ≥ 0.
package struct CornerRadii: Hashable, Sendable {
  package var topLeft: Double
  package var topRight: Double
  package var bottomRight: Double
  package var bottomLeft: Double

  package init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  package init(all radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  package func map(_ transform: (Double) -> Double) -> CornerRadii {
    CornerRadii(
      topLeft: transform(topLeft),
      topRight: transform(topRight),
      bottomRight: transform(bottomRight),
      bottomLeft: transform(bottomLeft)
    )
  }
}
