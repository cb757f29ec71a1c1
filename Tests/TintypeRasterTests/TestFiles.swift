// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation

@testable import TintypeRaster

/// Small files that other programs wrote, and the ways to build and change such files.
enum TestFiles {
  private static func bytes(_ base64: String) -> [UInt8] {
    [UInt8](Data(base64Encoded: base64) ?? Data())
  }

  /// 16 × 8 in four inks, Adobe's way round: cyan on the left, half black on the right.
  static let cmykJPEG = bytes(
    "/9j/7gAOQWRvYmUAZAAAAAAA/9sAQwABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB"
      + "AQEBAQEBAQEBAQEBAQEBAQEB/8AAFAgACAAQBEMRAE0RAFkRAEsRAP/EABYAAQEBAAAAAAAAAAAAAAAAAAoLAP/EABQ"
      + "QAQAAAAAAAAAAAAAAAAAAAAD/2gAOBEMATQBZAEsAAD8An/n8H8H8L/DMn/v/2Q=="
  )

  /// 16 × 16, lossy, of (220, 40, 60).
  static let lossyWebP = bytes(
    "UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoQABAAAMASJaACdLoB+AADsAD+899n/lK0GIPj7/+8Bf3no+8Bf/d3gAA="
  )

  /// The same with alpha 128 on the left and 0 on the right.
  static let lossyAlphaWebP = bytes(
    "UklGRmAAAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSA4AAAABEBIQpjsvqxExASb5C1ZQOCAsAAAAcAEAnQEqEAAQ"
      + "AADAEiWgAnQBQAAA/v1w///037X/lEn/GD/933P/+7vAAAA="
  )

  /// 4 × 2, lossless: red but for a clear last pixel, then blue.
  static let animatedWebP = bytes(
    "UklGRoYAAABXRUJQVlA4WAoAAAASAAAAAwAAAQAAQU5JTQYAAAAAAAAAAABBTk1GKgAAAAAAAAAAAAMAAAEAAGQAAAJW"
      + "UDhMEgAAAC8DQAAQDxDzH/MfjB88RPQ/AkFOTUYoAAAAAAAAAAAAAwAAAQAAZAAAAFZQOEwPAAAALwNAAAAHENH//gci"
      + "ov8BAA=="
  )

  /// A screen of 4 × 3 whose first frame lies at (1, 1): red, clear, clear, green.
  ///
  /// It is to be removed before the second one, which is blue all over.
  static let animatedGIF = bytes(
    "R0lGODlhBAADAIEBAP8AAAD/AAAA/////yH5BAkKAAMALAEAAQACAAIAAAIDxLgUACH5BAQKAAAALAAAAAAEAAMAAAII"
      + "lChRokSJUgEAOw=="
  )

  /// 2 × 2, lossless: red, green; half blue, nothing.
  static let losslessWebPData: [UInt8] = [
    47, 1, 64, 0, 16, 31, 32, 16, 72, 218, 31, 122, 13, 1, 65, 145, 255, 163, 205, 191, 128, 160,
    232, 186, 229, 2, 230, 70, 131, 130, 180, 13, 88, 212, 221, 136, 254, 199, 3,
  ]

  // MARK: Building

  static func bigEndian(_ x: Int) -> [UInt8] { (0..<4).map { UInt8(x >> (24 - 8 * $0) & 255) } }

  static func littleEndian(_ x: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(x >> (8 * $0) & 255) }
  }

  /// A chunk of a PNG with its checksum.
  static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    let sum = unsafe body.withUnsafeBufferPointer { unsafe CheckSum.crc($0) }
    return bigEndian(data.count) + body + bigEndian(Int(sum))
  }

  /// A PNG of RGBA with some data for its image, and chunks before it.
  static func png(width: Int, height: Int, data: [UInt8], chunks: [UInt8] = []) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", bigEndian(width) + bigEndian(height) + [8, 6, 0, 0, 0]) + chunks
      + chunk("IDAT", data) + chunk("IEND", [])
  }

  /// A zlib stream of many equal bytes, about a thousandth as long.
  static func zeros(_ count: Int) -> [UInt8] {
    var encoder = DeflateEncoder()
    encoder.add(0, bytes: 1)
    encoder.repeating(count - 1, from: 1)
    encoder.checksum.add(count: count, sum: 0, weighted: 0)
    let band = encoder.finish(isLast: true)
    return unsafe [0x78, 0x01] + band.bytes + bigEndian(Int(band.checksum.value))
  }

  /// An Exif block that says nothing but an orientation.
  static func exif(_ orientation: Int) -> [UInt8] {
    Array("II".utf8) + littleEndian(42, 2) + littleEndian(8, 4) + littleEndian(1, 2)
      + littleEndian(274, 2) + littleEndian(3, 2) + littleEndian(1, 4)
      + littleEndian(orientation, 2) + littleEndian(0, 2) + littleEndian(0, 4)
  }

  /// A chunk of a WebP.
  static func webPChunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    Array(name.utf8) + littleEndian(data.count, 4) + data + (data.count % 2 == 0 ? [] : [0])
  }

  static func webP(_ chunks: [UInt8]) -> [UInt8] {
    Array("RIFF".utf8) + littleEndian(chunks.count + 4, 4) + Array("WEBP".utf8) + chunks
  }

  /// The segments of a colour profile, in as many parts as are asked for.
  static func profileSegments(_ profile: [UInt8], parts: Int) -> [UInt8] {
    let size = (profile.count + parts - 1) / parts
    return (0..<parts).flatMap { i -> [UInt8] in
      let part = profile[(i * size)..<min(profile.count, (i + 1) * size)]
      let body = Array("ICC_PROFILE\u{0}".utf8) + [UInt8(i + 1), UInt8(parts)] + part
      return [0xFF, 0xE2, UInt8((body.count + 2) >> 8), UInt8((body.count + 2) & 255)] + body
    }
  }
}
