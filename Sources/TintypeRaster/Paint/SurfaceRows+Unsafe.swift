// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// The rows of pixels that already lie where they belong.
///
/// Outside the surface everything is transparent.
final class SurfaceRows: RowSource {
  private let surface: Surface
  /// 0...255.
  private let opacity: UInt32

  init(_ surface: Surface, opacity: Double = 1) {
    self.surface = surface
    self.opacity = UInt32(min(max(0, opacity), 1) * 255 + 0.5)
  }

  func pixels(x: Int, y: Int, count: Int) -> UnsafePointer<UInt32>? {
    let b = surface.bounds
    guard opacity == 255, y >= b.minY, y < b.maxY, x >= b.minX, x + count <= b.maxX else {
      return nil
    }
    return unsafe UnsafePointer(surface.pointer(x: x, y: y))
  }

  func fetch(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
    let b = surface.bounds
    let (start, end) = (max(x, b.minX), min(x + count, b.maxX))
    guard y >= b.minY, y < b.maxY, end > start else {
      return unsafe row.update(repeating: 0, count: count)
    }
    if start > x { unsafe row.update(repeating: 0, count: start - x) }
    if end < x + count { unsafe (row + (end - x)).update(repeating: 0, count: x + count - end) }
    unsafe (row + (start - x)).update(from: surface.pointer(x: start, y: y), count: end - start)
    if opacity < 255 { unsafe PixelOps.scale(row + (start - x), end - start, by: opacity) }
  }
}
