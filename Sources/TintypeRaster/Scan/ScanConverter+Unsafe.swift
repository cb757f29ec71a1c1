// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Synchronization
import TintypeGeometry

/// Turns edges into exact coverage.
///
/// Every edge adds, to the cells of each row it crosses, by how much the covered area of a pixel
/// differs from that of its left neighbour; summing a row from the left gives the coverage. Marks,
/// one bit a cell, tell which cells were touched: between them coverage doesn't change. Pointers
/// because these are the innermost loops; cells and marks are all zero between calls.
///
/// Sendable unchecked: one thread at a time has it.
@safe final class ScanConverter: @unchecked Sendable {
  private var cells: UnsafeMutablePointer<Float>
  private var marks: UnsafeMutablePointer<UInt64>
  private var row: UnsafeMutablePointer<UInt8>
  private var cellCapacity = 0
  private var markCapacity = 0
  private var rowCapacity = 0
  private var edgeList: EdgeList?

  /// What fits the processor's cache; larger shapes go in bands of rows.
  private static let bandCells = 1 << 16

  /// Converters that are not in use, with their memory already cleared.
  private static let spares = Mutex<[ScanConverter]>([])

  /// A converter that was used before, or a new one.
  static func take() -> ScanConverter { spares.withLock { $0.popLast() } ?? ScanConverter() }

  /// Keeps a converter for the next picture; nobody may use it after that.
  static func giveBack(_ converter: ScanConverter) {
    guard converter.cellCapacity <= 4 * bandCells else { return }
    spares.withLock { if $0.count < 4 { $0.append(converter) } }
  }

  init() {
    unsafe cells = .allocate(capacity: 1)
    unsafe marks = .allocate(capacity: 1)
    unsafe row = .allocate(capacity: 1)
  }

  deinit {
    unsafe cells.deallocate()
    unsafe marks.deallocate()
    unsafe row.deallocate()
  }

  /// Reports the coverage of edges to a sink.
  ///
  /// - `bounds`: The pixels to which the edges were cut.
  func convert(
    _ list: EdgeList,
    rule: FillRule,
    bounds: PixelRect,
    into sink: inout some CoverageSink
  ) {
    guard let first = list.edges.first else { return }
    var box = (y0: first.y0, x1: first.x0, y1: first.y0)
    for e in list.edges {
      box.x1 = max(box.x1, max(e.x0, e.x1))
      box.y0 = min(box.y0, min(e.y0, e.y1))
      box.y1 = max(box.y1, max(e.y0, e.y1))
    }
    let top = Int(max(box.y0, Double(bounds.minY)).rounded(.down))
    let bottom = Int(min(box.y1, Double(bounds.maxY)).rounded(.up))
    // The shape may still be open at the right border, so a band always reaches it there.
    let width = bounds.width
    guard width > 0, bottom > top else { return }
    let reach = min(width, Int(box.x1.rounded(.up)))
    let stride = reach + 3
    let rows = max(1, min(bottom - top, Self.bandCells / stride))
    reserve(stride: stride, rows: rows, width: width)
    var y = top
    while y < bottom {
      let end = min(bottom, y + rows)
      let band = Band(
        top: y,
        bottom: end,
        stride: stride,
        words: (stride + 63) / 64,
        width: width,
        originX: bounds.minX
      )
      for e in list.edges { accumulate(e, band) }
      switch rule {
      case .winding: sweep(band, &sink) { Self.winding($0) }
      case .evenOdd: sweep(band, &sink) { Self.evenOdd($0) }
      }
      y = end
    }
  }

  private struct Band {
    var top: Int
    var bottom: Int
    var stride: Int
    var words: Int
    var width: Int
    /// The column of the first cell.
    var originX: Int
  }

