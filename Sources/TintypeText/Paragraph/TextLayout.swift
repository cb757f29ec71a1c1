// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import TintypeGeometry

/// A text laid out for one proposal: where every glyph goes.
///
/// **Convention:** points, origin at the top left of the text's box, y down.
package struct TextLayout: Sendable {
  /// The box, both sides rounded up to a pixel.
  package var size: Size
  /// What the text is aligned by: from the top of the box, rounded up to a pixel.
  package var firstBaseline: Double
  package var lastBaseline: Double
  package var lines: [TextLine]
  /// Whether an ellipsis stands for text that didn't fit.
  package var isTruncated: Bool
  /// What all font sizes were multiplied by, `minimumScaleFactor`…1.
  package var scaleFactor: Double
}

/// One line of a laid-out text.
package struct TextLine: Sendable {
  /// Left edge in the text's box.
  package var x: Double
  /// Where the letters stand: from the top of the box, rounded to the nearest pixel.
  ///
  /// **Source:** reference cases 11, 16, 23, 84, 88 and 96, whose letters stand a pixel higher than
  /// a baseline that is rounded up, and 78, 91 and 92, where both agree.
  package var baseline: Double
  /// Sum of advances without the spaces at which the line was wrapped.
  package var width: Double
  /// The largest of the line's fonts, raised text included.
  package var ascent: Double
  package var descent: Double
  package var capHeight: Double
  /// The largest nominal font size on the line.
  package var fontSize: Double
  /// Left to right as drawn.
  package var runs: [GlyphRun]
  /// Left to right as drawn; neighbours differ in style.
  package var segments: [StyleSegment]
  /// Places of pictures, left to right.
  package var boxes: [PlacedBox]
  /// What the line shows, ellipsis included.
  package var text: String
  /// The UTF-16 offsets of the line in the paragraph's whole text; of a truncated line, all that
  /// it stands for.
  package var utf16Range: Range<Int>
  package var isTruncated: Bool
}

/// A horizontal stretch of a line in one style, for bars and underlines.
package struct StyleSegment: Sendable, Hashable {
  /// `TextSpan.style`.
  package var style: Int
  /// Points from the left of the text's box.
  package var minX: Double
  package var maxX: Double
  /// `TextSpan.baselineOffset`, scaled.
  package var baselineOffset: Double
  /// The nominal font size, scaled.
  package var fontSize: Double
}

/// Where a picture stands in a laid-out text.
package struct PlacedBox: Sendable, Hashable {
  /// `TextSpan.style`.
  package var style: Int
  /// In the text's box, in points.
  package var rect: Rect
}

/// Glyphs of one face, size and style.
package struct GlyphRun: Sendable {
  package var face: FontFace
  /// The em of the face in points; not the nominal font size.
  package var size: Double
  /// `TextSpan.style`.
  package var style: Int
  package var glyphs: [PositionedGlyph]
  /// Whether the glyphs are pictures that ignore the text's colour.
  package var isColor: Bool { face.isColor }
}

/// A glyph and its origin in the text's box, in points; y is on the baseline unless raised.
package struct PositionedGlyph: Sendable, Hashable {
  package var id: UInt32
  package var x: Double
  package var y: Double
}
