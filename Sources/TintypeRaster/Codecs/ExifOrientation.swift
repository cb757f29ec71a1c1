// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// How the rows of a photograph are to be turned to stand upright.
///
/// **Source:** TIFF 6.0 tag 274, Exif 2.3; raw values are those of the file.
enum ExifOrientation: Int {
  case upright = 1, mirrored, turnedHalf, flipped, transposed, turnedRight, transversed, turnedLeft

  /// Whether width and height change places.
  var swapsAxes: Bool { rawValue >= 5 }

  /// Reads the orientation from an Exif block without its signature; upright when it has none.
  init(exif bytes: ArraySlice<UInt8>) { self = Self.read(TIFFReader(bytes)) ?? .upright }

  /// Reads the orientation from a JPEG's Exif segment; upright when there is none.
  init(jpeg bytes: [UInt8]) {
    self = Self.find(in: bytes) ?? .upright
  }

  private static func find(in bytes: [UInt8]) -> ExifOrientation? {
    var i = 2
    // Segments: FF, marker, two bytes of length that count themselves.
    while i + 4 <= bytes.count, bytes[i] == 0xFF {
      let marker = bytes[i + 1]
      if marker == 0xFF {
        i += 1
        continue
      }
      if marker == 0xDA || marker == 0xD9 { return nil }
      let length = Int(bytes[i + 2]) << 8 | Int(bytes[i + 3])
      let end = i + 2 + length
      guard length >= 2, end <= bytes.count else { return nil }
      if marker == 0xE1, bytes[(i + 4)..<end].starts(with: Array("Exif\u{0}\u{0}".utf8)) {
        return read(TIFFReader(bytes[(i + 10)..<end]))
      }
      i = end
    }
    return nil
  }

  private static func read(_ tiff: TIFFReader?) -> ExifOrientation? {
    guard let tiff, let directory = tiff.int(at: 4, size: 4),
      let count = tiff.int(at: directory, size: 2)
    else { return nil }
    for entry in 0..<count {
      let at = directory + 2 + 12 * entry
      guard let tag = tiff.int(at: at, size: 2) else { return nil }
      if tag == 274 { return tiff.int(at: at + 8, size: 2).flatMap(ExifOrientation.init) }
    }
    return nil
  }

  /// Numbers in the byte order that the block declares.
  private struct TIFFReader {
    private let bytes: ArraySlice<UInt8>
    private let isBigEndian: Bool

    init?(_ bytes: ArraySlice<UInt8>) {
      guard bytes.count >= 8 else { return nil }
      self.bytes = bytes
      switch (bytes[bytes.startIndex], bytes[bytes.startIndex + 1]) {
      case (0x4D, 0x4D): isBigEndian = true
      case (0x49, 0x49): isBigEndian = false
      default: return nil
      }
    }

    func int(at offset: Int, size: Int) -> Int? {
      guard offset >= 0, offset + size <= bytes.count else { return nil }
      let start = bytes.startIndex + offset
      let part = bytes[start..<start + size]
      func join(_ sum: Int, _ byte: UInt8) -> Int { sum << 8 | Int(byte) }
      return isBigEndian ? part.reduce(0, join) : part.reversed().reduce(0, join)
    }
  }
}