  private func reserve(stride: Int, rows: Int, width: Int) {
    let cellCount = stride * rows
    if cellCount > cellCapacity {
      unsafe cells.deallocate()
      unsafe cells = .allocate(capacity: cellCount)
      unsafe cells.initialize(repeating: 0, count: cellCount)
      cellCapacity = cellCount
    }
    let markCount = (stride + 63) / 64 * rows
    if markCount > markCapacity {
      unsafe marks.deallocate()
      unsafe marks = .allocate(capacity: markCount)
      unsafe marks.initialize(repeating: 0, count: markCount)
      markCapacity = markCount
    }
    if max(width, stride) > rowCapacity {
      unsafe row.deallocate()
      rowCapacity = max(width, stride)
      unsafe row = .allocate(capacity: rowCapacity)
    }
  }

  /// Nearest byte of a share.
  ///
  /// The small excess sends exact halves up in spite of rounding errors in
  /// the sum, which differ between a shape and its mirror image.
  @inline(__always)
  private static func byte(_ share: Float) -> UInt8 {
    UInt8(truncatingIfNeeded: Int32(share * 255 + 0.5009765625))
  }

  @inline(__always)
  private static func winding(_ sum: Float) -> UInt8 { byte(min(sum.magnitude, 1)) }

  @inline(__always)
  private static func evenOdd(_ sum: Float) -> UInt8 {
    let a = sum.magnitude
    let turn = a - 2 * (a * 0.5).rounded(.down)
    return byte(min(max(0, turn > 1 ? 2 - turn : turn), 1))
  }

  /// Rounds down without a call into the C library.
  @inline(__always)
  private static func floor(_ x: Double) -> Int {
    let whole = Int(x)
    return Double(whole) > x ? whole - 1 : whole
  }

  private func accumulate(_ e: EdgeList.Edge, _ band: Band) {
    let down = e.y1 > e.y0
    let (x0, y0) = down ? (e.x0, e.y0) : (e.x1, e.y1)
    let (x1, y1) = down ? (e.x1, e.y1) : (e.x0, e.y0)
    let (top, bottom) = (Double(band.top), Double(band.bottom))
    if y1 <= top || y0 >= bottom { return }
    let sign = down ? 1.0 : -1.0
    let slope = (x1 - x0) / (y1 - y0)
    if x0 == x1 { return accumulateUpright(x0, max(y0, top), min(y1, bottom), sign, band) }
    let first = Self.floor(max(y0, top))
    let last = -Self.floor(-min(y1, bottom))
    for y in first..<last {
      let ya = max(y0, Double(y))
      let yb = min(y1, Double(y + 1))
      let cover = (yb - ya) * sign
      let xa = ya == y0 ? x0 : x0 + (ya - y0) * slope
      let xb = yb == y1 ? x1 : x0 + (yb - y0) * slope
      let line = (y - band.top)
      let lineCells = unsafe cells + line * band.stride
      let lineMarks = unsafe marks + line * band.words
      let limit = Double(band.stride - 2)
      let l = max(0, min(min(xa, xb), limit))
      let r = max(l, min(max(xa, xb), limit))
      let cell = Int(l)
      if r <= Double(cell + 1) {
        let share = (l + r) * 0.5 - Double(cell)
        unsafe lineCells[cell] += Float(cover * (1 - share))
        unsafe lineCells[cell + 1] += Float(cover * share)
        unsafe lineMarks[cell >> 6] |= 1 << UInt64(cell & 63)
        unsafe lineMarks[(cell + 1) >> 6] |= 1 << UInt64((cell + 1) & 63)
      } else {
        unsafe spread(cover, from: l, to: r, cell, lineCells, lineMarks)
      }
    }
  }

