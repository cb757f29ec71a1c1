// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import TintypeGeometry

/// A colour glyph as its font stores it.
package struct GlyphBitmap: Hashable, Sendable {
  /// A whole PNG file.
  package var png: [UInt8]
  /// Where the picture lies: in parts of the em, y down, relative to the glyph's origin.
  package var rect: Rect
}
