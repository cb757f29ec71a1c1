// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import CImageCodecs
import Testing
import TintypeRaster

/// JPEG files made for tests.
enum TestJPEG {
  static func encode(_ pixmap: Pixmap) throws -> [UInt8] {
    var message = [CChar](repeating: 0, count: Int(TT_MESSAGE_SIZE))
    var count = 0
    let bytes = unsafe tt_jpeg_encode(
      pixmap.pixels,
      UInt32(pixmap.width),
      UInt32(pixmap.height),
      95,
      &count,
      &message
    )
    let start = try unsafe #require(bytes)
    defer { unsafe tt_free(start) }
    return unsafe [UInt8](UnsafeBufferPointer(start: start, count: count))
  }

  /// 32 × 16 pixels in four colours, with an Exif segment after the file's first marker.
  static func quarters(orientation: Int, bigEndian: Bool) throws -> [UInt8] {
    var pixmap = try Pixmap(width: 32, height: 16)
    let colors: [[UInt8]] = [
      [255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [255, 255, 255, 255],
    ]
    for y in 0..<16 {
      for x in 0..<32 {
        let color = colors[(y / 8) * 2 + x / 16]
        pixmap.pixels.replaceSubrange(4 * (y * 32 + x)..<4 * (y * 32 + x) + 4, with: color)
      }
    }
    var jpeg = try encode(pixmap)
    func int(_ x: Int, _ size: Int) -> [UInt8] {
      let little = (0..<size).map { UInt8(x >> (8 * $0) & 255) }
      return bigEndian ? little.reversed() : little
    }
    let tiff =
      Array((bigEndian ? "MM" : "II").utf8) + int(42, 2) + int(8, 4) + int(1, 2) + int(274, 2)
      + int(3, 2) + int(1, 4) + int(orientation, 2) + int(0, 2) + int(0, 4)
    let body = Array("Exif\u{0}\u{0}".utf8) + tiff
    jpeg.insert(contentsOf: [0xFF, 0xE1, 0, UInt8(body.count + 2)] + body, at: 2)
    return jpeg
  }
}
