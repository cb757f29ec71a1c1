// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import CFonts

/// The fonts that are asked, in this order, for what a text's own font lacks.
enum FallbackFont: CaseIterable {
  case inter, hebrew, arabic, devanagari, thai, cjk, symbols2, symbols, emoji

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
