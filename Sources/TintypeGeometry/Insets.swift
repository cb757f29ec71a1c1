// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Distances by which a rectangle shrinks at each side, in points.
///
/// Negative ones let it grow.
package struct Insets: Hashable, Sendable {
  package var top: Double
  package var left: Double
  package var bottom: Double
  package var right: Double

  package static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)

  package init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same distance at all four sides.
  package init(all length: Double) {
    self.init(top: length, left: length, bottom: length, right: length)
  }

  package var horizontal: Double { left + right }
  package var vertical: Double { top + bottom }
}
