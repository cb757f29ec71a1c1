// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Writes pictures as PNG files: the same bytes for the same picture.
package enum PNGEncoder {
  /// How much time the size of the file is worth.
  package enum Effort: Sendable {
    /// Our own compression, about as small as libpng's default and many times faster.
    case fast
    /// The smallest of many files by libdeflate, a hundred times slower or more.
    case best
  }

  /// - `pixelsPerPoint`: The picture's scale; 1 is written as 72 dots per inch.
  /// - `threads`: At most so many work at a time, ≥ 1; one is right where pictures are encoded side
  ///   by side. It changes no byte.
  package static func encode(
    _ pixmap: Pixmap,
    pixelsPerPoint: Double,
    effort: Effort = .fast,
    threads: Int = .max
  ) throws(ImageError) -> [UInt8] {
    guard pixmap.width > 0, pixmap.height > 0, pixmap.width <= 0x7FFF_FFFF,
      pixmap.height <= 0x7FFF_FFFF
    else { throw .notEncoded(reason: "its size is out of range") }
    // An inch has 0.0254 metres.
    let density = UInt32(min(max(1, pixelsPerPoint * 72 / 0.0254 + 0.5), 1e9))
    switch effort {
    case .fast: return fast(pixmap, density: density, threads: threads)
    case .best: return try best(pixmap, density: density, threads: threads)
    }
  }

  static func fast(_ pixmap: Pixmap, density: UInt32, threads: Int) -> [UInt8] {
    unsafe pixmap.pixels.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return [] }
      let pixels = unsafe base.assumingMemoryBound(to: UInt32.self)
      let (width, height) = (pixmap.width, pixmap.height)
      let bands = bands(width: width, height: height)
      var file = PNGFile(width: width, height: height, density: density)
      if let palette = unsafe Palette(pixels, width: width, height: height) {
        let data = compress(bands, threads: threads) { rows, isLast in
          unsafe plain(pixels, width, rows, channels: 1, palette: palette, isLast: isLast)
        }
        return file.bytes(.palette(palette), data: data)
      }
      let isOpaque = unsafe PixelOps.areOpaque(pixels, width * height)
      let channels = isOpaque ? 3 : 4
      let isFlat = unsafe isFlat(pixels, width, height)
      let data = compress(bands, threads: threads) { rows, isLast in
        isFlat && width * channels < DeflateSymbols.window
          ? unsafe plain(pixels, width, rows, channels: channels, isLast: isLast)
          : unsafe filtered(pixels, width, rows, channels: channels, isLast: isLast)
      }
      return file.bytes(isOpaque ? .rgb : .rgba, data: data)
    }
  }

  /// Whether a picture shows shapes and letters rather than gradients, shadows and photos.
  ///
  /// Judged by every 128th pixel: how many of those that differ from the one above do so by more than
  /// five levels in each channel.
  private static func isFlat(
    _ pixels: UnsafePointer<UInt32>,
    _ width: Int,
    _ height: Int
  ) -> Bool {
    var (smooth, changed) = (0, 0)
    for y in stride(from: 4, to: height, by: 8) {
      let row = unsafe pixels + y * width
      let above = unsafe row - width
      for x in stride(from: 7, to: width, by: 16) where unsafe row[x] != above[x] {
        changed += 1
        smooth += unsafe PNGFilter.distance(row[x], above[x]) <= 16 ? 1 : 0
      }
    }
    return smooth * 2 <= changed
  }

  // MARK: Bands

  /// Bytes of a picture for each band, so that its own codes and starting a thread pay.
  private static let bandBytes = 420_000
  private static let mostBands = 64

  /// The rows of each band, which are compressed apart from each other.
  ///
  /// Only the size decides, so that the file is the same however many threads there are.
  package static func bands(width: Int, height: Int) -> [Range<Int>] {
    Bands.division(of: height, into: min(mostBands, 4 * width * height / bandBytes))
  }

  private static func compress(
    _ bands: [Range<Int>],
    threads: Int,
    _ body: (_ rows: Range<Int>, _ isLast: Bool) -> CompressedBand
  ) -> [CompressedBand] {
    // Threads read the picture, which stays where it is until all are done.
    nonisolated(unsafe) let body = body
    return Bands.map(bands.count, threads: threads) { index in
      unsafe body(bands[index], index == bands.count - 1)
    }
  }

  private static func plain(
    _ pixels: UnsafePointer<UInt32>,
    _ width: Int,
    _ band: Range<Int>,
    channels: Int,
    palette: Palette? = nil,
    isLast: Bool
  ) -> CompressedBand {
    let first = unsafe pixels + band.lowerBound * width
    var rows = unsafe PlainRows(first, width: width, channels: channels, palette: palette)
    for _ in band { rows.add() }
    return rows.finish(isLast: isLast)
  }

  private static func filtered(
    _ pixels: UnsafePointer<UInt32>,
    _ width: Int,
    _ band: Range<Int>,
    channels: Int,
    isLast: Bool
  ) -> CompressedBand {
    var rows = FilteredRows(width: width, channels: channels)
    if band.lowerBound == 0 {
      // Above the first row there is nothing; without alpha in the file, it never differs.
      let nothing = [UInt32](repeating: channels == 3 ? 0xFF00_0000 : 0, count: width)
      unsafe nothing.withUnsafeBufferPointer { above in
        guard let above = above.baseAddress else { return }
        unsafe rows.add(pixels, above: above)
      }
    }
    for y in max(1, band.lowerBound)..<max(1, band.upperBound) {
      let row = unsafe pixels + y * width
      unsafe rows.add(row, above: row - width)
    }
    return rows.finish(isLast: isLast)
  }
}
