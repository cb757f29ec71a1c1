// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// One of the two directions in the plane.
package enum Axis: Sendable, Hashable, CaseIterable {
  case horizontal, vertical

  /// The direction at a right angle to this one.
  package var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}
