// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// The pixels that drawing goes to: the picture itself or a layer, a mask of it.
///
/// Packed premultiplied RGBA in device order, transparent when new. Owns its memory.
///
/// Sendable unchecked: one thread draws on it; once others may see it, nobody does.
@safe final class Surface: @unchecked Sendable {
  let bounds: PixelRect
  let pixels: UnsafeMutablePointer<UInt32>

  var width: Int { bounds.width }
  var height: Int { bounds.height }

  /// Bytes to be given back; 0 when the memory belongs to another.
  private let capacity: Int

  init(bounds: PixelRect) {
    self.bounds = bounds
    let block = unsafe MemoryPool.take(4 * bounds.area)
    capacity = unsafe block.capacity
    unsafe pixels = block.pointer.bindMemory(to: UInt32.self, capacity: max(1, bounds.area))
    unsafe pixels.initialize(repeating: 0, count: bounds.area)
  }

  /// A surface in memory that someone else owns and that outlives it.
  init(bounds: PixelRect, in memory: UnsafeMutableRawPointer, color: UInt32) {
    self.bounds = bounds
    capacity = 0
    unsafe pixels = memory.bindMemory(to: UInt32.self, capacity: bounds.area)
    unsafe pixels.initialize(repeating: color, count: bounds.area)
  }

  deinit { if capacity > 0 { unsafe MemoryPool.giveBack(pixels, capacity: capacity) } }

  /// Where a pixel lies.
  ///
  /// It must be within the bounds.
  @inline(__always)
  func pointer(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
    assert(x >= bounds.minX && x <= bounds.maxX && y >= bounds.minY && y < bounds.maxY)
    return unsafe pixels + ((y - bounds.minY) * bounds.width + (x - bounds.minX))
  }

  func makePixmap() -> Pixmap {
    let count = 4 * bounds.area
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, used in
      if let base = buffer.baseAddress {
        unsafe UnsafeMutableRawPointer(base).copyMemory(from: pixels, byteCount: count)
      }
      used = count
    }
    return Pixmap(width: width, height: height, pixels: bytes)
  }
}

extension Surface {
  /// Multiplies each pixel by the alpha of a surface with the same bounds.
  func multiply(byAlphaOf mask: Surface) {
    precondition(mask.bounds == bounds, "a mask must lie where its layer lies")
    unsafe PixelOps.scale(pixels, bounds.area, byAlphaOf: mask.pixels)
  }
}
