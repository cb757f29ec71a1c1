// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry

/// The rows of a picture that already has its size and place.
final class PixmapRows: RowSource {
  private let pixmap: Pixmap
  private let bounds: PixelRect
  /// 0...255.
  private let opacity: UInt32

  /// - Precondition: The picture is as large as the bounds, and nothing outside is asked for.
  init(_ pixmap: Pixmap, bounds: PixelRect, opacity: Double) {
    precondition(pixmap.width == bounds.width && pixmap.height == bounds.height)
    self.pixmap = pixmap
    self.bounds = bounds
    self.opacity = UInt32(min(max(0, opacity), 1) * 255 + 0.5)
  }

  func fetch(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
    assert(x >= bounds.minX && x + count <= bounds.maxX && y >= bounds.minY && y < bounds.maxY)
    let offset = 4 * ((y - bounds.minY) * bounds.width + x - bounds.minX)
    unsafe pixmap.pixels.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      unsafe UnsafeMutableRawPointer(row).copyMemory(from: base + offset, byteCount: 4 * count)
    }
    if opacity < 255 { unsafe PixelOps.scale(row, count, by: opacity) }
  }
}
