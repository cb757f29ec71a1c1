// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// The pixels that drawing goes to: the picture itself or a layer, a mask of it.
///
/// Packed premultiplied RGBA in device order, transparent when new. Owns its memory.
@safe final class Surface {
  let bounds: PixelRect
  let pixels: UnsafeMutablePointer<UInt32>

  var width: Int { bounds.width }
  var height: Int { bounds.height }

  private let capacity: Int

  init(bounds: PixelRect) {
    self.bounds = bounds
    capacity = max(1, bounds.area)
    unsafe pixels = .allocate(capacity: capacity)
    unsafe pixels.initialize(repeating: 0, count: bounds.area)
  }

  /// Takes over the memory of a surface that is no longer used; touching fresh memory costs more
  /// than most drawing in a layer.
  private init(bounds: PixelRect, memoryOf old: Surface) {
    self.bounds = bounds
    capacity = old.capacity
    unsafe pixels = old.pixels
    old.isMoved = true
    unsafe pixels.update(repeating: 0, count: bounds.area)
  }

  private var isMoved = false

  /// A surface in the memory of another if that is large enough, in new memory otherwise.
  static func reusing(_ old: Surface?, bounds: PixelRect) -> Surface {
    guard let old, old.capacity >= bounds.area else { return Surface(bounds: bounds) }
    return Surface(bounds: bounds, memoryOf: old)
  }

  deinit { if !isMoved { unsafe pixels.deallocate() } }

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
