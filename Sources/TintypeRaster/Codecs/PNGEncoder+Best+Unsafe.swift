// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import CImageCodecs

extension PNGEncoder {
  static func best(
    _ pixmap: Pixmap,
    density: UInt32,
    threads: Int
  ) throws(ImageError) -> [UInt8] {
    var smallest = try byLibpng(pixmap, density: density, style: TT_PNG_FILTERED)
    let plain = try byLibpng(pixmap, density: density, style: TT_PNG_PLAIN)
    let own = fast(pixmap, density: density, threads: threads)
    for file in [plain, own] where file.count < smallest.count { smallest = file }
    return smallest
  }

  /// The file that libpng makes of a picture.
  static func byLibpng(
    _ pixmap: Pixmap,
    density: UInt32,
    style: tt_png_style
  ) throws(ImageError) -> [UInt8] {
    let opaque = unsafe pixmap.pixels.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return true }
      return unsafe PixelOps.areOpaque(
        base.assumingMemoryBound(to: UInt32.self),
        pixmap.width * pixmap.height
      )
    }
    let channels = opaque ? 3 : 4
    var message = [CChar](repeating: 0, count: Int(TT_MESSAGE_SIZE))
    var count = 0
    let bytes = unsafe tt_png_encode(
      straight(pixmap, channels: channels),
      UInt32(pixmap.width),
      UInt32(pixmap.height),
      Int32(channels),
      density,
      style,
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

  /// Rows with straight alpha, or without alpha.
  private static func straight(_ pixmap: Pixmap, channels: Int) -> [UInt8] {
    unsafe pixmap.pixels.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return [] }
      let pixels = unsafe base.assumingMemoryBound(to: UInt32.self)
      let width = pixmap.width
      var line = [UInt32](repeating: 0, count: width)
      var result: [UInt8] = []
      result.reserveCapacity(channels * width * pixmap.height)
      for y in 0..<pixmap.height {
        unsafe PixelOps.straighten(pixels + y * width, width, into: &line)
        for p in line {
          for c in 0..<channels { result.append(UInt8(p >> (8 * UInt32(c)) & 255)) }
        }
      }
      return result
    }
  }
}
