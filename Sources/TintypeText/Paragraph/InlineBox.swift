// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// The room that a picture takes in a line of text.
///
/// **Units:** points, all finite and ≥ 0.
package struct InlineBox: Sendable, Hashable {
  package var width: Double
  /// From the baseline up.
  package var ascent: Double
  /// From the baseline down.
  package var descent: Double

  package init(width: Double, ascent: Double, descent: Double = 0) {
    func usable(_ length: Double) -> Double { length.isFinite ? max(0, length) : 0 }
    self.width = usable(width)
    self.ascent = usable(ascent)
    self.descent = usable(descent)
  }

  func scaled(by factor: Double) -> InlineBox {
    InlineBox(width: width * factor, ascent: ascent * factor, descent: descent * factor)
  }
}
