// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// The checksum of PNG's chunks, sixteen bytes at a time.
///
/// **Source:** PNG third edition, annex D; tables for several bytes after Kounavis and Berry,
/// "A systematic approach to building high performance, software-based, CRC generators".
enum CheckSum {
  private static let tables: [UInt32] = {
    var tables = [UInt32](repeating: 0, count: 16 * 256)
    for i in 0..<256 {
      var x = UInt32(i)
      for _ in 0..<8 { x = x & 1 == 1 ? x >> 1 ^ 0xEDB8_8320 : x >> 1 }
      tables[i] = x
    }
    for i in 256..<tables.count {
      let x = tables[i - 256]
      tables[i] = x >> 8 ^ tables[Int(x & 255)]
    }
    return tables
  }()

  /// - `before`: The sum of the bytes before these.
  static func crc(_ bytes: UnsafeBufferPointer<UInt8>, after before: UInt32 = 0) -> UInt32 {
    unsafe tables.withUnsafeBufferPointer { tables in
      guard let t = tables.baseAddress, let p = unsafe UnsafeRawPointer(bytes.baseAddress) else {
        return before
      }
      var crc = ~before
      var i = 0
      while i + 16 <= bytes.count {
        let x =
          unsafe UInt64(
            littleEndian: p.loadUnaligned(fromByteOffset: i, as: UInt64.self)
          ) ^ UInt64(crc)
        let y = unsafe UInt64(
          littleEndian: p.loadUnaligned(fromByteOffset: i + 8, as: UInt64.self)
        )
        // The second half first: it doesn't wait for the sum so far.
        let second = unsafe eight(y, t)
        crc = unsafe eight(x, t + 2048) ^ second
        i += 16
      }
      while i < bytes.count {
        crc = unsafe crc >> 8 ^ t[Int((crc ^ UInt32(bytes[i])) & 255)]
        i += 1
      }
      return ~crc
    }
  }

  /// The sum of bytes in two parts whose sums were taken apart.
  ///
  /// Bytes are polynomials over two elements: the first part's moves up by x^8 for each byte of the
  /// second one.
  static func joined(_ first: UInt32, _ second: UInt32, count: Int) -> UInt32 {
    // x^8, squared again and again; the highest bit stands for 1, the next for x.
    var (power, rest) = (UInt32(1) << 23, count)
    var result = first
    while rest > 0 {
      if rest & 1 == 1 { result = product(result, power) }
      power = product(power, power)
      rest >>= 1
    }
    return result ^ second
  }

  /// The product of two polynomials, modulo that of the checksum.
  private static func product(_ a: UInt32, _ b: UInt32) -> UInt32 {
    var (a, b, result) = (a, b, UInt32(0))
    while a != 0 {
      if a >> 31 == 1 { result ^= b }
      a <<= 1
      b = b & 1 == 1 ? b >> 1 ^ 0xEDB8_8320 : b >> 1
    }
    return result
  }

  /// What eight bytes add to the sum, by the tables of these places.
  @inline(__always)
  private static func eight(_ x: UInt64, _ t: UnsafePointer<UInt32>) -> UInt32 {
    let low =
      unsafe t[1792 + Int(x & 255)] ^ t[1536 + Int(x &>> 8 & 255)]
      ^ t[1280 + Int(x &>> 16 & 255)] ^ t[1024 + Int(x &>> 24 & 255)]
    let high =
      unsafe t[768 + Int(x &>> 32 & 255)] ^ t[512 + Int(x &>> 40 & 255)]
      ^ t[256 + Int(x &>> 48 & 255)] ^ t[Int(x &>> 56)]
    return low ^ high
  }
}
