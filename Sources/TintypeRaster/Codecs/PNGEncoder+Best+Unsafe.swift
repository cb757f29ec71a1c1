// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import CImageCodecs

extension PNGEncoder {
  /// The smallest of our own file and those by libdeflate with each way to filter rows.
  static func best(
    _ pixmap: Pixmap,
    density: UInt32,
    threads: Int
  ) throws(ImageError) -> [UInt8] {
    let (width, height) = (pixmap.width, pixmap.height)
    let (palette, isOpaque) = unsafe pixmap.pixels.withUnsafeBytes { bytes -> (Palette?, Bool) in
      guard let base = bytes.baseAddress else { return (nil, true) }
      let pixels = unsafe base.assumingMemoryBound(to: UInt32.self)
      return unsafe (
        Palette(pixels, width: width, height: height), PixelOps.areOpaque(pixels, width * height)
      )
    }
    var layouts: [(layout: PNGFile.Layout, rows: StraightRows)] = [
      (isOpaque ? .rgb : .rgba, StraightRows(pixmap, channels: isOpaque ? 3 : 4))
    ]
    if let palette { layouts.append((.palette(palette), StraightRows(pixmap, palette: palette))) }
    var smallest = fast(pixmap, density: density, threads: threads)
    for (layout, rows) in layouts {
      let streams = try Bands.map(filterings.count, threads: threads) {
        index throws(ImageError) in try compressed(rows.filtered(filterings[index]))
      }
      for stream in streams {
        var file = PNGFile(width: width, height: height, density: density)
        let bytes = file.bytes(layout, zlib: stream)
        if bytes.count < smallest.count { smallest = bytes }
      }
    }
    return smallest
  }

  private static let filterings: [StraightRows.Filtering] =
    [.leastSum, .aboveIfEqual] + (0..<5).map { .same($0) }

  private static func compressed(_ bytes: [UInt8]) throws(ImageError) -> [UInt8] {
    var count = 0
    guard let compressed = unsafe tt_zlib_compress(bytes, bytes.count, &count) else {
      throw .notEncoded(reason: "out of memory")
    }
    defer { unsafe tt_free(compressed) }
    return unsafe [UInt8](UnsafeBufferPointer(start: compressed, count: count))
  }
}
