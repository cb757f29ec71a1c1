// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Why a font of the user's can't be added.
package enum FontError: Error, Equatable, CustomStringConvertible {
  /// The bytes are not a font, or one without glyphs.
  case unreadable(byteCount: Int)
  /// The font doesn't say what it is called and no name was given.
  case unnamed

  package var description: String {
    switch self {
    case .unreadable(let count): "these \(count) bytes are not a TrueType or OpenType font"
    case .unnamed: "the font has no family name; give one to use it by"
    }
  }
}
