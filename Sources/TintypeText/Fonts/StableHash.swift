// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// A hash that is the same in every run, unlike the standard library's (FNV-1a over 64-bit words).
struct StableHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ word: UInt64) {
    value = (value ^ word) &* 0x100_0000_01b3
    // FNV was made for bytes; for words the high bits must come down.
    value ^= value >> 32
  }
}
