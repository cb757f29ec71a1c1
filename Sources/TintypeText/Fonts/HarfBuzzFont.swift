// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import CHarfBuzz
import TintypeGeometry

/// The one owner of a face at fixed variation coordinates: metrics, outlines and bitmaps.
///
/// **Units:** everything comes out in parts of the em, y down, origin on the baseline.
@safe final class HarfBuzzFont: @unchecked Sendable {
  /// Immutable after `init`, which is what makes sharing between threads right.
  let handle: OpaquePointer
  /// What `handle` depends on.
  private let face: HarfBuzzFace

  /// HarfBuzz counts in whole numbers; this many to the em keeps the rounding far below a pixel.
  static let unitsPerEm = 65536.0

  init(face: HarfBuzzFace, variations: [FontVariation]) {
    self.face = face
    guard let font = unsafe hb_font_create(face.handle) else {
      preconditionFailure("out of memory for a font")
    }
    unsafe hb_font_set_scale(font, Int32(Self.unitsPerEm), Int32(Self.unitsPerEm))
    let settings = variations.map { hb_variation_t(tag: $0.tag.value, value: Float($0.value)) }
    unsafe hb_font_set_variations(font, settings, UInt32(settings.count))
    unsafe hb_font_make_immutable(font)
    unsafe handle = font
  }

  deinit { unsafe hb_font_destroy(handle) }

  var hasBitmaps: Bool { unsafe hb_ot_color_has_png(face.handle) != 0 }

  func hasGlyph(for scalar: Unicode.Scalar) -> Bool {
    var glyph: hb_codepoint_t = 0
    return unsafe hb_font_get_nominal_glyph(handle, scalar.value, &glyph) != 0
  }

  /// One of the font's own vertical measures, y up; `nil` when the font doesn't say.
  func metric(_ tag: hb_ot_metrics_tag_t) -> Double? {
    var position: hb_position_t = 0
    guard unsafe hb_ot_metrics_get_position(handle, tag, &position) != 0 else { return nil }
    return Double(position) / Self.unitsPerEm
  }

  /// A measure of the family member: weight 1…1000 or italic 0…1.
  func style(_ tag: hb_style_tag_t) -> Double { Double(unsafe hb_style_get_value(handle, tag)) }

  /// The box that the font claims for a glyph's ink; `nil` without ink.
  func extents(of glyph: UInt32) -> Rect? {
    var box = hb_glyph_extents_t()
    guard unsafe hb_font_get_glyph_extents(handle, glyph, &box) != 0 else { return nil }
    let unit = 1 / Self.unitsPerEm
    return Rect(
      x: Double(box.x_bearing) * unit,
      y: -Double(box.y_bearing) * unit,
      width: Double(box.width) * unit,
      height: -Double(box.height) * unit
    )
  }

  /// The PNG file of a glyph in a bitmap font.
  func png(of glyph: UInt32) -> [UInt8]? {
    let blob = unsafe hb_ot_color_glyph_reference_png(handle, glyph)
    defer { unsafe hb_blob_destroy(blob) }
    var count: UInt32 = 0
    guard let data = unsafe hb_blob_get_data(blob, &count), count > 0 else { return nil }
    return unsafe UnsafeRawBufferPointer(start: data, count: Int(count)).map { $0 }
  }
}
