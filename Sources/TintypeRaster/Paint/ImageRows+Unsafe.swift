// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry

/// The rows of an image under any transform, by nearest pixel or by mixing four.
final class ImageRows: RowSource {
  private let pixmap: Pixmap
  /// Device pixels to image pixels.
  private let inverse: AffineTransform
  private let smooth: Bool
  private let tile: Bool
  private let opacity: UInt32

  init(_ pixmap: Pixmap, inverse: AffineTransform, smooth: Bool, tile: Bool, opacity: Double) {
    self.pixmap = pixmap
    self.inverse = inverse
    self.smooth = smooth
    self.tile = tile
    self.opacity = UInt32(min(max(0, opacity), 1) * 255 + 0.5)
  }

  func fetch(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
    let m = inverse
    let py = Double(y) + 0.5
    let (baseX, baseY) = (m.c * py + m.tx, m.d * py + m.ty)
    unsafe pixmap.pixels.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      let source = unsafe base.assumingMemoryBound(to: UInt32.self)
      for i in 0..<count {
        let px = Double(x + i) + 0.5
        let (u, v) = (m.a * px + baseX, m.b * px + baseY)
        unsafe row[i] = smooth ? mixed(source, u - 0.5, v - 0.5) : nearest(source, u, v)
      }
    }
    if opacity < 255 { unsafe PixelOps.scale(row, count, by: opacity) }
  }

  /// A whole coordinate brought into 0..<n.
  @inline(__always)
  private func place(_ x: Double, _ n: Int) -> Int {
    if !tile { return Int(min(max(0, x), Double(n - 1))) }
    let size = Double(n)
    return Int(min(max(0, x - (x / size).rounded(.down) * size), size - 1))
  }

  /// A share of 0..<1 in 256ths; what is not a number counts as 0.
  @inline(__always)
  private static func fraction(_ x: Double) -> UInt32 { UInt32(min(max(0, x * 256), 255)) }

  @inline(__always)
  private func nearest(_ s: UnsafePointer<UInt32>, _ u: Double, _ v: Double) -> UInt32 {
    let (x, y) = (place(u.rounded(.down), pixmap.width), place(v.rounded(.down), pixmap.height))
    return unsafe s[y * pixmap.width + x]
  }

  @inline(__always)
  private func mixed(_ s: UnsafePointer<UInt32>, _ u: Double, _ v: Double) -> UInt32 {
    let (u0, v0) = (u.rounded(.down), v.rounded(.down))
    let (x0, x1) = (place(u0, pixmap.width), place(u0 + 1, pixmap.width))
    let y0 = place(v0, pixmap.height) * pixmap.width
    let y1 = place(v0 + 1, pixmap.height) * pixmap.width
    let (fu, fv) = (Self.fraction(u - u0), Self.fraction(v - v0))
    let (a, b) = unsafe (s[y0 + x0], s[y0 + x1])
    let (c, d) = unsafe (s[y1 + x0], s[y1 + x1])
    var result: UInt32 = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      let top = (a &>> shift & 255) &* (256 &- fu) &+ (b &>> shift & 255) &* fu
      let bottom = (c &>> shift & 255) &* (256 &- fu) &+ (d &>> shift & 255) &* fu
      result |= ((top &* (256 &- fv) &+ bottom &* fv &+ 32768) &>> 16) &<< shift
    }
    return result
  }
}