  /// The same for an upright edge, which is all that rectangles and the sides of rounded ones have.
  private func accumulateUpright(
    _ x: Double,
    _ y0: Double,
    _ y1: Double,
    _ sign: Double,
    _ band: Band
  ) {
    let l = max(0, min(x, Double(band.stride - 2)))
    let cell = Int(l)
    let share = l - Double(cell)
    // Full rows give the same as `accumulate` because their height is exactly 1.
    let (left, right) = (Float(sign * (1 - share)), Float(sign * share))
    let (leftBit, rightBit) = (UInt64(1) << UInt64(cell & 63), UInt64(1) << UInt64((cell + 1) & 63))
    for y in Self.floor(y0)..<(-Self.floor(-y1)) {
      let cover = min(y1, Double(y + 1)) - max(y0, Double(y))
      let line = unsafe cells + (y - band.top) * band.stride + cell
      let marks = unsafe marks + (y - band.top) * band.words
      unsafe line[0] += cover == 1 ? left : Float(cover * sign * (1 - share))
      unsafe line[1] += cover == 1 ? right : Float(cover * sign * share)
      unsafe marks[cell >> 6] |= leftBit
      unsafe marks[(cell + 1) >> 6] |= rightBit
    }
  }

  /// Distributes an edge over all cells it crosses in one row.
  ///
  /// With x uniform in l...r, the mean of max(0, u − x) is (u − l)² / 2(r − l) inside and
  /// u − (l + r)/2 beyond; its second difference over whole steps is what each cell gets.
  @inline(__always)
  private func spread(
    _ cover: Double,
    from l: Double,
    to r: Double,
    _ cell: Int,
    _ c: UnsafeMutablePointer<Float>,
    _ m: UnsafeMutablePointer<UInt64>
  ) {
    let (a, b) = (l - Double(cell), r - Double(cell))
    let k = 0.5 / (b - a)
    let end = Int(b.rounded(.up))
    var before = 0.0
    var mean = 0.0
    for i in 0...end {
      let u = Double(i + 1)
      let next = u >= b ? u - (a + b) * 0.5 : (u - a) * (u - a) * k
      let x = cell + i
      unsafe c[x] += Float(cover * ((next - mean) - (mean - before)))
      unsafe m[x >> 6] |= 1 << UInt64(x & 63)
      before = mean
      mean = next
    }
  }

  @inline(__always)
  private func sweep<Sink: CoverageSink>(
    _ band: Band,
    _ sink: inout Sink,
    _ coverage: (Float) -> UInt8
  ) {
    let row = unsafe self.row
    for line in 0..<(band.bottom - band.top) {
      let lineCells = unsafe cells + line * band.stride
      let lineMarks = unsafe marks + line * band.words
      let y = band.top + line
      var sum: Float = 0
      var value: UInt8 = 0
      // Pixels before `start` are reported; `start..<x` wait in `row`.
      var start = 0
      var x = 0
      for word in 0..<band.words {
        var bits = unsafe lineMarks[word]
        if bits == 0 { continue }
        unsafe lineMarks[word] = 0
        while bits != 0 {
          let cell = word << 6 + bits.trailingZeroBitCount
          bits &= bits &- 1
          if cell > x {
            let end = min(cell, band.width)
            if end - x < 16 && value != 0 {
              for i in x..<max(x, end) { unsafe row[i] = value }
            } else {
              if x > start {
                unsafe sink.run(
                  y: y,
                  x: band.originX + start,
                  count: x - start,
                  coverage: row + start
                )
              }
              if value != 0 && end > x {
                sink.span(y: y, x: band.originX + x, count: end - x, coverage: value)
              }
              start = cell
            }
            x = cell
          }
          sum += unsafe lineCells[cell]
          unsafe lineCells[cell] = 0
          value = coverage(sum)
          if cell < band.width {
            unsafe row[cell] = value
            x = cell + 1
          }
        }
      }
      x = min(x, band.width)
      if x > start {
        unsafe sink.run(y: y, x: band.originX + start, count: x - start, coverage: row + start)
      }
      if value != 0 && band.width > x {
        sink.span(y: y, x: band.originX + x, count: band.width - x, coverage: value)
      }
    }
  }
}
