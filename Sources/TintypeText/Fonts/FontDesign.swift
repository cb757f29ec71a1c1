// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// The four families that Apple's system font comes in.
package enum FontDesign: Hashable, Sendable {
  case `default`
  case rounded
  case serif
  case monospaced
}
