// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing

@testable import TintypeRaster

/// Pictures that are large enough to be encoded in bands.
@Suite struct PNGBandsTests {
  private static let width = 560
  private static let height = 570

  enum Kind: CaseIterable {
    /// Gradients and noise, opaque and translucent.
    case opaque, translucent
    /// Rectangles of many colours and of few.
    case flat, translucentFlat, palette
    /// Each row the one above, a level brighter.
    case rows
    /// The same row again and again.
    case sameRows
  }

  private func picture(_ kind: Kind) throws -> Pixmap {
    var random = Sequence32(seed: 21)
    var pixmap = try Pixmap(width: Self.width, height: Self.height)
    func set(_ x: Int, _ y: Int, _ color: [UInt8]) {
      let i = (y * Self.width + x) * 4
      for c in 0..<4 { pixmap.pixels[i + c] = color[c] }
    }
    for y in 0..<Self.height {
      for x in 0..<Self.width {
        switch kind {
        case .opaque, .translucent:
          let alpha = kind == .opaque ? 255 : UInt8((x + y) % 256)
          let noise = Int(random.next() % 3)
          let color = [x / 4 + noise, y / 5, (x + y) / 9].map { min(alpha, UInt8($0 % 256)) }
          set(x, y, color + [alpha])
        case .rows:
          set(x, y, [UInt8((x + y) % 256), UInt8(x / 3 % 256), 0, 255])
        case .sameRows: set(x, y, [UInt8(x % 256), UInt8(x / 3 % 256), 0, 255])
        default: set(x, y, [255, 255, 255, 255])
        }
      }
    }
    guard [.flat, .translucentFlat, .palette].contains(kind) else { return pixmap }
    for _ in 0..<800 {
      let (x, y) = (Int(random.next()) % Self.width, Int(random.next()) % Self.height)
      let alpha = kind == .translucentFlat ? UInt8(random.next() % 256) : 255
      let levels: UInt32 = kind == .palette ? 4 : 256
      let color = (0..<3).map { _ in min(alpha, UInt8(random.next() % levels * (256 / levels))) }
      for j in y..<min(Self.height, y + 40) {
        for i in x..<min(Self.width, x + 60) { set(i, j, color + [alpha]) }
      }
    }
    return pixmap
  }

  @Test(arguments: Kind.allCases)
  func threadsChangeNoByte(_ kind: Kind) throws {
    #expect(PNGEncoder.bands(width: Self.width, height: Self.height).count == 3)
    let pixmap = try picture(kind)
    let file = try PNGEncoder.encode(pixmap, pixelsPerPoint: 2, threads: 1)
    #expect(try ImageDecoder.decode(file).pixmap == pixmap)
    for threads in [2, 3] {
      #expect(try PNGEncoder.encode(pixmap, pixelsPerPoint: 2, threads: threads) == file)
    }
  }

  @Test func bandsDependOnTheSizeAlone() {
    #expect(PNGEncoder.bands(width: 316, height: 316) == [0..<316])
    #expect(PNGEncoder.bands(width: 474, height: 474) == [0..<237, 237..<474])
    #expect(PNGEncoder.bands(width: 1, height: 1) == [0..<1])
    #expect(PNGEncoder.bands(width: 10_000, height: 10_000).count == 64)
    // Never more bands than rows.
    #expect(PNGEncoder.bands(width: 1_000_000, height: 3) == [0..<1, 1..<2, 2..<3])
  }

  /// The chunks of a file: name, data, checksum.
  private func chunks(_ file: [UInt8]) -> [(name: String, data: ArraySlice<UInt8>, sum: UInt32)] {
    func number(_ i: Int) -> Int { (0..<4).reduce(0) { $0 << 8 | Int(file[i + $1]) } }
    var result: [(name: String, data: ArraySlice<UInt8>, sum: UInt32)] = []
    var i = 8
    while i + 12 <= file.count {
      let end = i + 8 + number(i)
      let name = String(decoding: file[(i + 4)..<(i + 8)], as: UTF8.self)
      result.append((name, file[(i + 8)..<end], UInt32(number(end))))
      i = end + 4
    }
    return result
  }

  @Test func checksumsOfBandsAreThoseOfTheWhole() throws {
    // Rectangles are written unfiltered.
    let flat = try picture(.flat)
    var raw: [UInt8] = []
    for y in 0..<Self.height {
      raw.append(0)
      for x in 0..<Self.width {
        let i = (y * Self.width + x) * 4
        raw += flat.pixels[i..<(i + 3)]
      }
    }
    let file = chunks(try PNGEncoder.encode(flat, pixelsPerPoint: 1))
    for chunk in file {
      #expect(ChecksumTests.crc(Array(chunk.name.utf8) + chunk.data) == chunk.sum)
    }
    let data = try #require(file.first { $0.name == "IDAT" }?.data)
    let sum = data.suffix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    #expect(sum == ChecksumTests.adler(raw))
  }

  @Test func checksumsOfDifferencesAreRight() throws {
    // The first row by Paeth's predictor, which below nothing is the left neighbour.
    let rows = try picture(.rows)
    var raw: [UInt8] = [4]
    for x in 0..<Self.width {
      for c in 0..<3 {
        raw.append(rows.pixels[x * 4 + c] &- (x > 0 ? rows.pixels[x * 4 - 4 + c] : 0))
      }
    }
    for _ in 1..<Self.height {
      raw.append(2)
      for _ in 0..<Self.width { raw += [1, 0, 0] }
    }
    let file = chunks(try PNGEncoder.encode(rows, pixelsPerPoint: 1))
    let data = try #require(file.first { $0.name == "IDAT" }?.data)
    let sum = data.suffix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    #expect(sum == ChecksumTests.adler(raw))
  }
}
