// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// What image files hold beside their pixels: the colour profile and the orientation.
///
/// Damaged parts count as missing; the pixels don't depend on them.
struct ImageMetadata {
  var profile: [UInt8]?
  var orientation = ExifOrientation.upright

  /// Profiles larger than this are ignored, 4 MiB.
  private static let largestProfile = 4 << 20

  /// Reads the segments of a JPEG.
  ///
  /// **Source:** ICC.1:2022 annex B.4, profiles in several numbered APP2 segments.
  init(jpeg bytes: [UInt8]) {
    orientation = ExifOrientation(jpeg: bytes)
    var parts: [Int: ArraySlice<UInt8>] = [:]
    let signature = Array("ICC_PROFILE\u{0}".utf8)
    var i = 2
    while i + 4 <= bytes.count, bytes[i] == 0xFF {
      let marker = bytes[i + 1]
      if marker == 0xFF {
        i += 1
        continue
      }
      if marker == 0xDA || marker == 0xD9 { break }
      let end = i + 2 + (Int(bytes[i + 2]) << 8 | Int(bytes[i + 3]))
      guard end >= i + 4, end <= bytes.count else { break }
      if marker == 0xE2, end >= i + 18, bytes[(i + 4)..<end].starts(with: signature) {
        parts[Int(bytes[i + 16])] = bytes[(i + 18)..<end]
      }
      i = end
    }
    let joined = parts.sorted { $0.key < $1.key }.flatMap(\.value)
    if !joined.isEmpty && joined.count <= Self.largestProfile { profile = joined }
  }

  /// Whether the pixels of a JPEG are coded arithmetically.
  ///
  /// **Source:** ITU-T T.81, table B.1.
  static func isArithmetic(jpeg bytes: [UInt8]) -> Bool {
    var i = 2
    while i + 4 <= bytes.count, bytes[i] == 0xFF {
      let marker = bytes[i + 1]
      if marker >= 0xC9 && marker <= 0xCF && marker != 0xCC { return true }
      if marker == 0xDA { return false }
      i += marker == 0xFF ? 1 : 2 + (Int(bytes[i + 2]) << 8 | Int(bytes[i + 3]))
    }
    return false
  }

  /// Reads the chunks of a WebP.
  ///
  /// **Source:** RFC 9649, 2.7.
  init(webp bytes: [UInt8]) {
    var i = 12
    while i + 8 <= bytes.count {
      let length = (0..<4).reduce(0) { $0 | Int(bytes[i + 4 + $1]) << (8 * $1) }
      guard length <= bytes.count - i - 8 else { return }
      let body = bytes[(i + 8)..<(i + 8 + length)]
      switch Array(bytes[i..<(i + 4)]) {
      case Array("ICCP".utf8): if length <= Self.largestProfile { profile = Array(body) }
      case Array("EXIF".utf8):
        // Some writers keep the signature of JPEG.
        let signed = body.starts(with: Array("Exif\u{0}\u{0}".utf8))
        orientation = ExifOrientation(exif: signed ? body.dropFirst(6) : body)
      default: break
      }
      i += 8 + length + length % 2
    }
  }

  /// Reads the orientation of a PNG, whose profile libpng inflates.
  ///
  /// **Source:** PNG third edition,
  /// 11.3.4.5.
  init(png bytes: [UInt8], profile: [UInt8]?) {
    self.profile = profile
    var i = 8
    while i + 12 <= bytes.count {
      let length = (0..<4).reduce(0) { $0 << 8 | Int(bytes[i + $1]) }
      guard length <= bytes.count - i - 12 else { return }
      if bytes[(i + 4)..<(i + 8)].elementsEqual("eXIf".utf8) {
        orientation = ExifOrientation(exif: bytes[(i + 8)..<(i + 8 + length)])
        return
      }
      i += 12 + length
    }
  }
}
