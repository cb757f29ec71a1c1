// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Puts the chunks of a PNG file together.
///
/// **Source:** PNG third edition, 5 and 11.
struct PNGFile {
  enum Layout {
    case rgb, rgba
    case palette(Palette)
  }

  private let width: Int
  private let height: Int
  private let density: UInt32
  private var file: [UInt8] = []

  /// - `density`: Pixels per metre.
  init(width: Int, height: Int, density: UInt32) {
    self.width = width
    self.height = height
    self.density = density
  }

  /// The file around compressed rows, given in order.
  mutating func bytes(_ layout: Layout, data: [CompressedBand]) -> [UInt8] {
    file.reserveCapacity(data.reduce(2048) { unsafe $0 + $1.bytes.count })
    file.append(contentsOf: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let kind: UInt8 =
      switch layout {
      case .rgb: 2
      case .rgba: 6
      case .palette: 3
      }
    add("IHDR", Self.big(UInt32(width)) + Self.big(UInt32(height)) + [8, kind, 0, 0, 0])
    // Perceptual intent.
    add("sRGB", [0])
    // Per metre.
    add("pHYs", Self.big(density) + Self.big(density) + [1])
    if case .palette(let palette) = layout {
      add("PLTE", palette.colors)
      if !palette.alphas.isEmpty { add("tRNS", palette.alphas) }
    }
    add("IDAT") { file in
      // Deflate with a window of 32 KiB, fastest: RFC 1950, 2.2.
      file += [0x78, 0x01]
      var checksum = Adler()
      for band in data {
        unsafe file.append(contentsOf: band.bytes)
        checksum.append(band.checksum)
      }
      file += Self.big(checksum.value)
    }
    add("IEND", [])
    return file
  }

  private mutating func add(_ name: StaticString, _ data: [UInt8]) {
    add(name) { $0 += data }
  }

  /// Adds a chunk whose data the closure appends.
  private mutating func add(_ name: StaticString, data: (inout [UInt8]) -> Void) {
    let start = file.count
    file += [0, 0, 0, 0]
    name.withUTF8Buffer { unsafe file.append(contentsOf: $0) }
    data(&file)
    file.replaceSubrange(start..<start + 4, with: Self.big(UInt32(file.count - start - 8)))
    let sum = unsafe file.withUnsafeBufferPointer { file in
      unsafe CheckSum.crc(UnsafeBufferPointer(rebasing: file[(start + 4)...]))
    }
    file += Self.big(sum)
  }

  private static func big(_ x: UInt32) -> [UInt8] {
    [UInt8(x >> 24), UInt8(x >> 16 & 255), UInt8(x >> 8 & 255), UInt8(x & 255)]
  }
}
