// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Turns the rows of a picture into the bytes of a PNG's image data and compresses them.
///
/// Rows are filtered by the difference to the row above, and by Paeth's predictor where a photo is.
/// Work goes only into blocks of pixels that differ from those above.
@safe struct FilteredRows: ~Copyable {
  typealias Row = UnsafePointer<UInt32>

  /// Most pixels that are compressed at a time.
  private static let pieceLength = 4096

  private let width: Int
  /// Bytes of a pixel in the file, 3 or 4.
  private let channels: Int
  /// Bytes of a row in the file, its filter type included.
  private let rowBytes: Int
  private let repeatsRows: Bool
  /// The byte before the next one is zero, so that zeros can repeat it.
  private var endsInZero = false
  /// Pixels like those above that are not written yet.
  private var zeroPixels = 0
  /// Rows like the one above that are not written yet.
  private var sameRows = 0
  private let residuals: Scratch<UInt32>
  private var changes: RowChanges
  /// Pixels with straight alpha, of a row and the one above.
  private let straight: Scratch<UInt32>
  private var deflate = DeflateEncoder()

  init(width: Int, channels: Int) {
    self.width = width
    self.channels = channels
    rowBytes = 1 + width * channels
    repeatsRows = rowBytes <= DeflateSymbols.window
    residuals = Scratch(width + 8)
    changes = RowChanges(width: width)
    straight = Scratch(2 * width)
  }

  /// Adds a row of premultiplied RGBA pixels; with three channels they are opaque.
  mutating func add(_ row: Row, above: Row) {
    unsafe changes.find(row, above)
    if changes.count == 0 {
      sameRows += 1
      return
    }
    writeSameRows()
    if unsafe isPhoto(row, above) {
      unsafe addPredicted(row, above)
    } else {
      unsafe addDifferences(row, above)
    }
  }

  mutating func finish(isLast: Bool) -> CompressedBand {
    writeSameRows()
    return deflate.finish(isLast: isLast)
  }

  /// Whether Paeth's predictor leaves clearly less than the row above does.
  ///
  /// Judged by every sixteenth pixel. Rows that hardly change, or change by the same everywhere, are
  /// no photos.
  private func isPhoto(_ row: Row, _ above: Row) -> Bool {
    if changes.pixels * 8 <= width { return false }
    var (busy, plain, predicted) = (0, 0, 0)
    for i in 0..<changes.count {
      let change = changes[i]
      var x = change.start | 7
      if x & 15 != 7 { x &+= 8 }
      while x < change.end {
        let differs =
          unsafe row[x] != above[x] && row[x] &- above[x] != row[x &- 1] &- above[x &- 1]
        if differs {
          let costs = unsafe PNGFilter.costs(row, above, x)
          busy &+= 1
          plain &+= costs.up
          predicted &+= costs.paeth
        }
        x &+= 16
      }
    }
    return busy * 128 > width && predicted * 8 < plain * 7
  }

  // MARK: Rows

  private mutating func begin(filter: UInt32) {
    deflate.add(filter, bytes: 1)
    deflate.checksum.add(count: 1, sum: UInt64(filter), weighted: UInt64(filter))
    endsInZero = false
  }

  private mutating func writeSameRows() {
    var rest = sameRows
    sameRows = 0
    var isFirst = true
    while rest > 0 {
      if isFirst || !repeatsRows {
        begin(filter: PNGFilter.up)
        addZeros(width)
        writeZeros()
        (rest, isFirst) = (rest - 1, false)
        continue
      }
      let n = min(rest, max(1, (1 << 26) / rowBytes))
      deflate.repeating(n * rowBytes, from: rowBytes)
      let two = UInt64(PNGFilter.up)
      deflate.checksum.add(
        count: rowBytes,
        sum: two,
        weighted: two * UInt64(rowBytes),
        times: n
      )
      rest -= n
    }
  }

  private mutating func addDifferences(_ row: Row, _ above: Row) {
    begin(filter: PNGFilter.up)
    var written = 0
    for i in 0..<changes.count {
      let change = changes[i]
      let (start, n) = (change.start, change.end - change.start)
      addZeros(start - written)
      var (p, q) = unsafe (row + start, above + start)
      if !change.isOpaque { unsafe (p, q) = straightened(p, q, n) }
      unsafe PNGFilter.up(p, q, n, into: residuals.start)
      addResiduals(n)
      written = change.end
    }
    addZeros(width - written)
    writeZeros()
  }

