// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Conversion between packed pixels and numbers of 0...255.
enum PlanePixels {
  /// Rounds to the nearest bytes and keeps colours within alpha.
  @inline(__always)
  static func packed(_ r: Float, _ g: Float, _ b: Float, _ a: Float) -> UInt32 {
    let alpha = byte(a)
    return min(byte(r), alpha) | min(byte(g), alpha) &<< 8 | min(byte(b), alpha) &<< 16
      | alpha &<< 24
  }

  @inline(__always)
  static func byte(_ x: Float) -> UInt32 {
    UInt32(truncatingIfNeeded: Int32(min(max(0, x), 255) + 0.501))
  }

  /// Packs one row of planes that have a pixel more at each side.
  static func pack(
    _ r: [Float],
    _ g: [Float],
    _ b: [Float],
    _ a: [Float],
    into target: UnsafeMutablePointer<UInt32>,
    _ count: Int
  ) {
    for x in 0..<count { unsafe target[x] = packed(r[x + 1], g[x + 1], b[x + 1], a[x + 1]) }
  }
}
