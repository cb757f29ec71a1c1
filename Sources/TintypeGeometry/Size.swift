// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// A width and a height, in points unless a name says otherwise.
package struct Size: Hashable, Sendable {
  package var width: Double
  package var height: Double

  package static let zero = Size(width: 0, height: 0)

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Whether either side is zero or negative, so that nothing can be drawn in it.
  package var isEmpty: Bool { !(width > 0 && height > 0) }

  /// The length along one direction.
  package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
