// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import CFonts
import CHarfBuzz

/// The one owner of a font file's tables.
@safe final class HarfBuzzFace: @unchecked Sendable {
  /// Immutable after `init`, which is what makes sharing between threads right.
  let handle: OpaquePointer
  /// Tells faces of different files apart, in the same way in every run.
  let identity: UInt64

  /// One of the fonts that the program carries.
  init(builtIn file: TintypeFontFile) {
    let data = unsafe tintype_font_data(file.rawValue)
    let blob = unsafe data.bytes.withMemoryRebound(to: CChar.self, capacity: data.count) {
      unsafe hb_blob_create($0, UInt32(data.count), HB_MEMORY_MODE_READONLY, nil, nil)
    }
    unsafe handle = Self.makeFace(from: blob)
    identity = UInt64(file.rawValue)
  }

  /// A font that came from outside; `nil` when the bytes hold no glyphs.
  init?(bytes: [UInt8]) {
    let blob = unsafe bytes.withUnsafeBytes { buffer in
      unsafe hb_blob_create(
        buffer.bindMemory(to: CChar.self).baseAddress,
        UInt32(clamping: buffer.count),
        HB_MEMORY_MODE_DUPLICATE,
        nil,
        nil
      )
    }
    unsafe handle = Self.makeFace(from: blob)
    identity = bytes.reduce(into: StableHash()) { $0.add(UInt64($1)) }.value
    if unsafe hb_face_get_glyph_count(handle) == 0 { return nil }
  }

  deinit { unsafe hb_face_destroy(handle) }

  /// The family name in the font's own name table.
  var familyName: String? {
    name(HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY) ?? name(HB_OT_NAME_ID_FONT_FAMILY)
  }

  /// An English entry of the font's own name table.
  func name(_ name: Int) -> String? {
    var buffer = [CChar](repeating: 0, count: 256)
    var count = UInt32(buffer.count)
    let id = hb_ot_name_id_t(name)
    let language = unsafe hb_language_from_string("en", -1)
    _ = unsafe hb_ot_name_get_utf8(handle, id, language, &count, &buffer)
    guard count > 0 else { return nil }
    return String(decoding: buffer.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Whether the font varies along an axis.
  func hasAxis(_ tag: OpenTypeTag) -> Bool {
    var info = hb_ot_var_axis_info_t()
    return unsafe hb_ot_var_find_axis_info(handle, tag.value, &info) != 0
  }

  private static func makeFace(from blob: OpaquePointer?) -> OpaquePointer {
    let face = unsafe hb_face_create(blob, 0)
    unsafe hb_blob_destroy(blob)
    unsafe hb_face_make_immutable(face)
    guard let face = unsafe face else { preconditionFailure("out of memory for a font") }
    return unsafe face
  }
}
