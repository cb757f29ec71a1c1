// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// One glyph as a font places it, in parts of the em, y down.
struct ShapedGlyph: Hashable, Sendable {
  var id: UInt32
  /// The code unit, counted from the start of what was shaped, that the glyph belongs to.
  var cluster: Int
  var advance: Double
  var xOffset: Double
  var yOffset: Double
}
