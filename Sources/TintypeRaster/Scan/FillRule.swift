// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Which places belong to the inside of a path.
package enum FillRule: Hashable, Sendable {
  /// Those that the path winds around.
  case winding
  /// Those that a ray leaves after an odd number of crossings.
  case evenOdd
}
