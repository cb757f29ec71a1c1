// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// What the filters of PNG leave of pixels.
///
/// Pixels are straight RGBA, packed. **Source:** PNG third edition, 9.
enum PNGFilter {
  typealias Row = UnsafePointer<UInt32>
  typealias Residuals = UnsafeMutablePointer<UInt32>

  /// The types as they stand before rows.
  static var up: UInt32 { 2 }
  static var paeth: UInt32 { 4 }

  /// The differences of the four bytes, each by itself.
  @inline(__always)
  static func difference(_ p: UInt32, _ q: UInt32) -> UInt32 {
    ((p | 0x8080_8080) &- (q & 0x7F7F_7F7F)) ^ ((p ^ ~q) & 0x8080_8080)
  }

  /// Writes the differences of so many pixels to those above.
  static func up(_ row: Row, _ above: Row, _ n: Int, into target: Residuals) {
    typealias Bytes = SIMD16<UInt8>
    var x = 0
    while x &+ 4 <= n {
      let p = unsafe UnsafeRawPointer(row + x).loadUnaligned(as: Bytes.self)
      let q = unsafe UnsafeRawPointer(above + x).loadUnaligned(as: Bytes.self)
      unsafe UnsafeMutableRawPointer(target + x).storeBytes(of: p &- q, as: Bytes.self)
      x &+= 4
    }
    while x < n {
      unsafe target[x] = difference(row[x], above[x])
      x &+= 1
    }
  }

  /// Writes what Paeth's predictor leaves of a row.
  static func paeth(_ row: Row, _ above: Row, _ n: Int, into target: Residuals) {
    let t = unsafe UnsafeMutableRawPointer(target).assumingMemoryBound(to: UInt8.self)
    let p = unsafe UnsafeRawPointer(row).assumingMemoryBound(to: UInt8.self)
    let q = unsafe UnsafeRawPointer(above).assumingMemoryBound(to: UInt8.self)
    // Left of the row everything is zero, which leaves the row above as the prediction.
    for i in 0..<4 { unsafe t[i] = p[i] &- q[i] }
    for i in 4..<max(4, 4 &* n) {
      unsafe t[i] = p[i] &- prediction(p[i &- 4], q[i], q[i &- 4])
    }
  }

  /// Whichever of the bytes to the left, above and above left is nearest to left + above − above left.
  ///
  /// In unsigned bytes, so that sixteen are done at once: the higher of the two neighbours is as far
  /// from that sum as the corner is above the lower one, and the other way round; the corner itself is as
  /// far as these distances differ. A corner outside of both leaves the neighbour on the other side.
  @inline(__always)
  static func prediction(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
    let (low, high) = (min(left, above), max(left, above))
    let toHigh = corner &- min(corner, low)
    let toLow = high &- min(corner, high)
    let (near, far) = (min(toHigh, toLow), max(toHigh, toLow))
    let neighbour = toLow == near ? low : high
    return near <= far &- near ? neighbour : corner
  }

  /// How far what is left by the row above, and by Paeth's predictor, is from zero; a pixel has its
  /// left neighbour.
  @inline(__always)
  static func costs(_ row: Row, _ above: Row, _ x: Int) -> (up: Int, paeth: Int) {
    let (p, b) = unsafe (bytes(row[x]), bytes(above[x]))
    let (a, c) = unsafe (bytes(row[x &- 1]), bytes(above[x &- 1]))
    let (low, high) = (pointwiseMin(a, b), pointwiseMax(a, b))
    let toHigh = c &- pointwiseMin(c, low)
    let toLow = high &- pointwiseMin(c, high)
    let near = pointwiseMin(toHigh, toLow)
    let far = pointwiseMax(toHigh, toLow)
    let neighbour = high.replacing(with: low, where: toLow .== near)
    let best = c.replacing(with: neighbour, where: near .<= far &- near)
    return (distance(p, b), distance(p, best))
  }

  /// How far the bytes of two pixels are from each other together, each the short way round.
  @inline(__always)
  static func distance(_ p: UInt32, _ q: UInt32) -> Int { distance(bytes(p), bytes(q)) }

  @inline(__always)
  private static func bytes(_ p: UInt32) -> SIMD4<UInt8> {
    unsafe unsafeBitCast(p, to: SIMD4<UInt8>.self)
  }

  /// How far residuals p − q, as signed numbers, are from zero together.
  @inline(__always)
  private static func distance(_ p: SIMD4<UInt8>, _ q: SIMD4<UInt8>) -> Int {
    let d = p &- q
    let magnitudes = SIMD4<UInt16>(truncatingIfNeeded: pointwiseMin(d, 0 &- d))
    return Int(magnitudes.wrappedSum())
  }
}
