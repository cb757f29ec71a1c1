// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Fades a surface by a shape's coverage; what the shape leaves out becomes transparent.
struct CutSink: CoverageSink {
  private let surface: Surface
  /// Pixels before this one, in rows from the top, are done.
  private var done = 0

  init(surface: Surface) { self.surface = surface }

  mutating func span(y: Int, x: Int, count: Int, coverage: UInt8) {
    let start = advance(y, x, count)
    if coverage < 255 {
      unsafe PixelOps.scale(surface.pixels + start, count, by: UInt32(coverage))
    }
  }

  mutating func run(y: Int, x: Int, count: Int, coverage: UnsafePointer<UInt8>) {
    let start = advance(y, x, count)
    unsafe PixelOps.scale(surface.pixels + start, count, by: coverage)
  }

  mutating func finish() { clear(until: surface.bounds.area) }

  private mutating func advance(_ y: Int, _ x: Int, _ count: Int) -> Int {
    let start = (y - surface.bounds.minY) * surface.width + x - surface.bounds.minX
    clear(until: start)
    done = start + count
    return start
  }

  private mutating func clear(until end: Int) {
    if end > done { unsafe (surface.pixels + done).update(repeating: 0, count: end - done) }
    done = end
  }
}
