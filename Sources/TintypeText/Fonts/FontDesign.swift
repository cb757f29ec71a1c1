// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// The four families that Apple's system font comes in.
package enum FontDesign: Hashable, Sendable {
  case `default`
  case rounded
  case serif
  case monospaced

  /// Apple's own family, which is drawn when the user adds it.
  var appleFamily: String {
    switch self {
    case .default: "SF Pro"
    case .rounded: "SF Pro Rounded"
    case .serif: "New York"
    case .monospaced: "SF Mono"
    }
  }
}
