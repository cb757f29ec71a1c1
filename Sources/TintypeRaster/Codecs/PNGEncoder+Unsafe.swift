// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import CImageCodecs

/// Writes pictures as PNG files: the same bytes for the same picture.
package enum PNGEncoder {
  /// - `pixelsPerPoint`: The picture's scale; 1 is written as 72 dots per inch.
  package static func encode(
    _ pixmap: Pixmap,
    pixelsPerPoint: Double
  ) throws(ImageError) -> [UInt8] {
    guard pixmap.width > 0, pixmap.height > 0, pixmap.width <= 0x7FFF_FFFF,
      pixmap.height <= 0x7FFF_FFFF
    else { throw .notEncoded(reason: "its size is out of range") }
    // An inch has 0.0254 metres.
    let density = min(max(1, pixelsPerPoint * 72 / 0.0254 + 0.5), 1e9)
    let (rows, channels) = straight(pixmap)
    var message = [CChar](repeating: 0, count: Int(TT_MESSAGE_SIZE))
    var count = 0
    let bytes = unsafe tt_png_encode(
      rows,
      UInt32(pixmap.width),
      UInt32(pixmap.height),
      Int32(channels),
      UInt32(density),
      &count,
      &message
    )
    guard let bytes = unsafe bytes else {
      let text = message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
      throw .notEncoded(reason: String(decoding: text, as: UTF8.self))
    }
    defer { unsafe tt_free(bytes) }
    return unsafe [UInt8](UnsafeBufferPointer(start: bytes, count: count))
  }

  /// Rows with straight alpha, or without alpha when every pixel is opaque.
  private static func straight(_ pixmap: Pixmap) -> (rows: [UInt8], channels: Int) {
    unsafe pixmap.pixels.withUnsafeBufferPointer { p in
      let count = p.count / 4
      var alphas: UInt8 = 255
      for i in 0..<count { unsafe alphas &= p[4 * i + 3] }
      let channels = alphas == 255 ? 3 : 4
      let rows = unsafe [UInt8](unsafeUninitializedCapacity: channels * count) { q, used in
        used = channels * count
        if channels == 3 {
          for i in 0..<count {
            for c in 0..<3 { unsafe q[3 * i + c] = p[4 * i + c] }
          }
          return
        }
        for i in stride(from: 0, to: 4 * count, by: 4) {
          let a = unsafe UInt32(p[i + 3])
          unsafe q[i + 3] = p[i + 3]
          for c in i..<i + 3 {
            unsafe q[c] = a == 255 || a == 0 ? p[c] : straight(p[c], alpha: a)
          }
        }
      }
      return (rows, channels)
    }
  }

  /// Rounded to the nearest; multiplying by alpha again gives the same byte back.
  @inline(__always)
  private static func straight(_ x: UInt8, alpha: UInt32) -> UInt8 {
    UInt8(min(255, (UInt32(x) * 255 + alpha / 2) / alpha))
  }
}
