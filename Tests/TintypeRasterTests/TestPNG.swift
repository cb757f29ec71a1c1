// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import CImageCodecs
import Testing

@testable import TintypeRaster

/// PNG files as libpng makes them, for comparison.
enum TestPNG {
  /// The file that libpng makes of a picture when nothing is set, opaque ones without alpha.
  static func byLibpng(_ pixmap: Pixmap) throws -> [UInt8] {
    let isOpaque = stride(from: 3, to: pixmap.pixels.count, by: 4)
      .allSatisfy { pixmap.pixels[$0] == 255 }
    let channels = isOpaque ? 3 : 4
    var bytes: [UInt8] = []
    // Without a filter each row begins with a zero.
    let rows = StraightRows(pixmap, channels: channels).filtered(.same(0))
    let rowBytes = 1 + channels * pixmap.width
    for y in 0..<pixmap.height { bytes += rows[(y * rowBytes + 1)..<((y + 1) * rowBytes)] }
    var message = [CChar](repeating: 0, count: Int(TT_MESSAGE_SIZE))
    var count = 0
    let result = unsafe tt_png_encode(
      bytes,
      UInt32(pixmap.width),
      UInt32(pixmap.height),
      Int32(channels),
      8504,
      &count,
      &message
    )
    let start = try unsafe #require(result)
    defer { unsafe tt_free(start) }
    return unsafe [UInt8](UnsafeBufferPointer(start: start, count: count))
  }
}
