// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing

@testable import TintypeRaster

/// The checksums of zlib and PNG, taken many bytes at a time, against their definitions.
@Suite struct ChecksumTests {
  /// RFC 1950, 8.2.
  static func adler<Bytes: Sequence<UInt8>>(_ bytes: Bytes) -> UInt32 {
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    return b << 16 | a
  }

  /// PNG third edition, annex D.
  static func crc<Bytes: Sequence<UInt8>>(_ bytes: Bytes) -> UInt32 {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }

  private func bytes(_ count: Int, _ random: inout Sequence32) -> [UInt8] {
    (0..<count).map { _ in UInt8(random.next() % 256) }
  }

  private func sums(_ bytes: [UInt8]) -> (plain: UInt64, weighted: UInt64) {
    bytes.reduce(into: (plain: 0, weighted: 0)) { sums, byte in
      sums.plain += UInt64(byte)
      sums.weighted += sums.plain
    }
  }

  @Test(arguments: [3, 4])
  func sumsOfPixelsAreThoseOfTheirBytes(channels: Int) {
    var random = Sequence32(seed: 5)
    for n in Array(0...20) + [83, 84, 85, 88, 511, 1000] {
      // The largest values show what overflows.
      for isFull in [false, true] {
        let pixels = (0..<n).map { _ in isFull ? UInt32.max : random.next() }
        let bytes = pixels.flatMap { p in
          (0..<channels).map { UInt8(p >> (8 * UInt32($0)) & 255) }
        }
        let result = unsafe ByteSums(pixels, n, channels)
        #expect(result.plain == sums(bytes).plain)
        #expect(result.weighted == sums(bytes).weighted)
      }
    }
  }

  @Test func theChecksumOfPiecesIsThatOfTheWhole() {
    var random = Sequence32(seed: 6)
    for _ in 0..<50 {
      var whole = Adler()
      var all: [UInt8] = []
      for _ in 0..<(1 + random.next() % 5) {
        var band = Adler()
        for _ in 0..<(random.next() % 4) {
          let piece = bytes(1 + Int(random.next() % 3000), &random)
          let times = 1 + Int(random.next() % 40)
          let (plain, weighted) = sums(piece)
          if times < 20 {
            band.add(count: piece.count, sum: plain, weighted: weighted)
            all += piece
          } else {
            band.add(count: piece.count, sum: plain, weighted: weighted, times: times)
            for _ in 0..<times { all += piece }
          }
        }
        whole.append(band)
        #expect(whole.value == Self.adler(all))
      }
    }
  }

  @Test func theSumOfChunksIsThatOfTheirDefinition() {
    var random = Sequence32(seed: 8)
    for count in Array(0...40) + [1000, 4097] {
      let data = bytes(count, &random)
      let sum = unsafe data.withUnsafeBufferPointer { unsafe CheckSum.crc($0) }
      #expect(sum == Self.crc(data))
    }
  }

  @Test func sumsOfChunksInPartsAreJoined() {
    var random = Sequence32(seed: 11)
    for _ in 0..<100 {
      let first = bytes(Int(random.next() % 300), &random)
      let second = bytes(Int(random.next() % 5000), &random)
      let joined = CheckSum.joined(Self.crc(first), Self.crc(second), count: second.count)
      #expect(joined == Self.crc(first + second))
      let before = Self.crc(first)
      let after = unsafe second.withUnsafeBufferPointer {
        unsafe CheckSum.crc($0, after: before)
      }
      #expect(after == joined)
    }
  }
}