  private mutating func addPredicted(_ row: Row, _ above: Row) {
    begin(filter: PNGFilter.paeth)
    var (p, q) = unsafe (row, above)
    let isOpaque =
      unsafe channels == 3 || PixelOps.areOpaque(row, width) && PixelOps.areOpaque(above, width)
    if !isOpaque { unsafe (p, q) = straightened(p, q, width) }
    unsafe PNGFilter.paeth(p, q, width, into: residuals.start)
    addResiduals(width)
    writeZeros()
  }

  /// Pixels of a row and the one above with straight alpha.
  private func straightened(_ row: Row, _ above: Row, _ n: Int) -> (Row, Row) {
    let (target, other) = unsafe (straight.start, straight.start + width)
    unsafe PixelOps.straighten(row, n, into: target)
    unsafe PixelOps.straighten(above, n, into: other)
    return unsafe (Row(target), Row(other))
  }

  // MARK: Residuals

  /// Adds pixels that are as those above.
  @inline(__always)
  private mutating func addZeros(_ pixels: Int) {
    zeroPixels &+= pixels
    deflate.checksum.add(count: pixels &* channels, sum: 0, weighted: 0)
  }

  @inline(__always)
  private mutating func writeZeros() {
    if zeroPixels == 0 { return }
    var bytes = zeroPixels &* channels
    if !endsInZero || bytes < 3 {
      let first = min(bytes, bytes < 4 ? bytes : 1)
      deflate.add(0, bytes: first)
      bytes -= first
    }
    if bytes > 0 { deflate.repeating(bytes, from: 1) }
    endsInZero = true
    zeroPixels = 0
  }

  /// Adds so many filtered pixels: those that equal their left neighbour as repetitions, all others as
  /// they are.
  private mutating func addResiduals(_ n: Int) {
    var start = 0
    while start < n {
      let end = min(n, start + Self.pieceLength)
      let sums = unsafe ByteSums(residuals.start + start, end - start, channels)
      deflate.checksum.add(
        count: (end - start) * channels,
        sum: sums.plain,
        weighted: sums.weighted
      )
      addPiece(start, end)
      start = end
    }
  }

  private mutating func addPiece(_ start: Int, _ end: Int) {
    let r = unsafe residuals.start
    // Stops both searches: unlike the last pixel, and twice. The next piece needs what was there.
    let behind = unsafe (r[end], r[end + 1])
    unsafe r[end] = ~r[end - 1]
    unsafe r[end + 1] = r[end]
    defer { unsafe (r[end], r[end + 1]) = behind }
    var x = start
    while x < end {
      if unsafe r[x] != r[x &+ 1] {
        writeZeros()
        var target = unsafe deflate.room(4 &* (end &- x))
        repeat {
          unsafe target.storeBytes(of: r[x].littleEndian, as: UInt32.self)
          unsafe target += channels
          x &+= 1
        } while unsafe r[x] != r[x &+ 1]
        unsafe deflate.advance(to: target)
        endsInZero = unsafe endsInZero(r[x &- 1])
        if x == end { return }
      }
      let (p, run) = unsafe (r[x], x)
      unsafe x = Self.endOfRun(r, x)
      if p == 0 {
        zeroPixels &+= x &- run
      } else {
        writeZeros()
        deflate.add(p, bytes: channels)
        deflate.repeating((x &- run &- 1) &* channels, from: channels)
        endsInZero = endsInZero(p)
      }
    }
  }

  @inline(__always)
  private func endsInZero(_ p: UInt32) -> Bool { channels == 4 ? p &>> 24 == 0 : p &>> 16 == 0 }

  /// The first pixel from a place on that is unlike the one there.
  @inline(__always)
  private static func endOfRun(_ r: UnsafeMutablePointer<UInt32>, _ start: Int) -> Int {
    let two = unsafe UInt64(r[start]) &* 0x1_0000_0001
    var x = start
    while true {
      let pixels = unsafe UnsafeRawPointer(r + x)
      let first = unsafe pixels.loadUnaligned(as: UInt64.self) ^ two
      let second = unsafe pixels.loadUnaligned(fromByteOffset: 8, as: UInt64.self) ^ two
      if first | second == 0 {
        x &+= 4
        continue
      }
      let half = first == 0 ? second : first
      x &+= first == 0 ? 2 : 0
      return x &+ half.littleEndian.trailingZeroBitCount &>> 5
    }
  }
}
