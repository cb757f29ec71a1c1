// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import TintypeText

/// Small capitals drawn as capitals of a smaller size; not all of our fonts have their own.
enum SmallCapitalParts {
  struct Part: Equatable {
    var text: String
    var isSmall: Bool
  }

  /// Stretches of a text in one size, those that become small in capitals.
  static func parts(
    of text: String,
    _ capitals: Font.SmallCapitals,
    locale: Locale
  ) -> [Part] {
    var parts: [Part] = []
    for character in text {
      let isSmall =
        (character.isLowercase && capitals.contains(.lowercase))
        || (character.isUppercase && capitals.contains(.uppercase))
      let letters = isSmall ? String(character).uppercased(with: locale) : String(character)
      if parts.last?.isSmall == isSmall {
        parts[parts.count - 1].text += letters
      } else {
        parts.append(Part(text: letters, isSmall: isSmall))
      }
    }
    return parts
  }
}

extension FontRequest {
  /// The same font in a smaller size on lines of the same height.
  func smaller(_ factor: Double) -> FontRequest {
    var result = self
    result.size *= factor
    return result
  }
}
