// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Draws covered pixels onto a surface, through a clip.
@safe struct PaintSink: CoverageSink {
  let surface: Surface
  let clip: ClipMask?
  let paint: Paint
  /// Room for one row of colours and one of coverage.
  let colors: UnsafeMutablePointer<UInt32>
  let coverages: UnsafeMutablePointer<UInt8>

  func span(y: Int, x: Int, count: Int, coverage: UInt8) {
    guard let clip else { return draw(y, x, count, coverage) }
    let open = clip.open[y - clip.bounds.minY]
    let end = x + count
    let from = min(max(x, open.lowerBound), end)
    let to = max(from, min(end, open.upperBound))
    if open.isEmpty || to == from { return masked(y, x, count, coverage, clip) }
    if from > x { masked(y, x, from - x, coverage, clip) }
    draw(y, from, to - from, coverage)
    if end > to { masked(y, to, end - to, coverage, clip) }
  }

  func run(y: Int, x: Int, count: Int, coverage: UnsafePointer<UInt8>) {
    guard let clip else { return unsafe draw(y, x, count, coverage) }
    let open = clip.open[y - clip.bounds.minY]
    if x >= open.lowerBound && x + count <= open.upperBound {
      return unsafe draw(y, x, count, coverage)
    }
    unsafe PixelOps.multiply(coverages, count, clip.pointer(x: x, y: y), coverage)
    unsafe draw(y, x, count, coverages)
  }

  private func masked(_ y: Int, _ x: Int, _ count: Int, _ coverage: UInt8, _ clip: ClipMask) {
    if coverage == 255 { return unsafe draw(y, x, count, clip.pointer(x: x, y: y)) }
    unsafe PixelOps.multiply(coverages, count, clip.pointer(x: x, y: y), coverage)
    unsafe draw(y, x, count, coverages)
  }

  private func draw(_ y: Int, _ x: Int, _ count: Int, _ coverage: UInt8) {
    let target = unsafe surface.pointer(x: x, y: y)
    var color: UInt32
    switch paint {
    case .solid(let c): color = c
    case .rows(let source):
      guard let c = source.constant(x: x, y: y, count: count) else {
        let row = unsafe source.row(x: x, y: y, count: count, room: colors)
        if coverage == 255 {
          unsafe PixelOps.over(target, count, source: row)
        } else {
          unsafe PixelOps.over(target, count, source: row, coverage: UInt32(coverage))
        }
        return
      }
      color = c
    }
    if coverage < 255 { color = PixelOps.scale(color, UInt32(coverage)) }
    if color &>> 24 == 255 {
      unsafe PixelOps.fill(target, count, color)
    } else {
      unsafe PixelOps.over(target, count, color: color)
    }
  }

  private func draw(_ y: Int, _ x: Int, _ count: Int, _ coverage: UnsafePointer<UInt8>) {
    let target = unsafe surface.pointer(x: x, y: y)
    switch paint {
    case .solid(let color):
      unsafe PixelOps.over(target, count, color: color, coverage: coverage)
    case .rows(let source):
      if let color = source.constant(x: x, y: y, count: count) {
        unsafe PixelOps.over(target, count, color: color, coverage: coverage)
      } else {
        let row = unsafe source.row(x: x, y: y, count: count, room: colors)
        unsafe PixelOps.over(target, count, source: row, coverage: coverage)
      }
    }
  }
}
