// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// How much of each pixel a clip lets through.
@safe final class ClipMask {
  let bounds: PixelRect
  let coverage: UnsafeMutablePointer<UInt8>
  private let capacity: Int
  /// For each row the columns in which everything passes, found once so that drawing there costs
  /// no more than without a clip.
  private(set) var open: [Range<Int>]

  init(bounds: PixelRect) {
    self.bounds = bounds
    let block = unsafe MemoryPool.take(bounds.area)
    capacity = unsafe block.capacity
    unsafe coverage = block.pointer.bindMemory(to: UInt8.self, capacity: max(1, bounds.area))
    unsafe coverage.initialize(repeating: 0, count: bounds.area)
    open = []
  }

  deinit { unsafe MemoryPool.giveBack(coverage, capacity: capacity) }

  @inline(__always)
  func pointer(x: Int, y: Int) -> UnsafeMutablePointer<UInt8> {
    assert(x >= bounds.minX && x <= bounds.maxX && y >= bounds.minY && y < bounds.maxY)
    return unsafe coverage + ((y - bounds.minY) * bounds.width + (x - bounds.minX))
  }

  /// Lets through only what another clip lets through too, then looks for the open columns.
  func finish(within other: ClipMask?) {
    open.reserveCapacity(bounds.height)
    for y in bounds.minY..<bounds.maxY {
      let row = unsafe pointer(x: bounds.minX, y: y)
      if let other {
        unsafe PixelOps.multiply(
          row,
          bounds.width,
          row,
          other.pointer(x: bounds.minX, y: y)
        )
      }
      var best = 0..<0
      var x = 0
      while x < bounds.width {
        while x < bounds.width, unsafe row[x] != 255 { x += 1 }
        let start = x
        while x + 8 <= bounds.width,
          unsafe UnsafeRawPointer(row + x).loadUnaligned(as: UInt64.self) == .max
        { x += 8 }
        while x < bounds.width, unsafe row[x] == 255 { x += 1 }
        if x - start > best.count { best = start..<x }
      }
      open.append(best.lowerBound + bounds.minX..<best.upperBound + bounds.minX)
    }
  }
}

/// Writes a shape's coverage into a mask.
struct MaskSink: CoverageSink {
  let mask: ClipMask
  /// Whether the shape clips what it has already clipped.
  let twice: Bool

  func span(y: Int, x: Int, count: Int, coverage: UInt8) {
    let passing = twice ? PixelOps.multiply(coverage, coverage) : coverage
    unsafe mask.pointer(x: x, y: y).update(repeating: passing, count: count)
  }

  func run(y: Int, x: Int, count: Int, coverage: UnsafePointer<UInt8>) {
    let target = unsafe mask.pointer(x: x, y: y)
    if twice {
      unsafe PixelOps.multiply(target, count, coverage, coverage)
    } else {
      unsafe target.update(from: coverage, count: count)
    }
  }
}
