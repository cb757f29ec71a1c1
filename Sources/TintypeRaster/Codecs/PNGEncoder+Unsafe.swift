// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import CImageCodecs
import Glibc

/// Writes pictures as PNG files: the same bytes for the same picture.
package enum PNGEncoder {
  /// How much time the size of the file is worth.
  package enum Effort: Sendable {
    /// Our own compression, about as small as libpng's default and many times faster.
    case fast
    /// The smaller of two files by libpng with everything it has, many times slower.
    case best
  }

  /// - `pixelsPerPoint`: The picture's scale; 1 is written as 72 dots per inch.
  package static func encode(
    _ pixmap: Pixmap,
    pixelsPerPoint: Double,
    effort: Effort = .fast
  ) throws(ImageError) -> [UInt8] {
    guard pixmap.width > 0, pixmap.height > 0, pixmap.width <= 0x7FFF_FFFF,
      pixmap.height <= 0x7FFF_FFFF
    else { throw .notEncoded(reason: "its size is out of range") }
    // An inch has 0.0254 metres.
    let density = UInt32(min(max(1, pixelsPerPoint * 72 / 0.0254 + 0.5), 1e9))
    switch effort {
    case .fast: return fast(pixmap, density: density)
    case .best: return try best(pixmap, density: density)
    }
  }

  private static func fast(_ pixmap: Pixmap, density: UInt32) -> [UInt8] {
    unsafe pixmap.pixels.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return [] }
      let pixels = unsafe base.assumingMemoryBound(to: UInt32.self)
      let (width, height) = (pixmap.width, pixmap.height)
      var file = PNGFile(width: width, height: height, density: density)
      if let palette = unsafe Palette(pixels, width: width, height: height) {
        var rows = PaletteRows(width: width, palette: palette)
        for y in 0..<height { unsafe rows.add(pixels + y * width) }
        rows.finish()
        return file.bytes(.palette(palette), data: rows.deflate)
      }
      let isOpaque = unsafe PixelOps.areOpaque(pixels, width * height)
      var rows = PNGRows(width: width, channels: isOpaque ? 3 : 4)
      unsafe add(pixels, width: width, height: height, isOpaque: isOpaque, to: &rows)
      rows.finish()
      return file.bytes(isOpaque ? .rgb : .rgba, data: rows.deflate)
    }
  }

  /// Gives the rows to a compressor, with straight alpha.
  private static func add(
    _ pixels: UnsafePointer<UInt32>,
    width: Int,
    height: Int,
    isOpaque: Bool,
    to rows: inout PNGRows
  ) {
    // Above the first row there is nothing; without alpha in the file, it never differs.
    let nothing: UInt32 = isOpaque ? 0xFF00_0000 : 0
    var scratch = [UInt32](repeating: nothing, count: 2 * width)
    unsafe scratch.withUnsafeMutableBufferPointer { scratch in
      guard let base = scratch.baseAddress else { return }
      var above = unsafe UnsafePointer(base)
      var spare = unsafe base + width
      for y in 0..<height {
        var row = unsafe pixels + y * width
        if y > 0, unsafe memcmp(row, row - width, 4 * width) == 0 {
          rows.repeatRow()
          continue
        }
        if !isOpaque, unsafe !PixelOps.areOpaque(row, width) {
          unsafe PixelOps.straighten(row, width, into: spare)
          unsafe row = UnsafePointer(spare)
          unsafe spare = spare == base ? base + width : base
        }
        unsafe rows.add(row, above: above)
        unsafe above = row
      }
    }
  }

  private static func best(_ pixmap: Pixmap, density: UInt32) throws(ImageError) -> [UInt8] {
    var smallest = try byLibpng(pixmap, density: density, style: TT_PNG_FILTERED)
    let plain = try byLibpng(pixmap, density: density, style: TT_PNG_PLAIN)
    for file in [plain, fast(pixmap, density: density)] where file.count < smallest.count {
      smallest = file
    }
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
