// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Loops over neighbouring pixels, packed premultiplied RGBA.
///
/// Pointers because bounds checks keep the compiler from doing several pixels at once (measured
/// three to five times slower). Every product is rounded to the nearest: for 8-bit x and a,
/// t = x·a + 128, (t + t/256)/256 is x·a/255 rounded.
enum PixelOps {
  typealias Pixels = UnsafeMutablePointer<UInt32>
  typealias Source = UnsafePointer<UInt32>
  typealias Coverage = UnsafePointer<UInt8>

  /// A pixel times a share of 0...255.
  @inline(__always)
  static func scale(_ p: UInt32, _ a: UInt32) -> UInt32 {
    var low = (p & 0x00FF_00FF) &* a &+ 0x0080_0080
    low = ((low &+ ((low &>> 8) & 0x00FF_00FF)) &>> 8) & 0x00FF_00FF
    var high = ((p &>> 8) & 0x00FF_00FF) &* a &+ 0x0080_0080
    high = (high &+ ((high &>> 8) & 0x00FF_00FF)) & 0xFF00_FF00
    return low | high
  }

  @inline(__always)
  static func over(_ below: UInt32, _ above: UInt32) -> UInt32 {
    above &+ scale(below, 255 &- (above &>> 24))
  }

  static func fill(_ d: Pixels, _ n: Int, _ color: UInt32) {
    unsafe d.update(repeating: color, count: n)
  }

  /// One colour over all pixels.
  static func over(_ d: Pixels, _ n: Int, color: UInt32) {
    let rest = 255 &- (color &>> 24)
    for i in 0..<n { unsafe d[i] = color &+ scale(d[i], rest) }
  }

  /// One colour, by the coverage of each pixel.
  static func over(_ d: Pixels, _ n: Int, color: UInt32, coverage: Coverage) {
    for i in 0..<n { unsafe d[i] = over(d[i], scale(color, UInt32(coverage[i]))) }
  }

  /// In pieces: where the source is opaque or empty, nothing is mixed.
  static func over(_ d: Pixels, _ n: Int, source: Source) {
    var i = 0
    while i &+ piece <= n {
      let (d, s) = unsafe (d + i, source + i)
      let (all, any) = unsafe common(s)
      if all &>> 24 == 255 {
        unsafe d.update(from: s, count: piece)
      } else if any != 0 {
        for j in 0..<piece { unsafe d[j] = over(d[j], s[j]) }
      }
      i &+= piece
    }
    while i < n {
      unsafe d[i] = over(d[i], source[i])
      i &+= 1
    }
  }

  private static var piece: Int { 16 }

  /// The bits that all pixels of a piece have, and those that any has.
  @inline(__always)
  private static func common(_ p: Source) -> (all: UInt32, any: UInt32) {
    var (all, any): (UInt32, UInt32) = (.max, 0)
    for i in 0..<piece {
      unsafe all &= p[i]
      unsafe any |= p[i]
    }
    return (all, any)
  }

  static func over(_ d: Pixels, _ n: Int, source: Source, coverage: UInt32) {
    for i in 0..<n { unsafe d[i] = over(d[i], scale(source[i], coverage)) }
  }

  static func over(_ d: Pixels, _ n: Int, source: Source, coverage: Coverage) {
    for i in 0..<n { unsafe d[i] = over(d[i], scale(source[i], UInt32(coverage[i]))) }
  }

  /// One colour below all pixels, by a coverage.
  static func under(_ d: Pixels, _ n: Int, color: UInt32, coverage: Coverage) {
    var i = 0
    while i &+ piece <= n {
      let (d, c) = unsafe (d + i, coverage + i)
      // Nothing shows below opaque pixels.
      if unsafe common(d).all &>> 24 < 255 {
        for j in 0..<piece { unsafe d[j] = over(scale(color, UInt32(c[j])), d[j]) }
      }
      i &+= piece
    }
    while i < n {
      unsafe d[i] = over(scale(color, UInt32(coverage[i])), d[i])
      i &+= 1
    }
  }

