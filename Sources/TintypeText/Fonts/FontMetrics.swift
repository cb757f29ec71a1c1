// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// The vertical measures of a font at its size, in points, all ≥ 0 but the leading.
///
/// They are SF's, New York's and so on, not those of the fonts that stand in for them.
/// **Source:** facts `text-styles.json` (font_metrics), `measured.md` (serif 15 pt gives 18.33).
package struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of the line box.
  package var ascent: Double
  /// From the baseline down to the bottom of the line box.
  package var descent: Double
  /// Published line height minus natural line height; what separates wrapped lines.
  ///
  /// Negative only where the font asks for tight leading.
  package var leading: Double
  package var capHeight: Double

  /// The height of a line box before rounding to pixels.
  package var naturalLineHeight: Double { ascent + descent }

  package init(_ font: FontRequest) {
    let size = font.usableSize
    let ratios = font.design == .serif ? Ratios.newYork : Ratios.sanFrancisco
    ascent = ratios.ascent * size
    descent = ratios.descent * size
    capHeight = ratios.capHeight * size
    let height = font.lineHeight ?? 0
    leading =
      (height.isFinite ? max(0, height - (ascent + descent)) : 0)
      + (font.extraLeading.isFinite ? font.extraLeading : 0)
  }

  private struct Ratios {
    var ascent: Double
    var descent: Double
    var capHeight: Double

    /// Units of SF Pro's own file, 2048 to the em.
    static let sanFrancisco = Ratios(
      ascent: 1950.0 / 2048,
      descent: 494.0 / 2048,
      capHeight: 1443.0 / 2048
    )
    /// One measured box, 18.33 at 15 pt, allows 1.2000…1.2222 in total; the split is a guess.
    static let newYork = Ratios(ascent: 0.9521, descent: 0.2590, capHeight: 0.705)
  }
}
