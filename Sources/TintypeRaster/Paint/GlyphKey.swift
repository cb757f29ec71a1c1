// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// What a glyph's picture depends on, besides the part of a pixel at which it stands.
package struct GlyphKey: Hashable, Sendable {
  /// Unique to a face with all its settings.
  package var faceID: UInt64
  package var glyph: UInt32
  /// The em square's side.
  package var sizeInPixels: Double

  package init(faceID: UInt64, glyph: UInt32, sizeInPixels: Double) {
    self.faceID = faceID
    self.glyph = glyph
    self.sizeInPixels = sizeInPixels
  }
}
