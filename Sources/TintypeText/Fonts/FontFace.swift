// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Synchronization
package import TintypeGeometry

/// A font file at fixed variation coordinates; the source of glyph shapes.
package final class FontFace: Sendable {
  /// The same for the same file, variation and emboldening in every run.
  package let id: UInt64
  /// Whether glyphs are pictures, see `bitmap(glyph:)`.
  package let isColor: Bool
  let font: HarfBuzzFont
  /// What all stems gain, in parts of the em, for a family that lacks the weight.
  private let boldening: Double
  /// What widths are multiplied by, for a family without a width axis.
  let stretch: Double
  /// What line boxes have to hold, for letters that Latin ones don't.
  let reach: FontReach?
  private let outlines = Mutex<[UInt32: BezierPath]>([:])

  /// Keeps memory bounded; a page of text uses about a hundred glyphs.
  private static let outlineLimit = 4096

  init(
    face: HarfBuzzFace,
    variations: [FontVariation],
    boldening: Double,
    stretch: Double,
    reach: FontReach?
  ) {
    font = HarfBuzzFont(face: face, variations: variations)
    isColor = font.hasBitmaps
    self.boldening = boldening
    self.stretch = stretch
    self.reach = reach
    var hash = StableHash()
    hash.add(face.identity)
    for variation in variations {
      hash.add(UInt64(variation.tag.value))
      hash.add(variation.value.bitPattern)
    }
    hash.add(boldening.bitPattern)
    hash.add(stretch.bitPattern)
    id = hash.value
  }

  /// The contours of a glyph: em 1, y down, origin on the baseline.
  ///
  /// Empty for a space and for a glyph that the font doesn't have.
  package func outline(glyph: UInt32) -> BezierPath {
    if let known = outlines.withLock({ $0[glyph] }) { return known }
    var path = font.outline(of: glyph)
    if boldening > 0 { path = path.emboldened(by: boldening) }
    if stretch != 1 { path = path.applying(AffineTransform(scaleX: stretch, y: 1)) }
    outlines.withLock {
      if $0.count >= Self.outlineLimit { $0.removeAll() }
      $0[glyph] = path
    }
    return path
  }

  /// The picture of a glyph in a colour font; `nil` for outlines and spaces.
  package func bitmap(glyph: UInt32) -> GlyphBitmap? {
    guard isColor, let png = font.png(of: glyph), let rect = font.extents(of: glyph) else {
      return nil
    }
    return GlyphBitmap(png: png, rect: rect)
  }

  func hasGlyph(for scalar: Unicode.Scalar) -> Bool { font.hasGlyph(for: scalar) }
}