  /// The source over one colour by a coverage, both over what is there: as `under`, then `over`.
  static func over(
    _ d: Pixels,
    _ n: Int,
    source: Source,
    shadow color: UInt32,
    coverage: Coverage
  ) {
    var i = 0
    while i &+ piece <= n {
      let (d, s, c) = unsafe (d + i, source + i, coverage + i)
      let (all, any) = unsafe common(s)
      if all &>> 24 == 255 {
        unsafe d.update(from: s, count: piece)
      } else if unsafe any != 0 || !isEmpty(c) {
        for j in 0..<piece { unsafe d[j] = over(d[j], over(scale(color, UInt32(c[j])), s[j])) }
      }
      i &+= piece
    }
    while i < n {
      let below = unsafe scale(color, UInt32(coverage[i]))
      unsafe d[i] = over(d[i], over(below, source[i]))
      i &+= 1
    }
  }

  /// Whether a piece of coverage is all zero.
  @inline(__always)
  private static func isEmpty(_ c: Coverage) -> Bool {
    let halves = unsafe UnsafeRawPointer(c).loadUnaligned(as: SIMD2<UInt64>.self)
    return halves.x | halves.y == 0
  }

  /// Whether pixels have these alphas.
  static func haveAlphas(_ p: Source, _ n: Int, _ alphas: Coverage) -> Bool {
    var i = 0
    while i < n {
      // In pieces, so that the first difference ends the search soon.
      let end = min(n, i &+ 256)
      var difference: UInt32 = 0
      while i < end {
        unsafe difference |= p[i] &>> 24 ^ UInt32(alphas[i])
        i &+= 1
      }
      if difference != 0 { return false }
    }
    return true
  }

  static func scale(_ d: Pixels, _ n: Int, by share: UInt32) {
    for i in 0..<n { unsafe d[i] = scale(d[i], share) }
  }

  static func scale(_ d: Pixels, _ n: Int, by coverage: Coverage) {
    for i in 0..<n { unsafe d[i] = scale(d[i], UInt32(coverage[i])) }
  }

  /// Each pixel times the alpha of another.
  static func scale(_ d: Pixels, _ n: Int, byAlphaOf mask: Source) {
    for i in 0..<n { unsafe d[i] = scale(d[i], mask[i] &>> 24) }
  }

  @inline(__always)
  static func multiply(_ a: UInt8, _ b: UInt8) -> UInt8 {
    let t = UInt32(a) &* UInt32(b) &+ 128
    return UInt8(truncatingIfNeeded: (t &+ t &>> 8) &>> 8)
  }

  static func multiply(
    _ d: UnsafeMutablePointer<UInt8>,
    _ n: Int,
    _ a: Coverage,
    _ b: Coverage
  ) {
    for i in 0..<n { unsafe d[i] = multiply(a[i], b[i]) }
  }

  static func multiply(
    _ d: UnsafeMutablePointer<UInt8>,
    _ n: Int,
    _ a: Coverage,
    _ b: UInt8
  ) {
    for i in 0..<n { unsafe d[i] = multiply(a[i], b) }
  }

  /// Whether every pixel's alpha is full.
  static func areOpaque(_ p: Source, _ n: Int) -> Bool {
    var i = 0
    while i < n {
      // In pieces, so that the first transparent pixel ends the search soon.
      let end = min(n, i &+ 256)
      var all: UInt32 = 0xFF00_0000
      while i < end {
        unsafe all &= p[i]
        i &+= 1
      }
      if all != 0xFF00_0000 { return false }
    }
    return true
  }

  /// Writes pixels with straight alpha, rounded to the nearest; multiplying by alpha again gives
  /// the same pixels back.
  static func straighten(_ s: Source, _ n: Int, into d: Pixels) {
    unsafe d.update(from: s, count: n)
    var i = 0
    while i < n {
      if i &+ piece <= n {
        let (all, any) = unsafe common(s + i)
        if all &>> 24 == 255 || any == 0 {
          i &+= piece
          continue
        }
      }
      let end = min(n, i &+ piece)
      unsafe straightenPiece(s + i, end &- i, into: d + i)
      i = end
    }
  }

  private static func straightenPiece(_ s: Source, _ n: Int, into d: Pixels) {
    for i in 0..<n {
      let p = unsafe s[i]
      let a = p &>> 24
      if a == 255 || a == 0 { continue }
      var result = p & 0xFF00_0000
      for shift in stride(from: UInt32(0), to: 24, by: 8) {
        result |= min(255, ((p &>> shift & 255) * 255 + a / 2) / a) &<< shift
      }
      unsafe d[i] = result
    }
  }
}
