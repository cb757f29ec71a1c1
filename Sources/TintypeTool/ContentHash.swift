// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// A fingerprint of everything that a compiled program depends on.
///
/// FNV-1a, twice with different starts: 128 bits tell apart what one machine ever compiles. It
/// guards against no attacker; the cache belongs to the user.
struct ContentHash {
  private var first: UInt64 = 0xCBF2_9CE4_8422_2325
  private var second: UInt64 = 0x9AE1_6A3B_2F90_404F

  /// Adds a text; its length keeps neighbours apart.
  mutating func add(_ text: String) {
    add(UInt64(text.utf8.count))
    for byte in text.utf8 { add(byte) }
  }

  private mutating func add(_ number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) { add(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  private mutating func add(_ byte: UInt8) {
    first = (first ^ UInt64(byte)) &* 0x100_0000_01B3
    second = (second ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// 32 hexadecimal digits.
  var text: String {
    [first, second].map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
