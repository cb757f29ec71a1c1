// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// What the first bytes of a file say it is.
enum ImageFormat: Equatable {
  case png
  case jpeg
  case webp
  case gif
  /// Recognised, but not readable here.
  case other(String)

  init?(_ bytes: [UInt8]) {
    func has(_ text: String, at offset: Int) -> Bool {
      bytes.dropFirst(offset).starts(with: text.utf8)
    }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if has("GIF8", at: 0) {
      self = .gif
    } else if has("RIFF", at: 0) && has("WEBP", at: 8) {
      self = .webp
    } else if has("ftyphei", at: 4) || has("ftypmif1", at: 4) {
      self = .other("HEIC")
    } else if has("ftypavif", at: 4) {
      self = .other("AVIF")
    } else if has("%PDF", at: 0) {
      self = .other("PDF")
    } else if bytes.starts(with: [0x1F, 0x8B]) {
      self = .other("Compressed")
    } else if has("II*\u{0}", at: 0) || has("MM\u{0}*", at: 0) {
      self = .other("TIFF")
    } else if has("BM", at: 0) {
      self = .other("BMP")
    } else {
      return nil
    }
  }
}
