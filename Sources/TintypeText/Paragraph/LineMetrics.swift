// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// The vertical measures of a line: the largest of its fonts.
struct LineMetrics: Sendable {
  private(set) var ascent = 0.0
  private(set) var descent = 0.0
  private(set) var leading = 0.0
  private(set) var capHeight = 0.0
  private(set) var fontSize = 0.0

  var height: Double { ascent + descent }

  /// Makes room for tall letters; the step from line to line stays as long as there is leading.
  mutating func add(_ reach: FontReach, of span: TextSpan) {
    let step = height + max(0, leading)
    ascent = max(ascent, reach.ascent + span.baselineOffset)
    descent = max(descent, reach.descent - span.baselineOffset)
    if leading > 0 { leading = max(0, step - height) }
  }

  /// The gap above the line; spacing replaces a smaller leading, tight leading may be negative.
  func gap(spacing: Double) -> Double { spacing > 0 ? max(leading, spacing) : leading }

  mutating func add(_ metrics: FontMetrics, of span: TextSpan) {
    ascent = max(ascent, metrics.ascent + span.baselineOffset)
    descent = max(descent, metrics.descent - span.baselineOffset)
    leading = fontSize == 0 ? metrics.leading : max(leading, metrics.leading)
    capHeight = max(capHeight, metrics.capHeight)
    fontSize = max(fontSize, span.font.usableSize)
    guard let box = span.box else { return }
    ascent = max(ascent, box.ascent + span.baselineOffset)
    descent = max(descent, box.descent - span.baselineOffset)
  }
}
