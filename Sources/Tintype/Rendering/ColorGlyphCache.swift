// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Synchronization
import TintypeGeometry
import TintypeRaster
import TintypeText

/// Decoded pictures of emoji.
final class ColorGlyphCache: Sendable {
  struct Picture: Sendable {
    let image: DecodedImage
    /// Place relative to the glyph's origin, in ems, y down.
    let rect: Rect
  }

  private struct Key: Hashable {
    let face: UInt64
    let glyph: UInt32
  }

  static let shared = ColorGlyphCache()
  /// A hundred pictures of 136 × 128 pixels take 7 MB; then the memory starts anew.
  private static let limit = 100

  private let pictures = Mutex<[Key: Picture]>([:])

  /// `nil` when the font has no picture for the glyph, or a broken one.
  func picture(of glyph: UInt32, in face: FontFace) -> Picture? {
    let key = Key(face: face.id, glyph: glyph)
    if let known = pictures.withLock({ $0[key] }) { return known }
    guard let bitmap = face.bitmap(glyph: glyph), let image = try? ImageDecoder.decode(bitmap.png)
    else { return nil }
    let picture = Picture(image: image, rect: bitmap.rect)
    pictures.withLock { pictures in
      if pictures.count >= Self.limit { pictures.removeAll() }
      pictures[key] = picture
    }
    return picture
  }
}
