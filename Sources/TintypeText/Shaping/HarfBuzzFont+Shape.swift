// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import CHarfBuzz

extension HarfBuzzFont {
  /// Turns a stretch of text in one script and direction into glyphs, left to right.
  func shape(_ key: ShapeKey) -> [ShapedGlyph] {
    guard !key.range.isEmpty, let buffer = unsafe hb_buffer_create() else { return [] }
    defer { unsafe hb_buffer_destroy(buffer) }
    unsafe hb_buffer_add_utf16(
      buffer,
      key.text,
      Int32(clamping: key.text.count),
      UInt32(key.range.lowerBound),
      Int32(clamping: key.range.count)
    )
    unsafe hb_buffer_set_direction(
      buffer,
      key.rightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
    )
    let script = hb_script_from_iso15924_tag(key.script?.value ?? OpenTypeTag("Zyyy").value)
    unsafe hb_buffer_set_script(buffer, script)
    unsafe hb_buffer_set_language(buffer, hb_language_from_string(key.language, -1))
    let features = key.features.settings(for: key)
    unsafe hb_shape(handle, buffer, features, UInt32(features.count))
    return unsafe glyphs(in: buffer, start: key.range.lowerBound)
  }

  private func glyphs(in buffer: OpaquePointer, start: Int) -> [ShapedGlyph] {
    var count: UInt32 = 0
    let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count)
    let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count)
    guard let infos = unsafe infos, let positions = unsafe positions else { return [] }
    let unit = 1 / Self.unitsPerEm
    return (0..<Int(count)).map { index in
      let (info, position) = unsafe (infos[index], positions[index])
      return ShapedGlyph(
        id: info.codepoint,
        cluster: Int(info.cluster) - start,
        advance: Double(position.x_advance) * unit,
        xOffset: Double(position.x_offset) * unit,
        yOffset: -Double(position.y_offset) * unit
      )
    }
  }
}

extension ShapeFeatures {
  /// The same in HarfBuzz's terms, for the whole stretch.
  fileprivate func settings(for key: ShapeKey) -> [hb_feature_t] {
    var settings: [hb_feature_t] = []
    func set(_ tag: OpenTypeTag, _ value: UInt32, _ range: Range<Int>? = nil) {
      settings.append(
        hb_feature_t(
          tag: tag.value,
          value: value,
          start: range.map { UInt32($0.lowerBound) } ?? 0,
          end: range.map { UInt32($0.upperBound) } ?? UInt32.max
        )
      )
    }
    if contains(.tabularDigits) { set("tnum", 1) }
    if contains(.noLigatures) {
      set("liga", 0)
      set("clig", 0)
    }
    if contains(.noContextualForms) {
      set("calt", 0)
    } else {
      for range in ForeignForms.ranges(in: key.text) { set("calt", 0, range) }
    }
    return settings
  }
}
