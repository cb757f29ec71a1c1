// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// What `Adler` takes of many bytes: their sum, and that of each as many times as bytes begin at or
/// after it.
struct ByteSums {
  var plain: UInt64 = 0
  var weighted: UInt64 = 0

  init() {}

  /// The sums of packed pixels.
  ///
  /// - `n`: At most 2^26.
  /// - `channels`: 4, or 3 to leave out alpha.
  init(_ pixels: UnsafePointer<UInt32>, _ n: Int, _ channels: Int) {
    let whole = n & ~3
    var x = 0
    while x < whole {
      let count = min(whole &- x, Self.stretch)
      let (sum, weighted) = unsafe Self.sums(pixels + x, count, channels)
      append(count &* channels, UInt64(sum), UInt64(weighted))
      x &+= count
    }
    while x < n {
      for c in 0..<channels {
        let byte = unsafe UInt64(pixels[x] &>> (8 &* UInt32(c)) & 255)
        append(1, byte, byte)
      }
      x &+= 1
    }
  }

  /// Adds the sums of so many bytes more.
  @inline(__always)
  private mutating func append(_ count: Int, _ plain: UInt64, _ weighted: UInt64) {
    self.weighted &+= UInt64(count) &* self.plain &+ weighted
    self.plain &+= plain
  }

  /// Most pixels whose sums of sums fit 16 bits: 21 · 22 / 2 · 255, four at a time.
  private static var stretch: Int { 4 * 21 }

  /// The sum of pixels' bytes, and of each byte as many times as bytes begin at or after it.
  ///
  /// Four pixels at a time, in sixteen columns, of which the even ones and the odd ones lie together.
  ///
  /// - `n`: At most `stretch`, a multiple of four.
  private static func sums(
    _ pixels: UnsafePointer<UInt32>,
    _ n: Int,
    _ channels: Int
  ) -> (UInt32, UInt32) {
    typealias Columns = SIMD8<UInt16>
    let mask: Columns =
      channels == 4 ? Columns(repeating: .max) : Columns(.max, 255, .max, 255, .max, 255, .max, 255)
    var (even, odd, evens, odds) = (Columns.zero, Columns.zero, Columns.zero, Columns.zero)
    var x = 0
    while x < n {
      let p = unsafe UnsafeRawPointer(pixels + x).loadUnaligned(as: Columns.self) & mask
      even &+= p & Columns(repeating: 255)
      odd &+= p &>> Columns(repeating: 8)
      // The bytes of earlier steps count once more in each.
      evens &+= even
      odds &+= odd
      x &+= 4
    }
    let both = wide(even) &+ wide(odd)
    let total = both.wrappedSum()
    let repeated = (wide(evens) &+ wide(odds)).wrappedSum()
    // In each step the first byte counts fully and those after it less and less.
    let later: UInt32
    if channels == 4 {
      let places = Wide(0, 2, 4, 6, 8, 10, 12, 14)
      later = (both &* places &+ wide(odd)).wrappedSum()
    } else {
      // The fourth byte is zero and isn't there.
      let places = Wide(0, 2, 3, 5, 6, 8, 9, 11)
      later = (both &* places &+ wide(odd)).wrappedSum()
    }
    return (total, UInt32(4 &* channels) &* repeated &- later)
  }

  private typealias Wide = SIMD8<UInt32>

  @inline(__always)
  private static func wide(_ columns: SIMD8<UInt16>) -> Wide { Wide(truncatingIfNeeded: columns) }
}
