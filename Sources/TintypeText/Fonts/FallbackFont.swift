// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import CFonts

/// The fonts that are asked, in this order, for what a text's own font lacks.
enum FallbackFont: CaseIterable {
  case inter, hebrew, arabic, devanagari, thai, cjk, symbols2, symbols, emoji

  /// How far usual letters reach above and below the baseline, in parts of the em, where that is more
  /// than Latin line boxes hold.
  ///
  /// **Source:** bounds of the fonts' own glyphs: final Arabic ع and ي reach 0.42 down, Devanagari vowel
  /// signs 0.39; Thai tone marks over vowels reach 1.06 up.
  var reach: FontReach? {
    switch self {
    case .arabic: FontReach(ascent: 0.97, descent: 0.42)
    case .devanagari: FontReach(ascent: 0.92, descent: 0.40)
    case .thai: FontReach(ascent: 1.06, descent: 0.27)
    default: nil
    }
  }

  /// The file, and how much its stems must gain (in parts of the em) to look as heavy as `weight`.
  func file(weight: Double) -> (file: TintypeFontFile, boldening: Double) {
    let bold = weight >= 600
    return switch self {
    case .inter: (TintypeFontInter, 0)
    case .hebrew: (bold ? TintypeFontHebrewBold : TintypeFontHebrewRegular, 0)
    case .arabic: (bold ? TintypeFontArabicBold : TintypeFontArabicRegular, 0)
    case .devanagari: (bold ? TintypeFontDevanagariBold : TintypeFontDevanagariRegular, 0)
    case .thai: (bold ? TintypeFontThaiBold : TintypeFontThaiRegular, 0)
    case .cjk: (TintypeFontCJK, min(max((weight - 400) / 300, 0), 1.5) * 0.03)
    case .symbols2: (TintypeFontSymbols2, 0)
    case .symbols: (TintypeFontSymbols, 0)
    case .emoji: (TintypeFontColorEmoji, 0)
    }
  }
}

/// How far letters reach above and below the baseline, in parts of the em.
struct FontReach: Hashable, Sendable {
  var ascent: Double
  var descent: Double
}
