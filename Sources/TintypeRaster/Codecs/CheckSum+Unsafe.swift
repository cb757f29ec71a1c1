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

  static func crc(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    unsafe tables.withUnsafeBufferPointer { tables in
      guard let t = tables.baseAddress, let p = unsafe UnsafeRawPointer(bytes.baseAddress) else {
        return 0
      }
      var crc: UInt32 = 0xFFFF_FFFF
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
