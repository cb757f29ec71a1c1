// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// The checksum of RFC 1950, taken over many bytes at once.
///
/// For n bytes: `sum` adds them up, `weighted` adds n·first + … + 1·last.
struct Adler: Sendable {
  private static var modulus: UInt64 { 65521 }
  private var a: UInt64 = 1
  private var b: UInt64 = 0
  private var count: UInt64 = 0

  var value: UInt32 { UInt32((b % Self.modulus) << 16 | a % Self.modulus) }

  /// - `count`: Below 2^30.
  @inline(__always)
  mutating func add(count: Int, sum: UInt64, weighted: UInt64) {
    // Seldom, and before the next product could overflow.
    if (a | b) &>> 32 != 0 { reduce() }
    b &+= UInt64(count) &* a &+ weighted
    a &+= sum
    self.count &+= UInt64(count)
  }

  /// The same bytes `times` times, together at most 2^26 of them.
  mutating func add(count: Int, sum: UInt64, weighted: UInt64, times: Int) {
    reduce()
    let (n, s, w) = (UInt64(times), sum % Self.modulus, weighted % Self.modulus)
    let bytes = UInt64(count) * n
    let pairs = (n * (n - 1) / 2) % Self.modulus
    let grown = (UInt64(count) % Self.modulus) * s % Self.modulus * pairs
    b = (b + bytes * a + n * w + grown) % Self.modulus
    a = (a + n * s) % Self.modulus
    self.count += bytes
  }

  /// Adds bytes whose checksum was taken by itself.
  mutating func append(_ other: Adler) {
    var other = other
    reduce()
    other.reduce()
    // Each of the others' bytes adds what came before once more; their sum began at 1, too.
    let before = a + Self.modulus - 1
    b = (b + other.b + other.count % Self.modulus * before) % Self.modulus
    a = (before + other.a) % Self.modulus
    count += other.count
  }

  private mutating func reduce() {
    a %= Self.modulus
    b %= Self.modulus
  }
}
