// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Where the lines of a paragraph stand in its box.
package enum TextAlignment: Hashable, Sendable {
  case leading
  case center
  case trailing
}

/// Which part of a text gives way to an ellipsis.
package enum TruncationMode: Hashable, Sendable {
  case head
  case middle
  case tail
}

/// How a text is laid out as a whole.
package struct ParagraphStyle: Sendable, Hashable {
  package var alignment: TextAlignment = .leading
  /// The most lines to show, ≥ 1; `nil` for as many as there are.
  package var lineLimit: Int?
  /// The lines for which there is room even where there are fewer, ≥ 1.
  package var minimumLines = 1
  package var truncation: TruncationMode = .tail
  /// The least gap between lines in points; the font's own leading counts towards it.
  ///
  /// **Source:** facts `measured.md`: spacing 3 replaces the leading of a caption, 1.68.
  package var lineSpacing: Double = 0
  /// How small the text may become before it is cut off, 0…1.
  package var minimumScaleFactor: Double = 1
  /// Whether letters may move together before the text is cut off.
  package var allowsTightening = false
  /// Whether `leading` is on the right, and text without direction of its own runs leftwards.
  package var rightToLeft = false
  /// The language, such as `ja` or `zh-Hant-HK`: forms of Han characters and line breaking.
  package var locale = "en"
  /// Pixels per point, > 0; sizes and baselines round up to whole pixels.
  package var scale: Double = 1

  package init() {}

  /// The tighter of the caller's line limit and none.
  var usableLineLimit: Int { max(1, lineLimit ?? Int.max) }
  var usableLineSpacing: Double { lineSpacing.isFinite ? lineSpacing : 0 }

  /// The nearest multiple of a pixel; the upper one of two, towards larger y.
  func rounded(_ length: Double) -> Double {
    guard scale > 0, scale.isFinite else { return length }
    return (length * scale + 0.5).rounded(.down) / scale
  }

  /// A length rounded up to a whole pixel.
  func roundedUp(_ length: Double) -> Double {
    guard scale > 0, scale.isFinite else { return length }
    // The margin swallows what adding up widths loses: 0.001 of a pixel is invisible.
    return (length * scale - 0.001).rounded(.up) / scale
  }
}
