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
    begin(layout, count: data.reduce(6) { unsafe $0 + $1.bytes.count })
    // Deflate with a window of 32 KiB, fastest: RFC 1950, 2.2.
    var chunk = Chunk("IDAT", in: &file)
    chunk.add([0x78, 0x01], to: &file)
    var checksum = Adler()
    for band in data {
      chunk.add(band, to: &file)
      checksum.append(band.checksum)
    }
    chunk.add(Self.big(checksum.value), to: &file)
    chunk.end(in: &file)
    add("IEND", [])
    return file
  }

  /// The file around a zlib stream.
  mutating func bytes(_ layout: Layout, zlib: [UInt8]) -> [UInt8] {
    begin(layout, count: zlib.count)
    add("IDAT", zlib)
    add("IEND", [])
    return file
  }

  /// Adds all that stands before the image data.
  ///
  /// - `count`: Bytes of these.
  private mutating func begin(_ layout: Layout, count: Int) {
    file.reserveCapacity(count + 2048)
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
  }

  private mutating func add(_ name: StaticString, _ data: [UInt8]) {
    var chunk = Chunk(name, in: &file)
    chunk.add(data, to: &file)
    chunk.end(in: &file)
  }

  /// A chunk that is being written: its length comes last, at the front.
  private struct Chunk {
    /// Where its length stands.
    private let start: Int
    private var sum: UInt32 = 0

    init(_ name: StaticString, in file: inout [UInt8]) {
      start = file.count
      file += [0, 0, 0, 0]
      add(name.withUTF8Buffer { unsafe [UInt8]($0) }, to: &file)
    }

    mutating func add(_ data: [UInt8], to file: inout [UInt8]) {
      file += data
      sum = unsafe data.withUnsafeBufferPointer { unsafe CheckSum.crc($0, after: sum) }
    }

    mutating func add(_ band: CompressedBand, to file: inout [UInt8]) {
      unsafe file.append(contentsOf: band.bytes)
      sum = unsafe CheckSum.joined(sum, band.crc, count: band.bytes.count)
    }

    func end(in file: inout [UInt8]) {
      let length = PNGFile.big(UInt32(file.count - start - 8))
      file.replaceSubrange(start..<start + 4, with: length)
      file += PNGFile.big(sum)
    }
  }

  fileprivate static func big(_ x: UInt32) -> [UInt8] {
    [UInt8(x >> 24), UInt8(x >> 16 & 255), UInt8(x >> 8 & 255), UInt8(x & 255)]
  }
}
