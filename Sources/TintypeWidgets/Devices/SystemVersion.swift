// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// The look of the system that a picture imitates.
package enum SystemVersion: Int, Sendable, CaseIterable {
  /// iOS 18 and its forerunners.
  case ios18 = 18
  /// iOS 26.
  case ios26 = 26
}
