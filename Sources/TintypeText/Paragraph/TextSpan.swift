// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// A stretch of text in one style.
package struct TextSpan: Sendable, Hashable {
  package var text: String
  package var font: FontRequest
  /// The caller's number for colour and decoration; handed back with every glyph run.
  package var style: Int
  /// Extra space after every character, in points; anything but 0 switches ligatures off.
  package var tracking: Double
  /// How far the text is raised, in points; negative lowers it.
  package var baselineOffset: Double
  /// A picture in place of the text; `nil` for letters.
  package var box: InlineBox?

  package init(
    text: String,
    font: FontRequest,
    style: Int = 0,
    tracking: Double = 0,
    baselineOffset: Double = 0,
    box: InlineBox? = nil
  ) {
    self.text = text
    self.font = font
    self.style = style
    self.tracking = tracking.isFinite ? tracking : 0
    self.baselineOffset = baselineOffset.isFinite ? baselineOffset : 0
    self.box = box
    // What Unicode puts in the place of an object.
    if box != nil { self.text = "\u{FFFC}" }
  }

  /// The same span, all lengths multiplied, and squeezed by a share of the font's size.
  func scaled(by factor: Double, tightening: Double) -> TextSpan {
    var result = self
    if factor != 1 { result.font = font.scaled(by: factor) }
    result.tracking = tracking * factor - tightening * result.font.usableSize
    result.baselineOffset = baselineOffset * factor
    result.box = box?.scaled(by: factor)
    return result
  }
}
