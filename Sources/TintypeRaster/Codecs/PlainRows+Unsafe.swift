// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Compresses rows of pixels unfiltered, by what they repeat: the pixel before, the row above, or any
/// stretch that lies in reach.
///
/// Drawn shapes and letters have few colours and come again; differences would hide that. Pixels are
/// compared where they lie, in the picture: equal ones are written as equal bytes.
@safe struct PlainRows: ~Copyable {
  typealias Row = UnsafePointer<UInt32>

  private let width: Int
  /// Bytes of a pixel in the file: 4, 3, or 1 with a palette.
  private let channels: Int
  /// Bytes of a row in the file, its filter type included.
  private let rowBytes: Int
  /// Whether a row can repeat the one above.
  private let isAboveInReach: Bool
  private let palette: Palette?
  /// The first row; the others lie behind it.
  private let first: Row
  /// Rows that were added.
  private var y = 0
  /// Rows like the one above that are not written yet.
  private var sameRows = 0
  /// The sums that the checksum takes of the latest row.
  private var sums = ByteSums()
  private var changes: RowChanges
  private var finder: MatchFinder
  /// Pixels with straight alpha.
  private let straight: Scratch<UInt32>
  private var deflate = DeflateEncoder()

  /// - `first`: Premultiplied RGBA pixels of all rows that will be added, packed.
  /// - `channels`: 4; 3 for opaque pixels; ignored with a palette, which has all the colours.
  init(_ first: Row, width: Int, channels: Int, palette: Palette? = nil) {
    let channels = palette == nil ? channels : 1
    unsafe self.first = unsafe first
    self.width = width
    self.channels = channels
    self.palette = palette
    rowBytes = 1 + width * channels
    isAboveInReach = (3...DeflateSymbols.window).contains(1 + width * channels)
    changes = RowChanges(width: width)
    finder = unsafe MatchFinder(first, width: width, channels: channels)
    straight = Scratch(width)
  }

  /// Adds the next row.
  mutating func add() {
    defer { y += 1 }
    let row = unsafe first + y * width
    let hasAbove = y > 0 && isAboveInReach
    if hasAbove {
      unsafe changes.find(row, row - width)
      if changes.count == 0 {
        sameRows += 1
        return
      }
    } else {
      unsafe changes.setAll(row)
    }
    writeSameRows()
    unsafe updateSums(row, hasAbove: hasAbove)
    deflate.checksum.add(count: rowBytes, sum: sums.plain, weighted: sums.weighted)
    unsafe write(row, hasAbove: hasAbove)
  }

  mutating func finish(isLast: Bool) -> CompressedBand {
    writeSameRows()
    return deflate.finish(isLast: isLast)
  }

  private mutating func writeSameRows() {
    while sameRows > 0 {
      let n = min(sameRows, max(1, (1 << 26) / rowBytes))
      deflate.repeating(n * rowBytes, from: rowBytes)
      deflate.checksum.add(count: rowBytes, sum: sums.plain, weighted: sums.weighted, times: n)
      sameRows -= n
    }
  }

  /// Exchanges what the changed pixels add to the sums.
  private mutating func updateSums(_ row: Row, hasAbove: Bool) {
    if !hasAbove { sums = ByteSums() }
    for i in 0..<changes.count {
      let change = changes[i]
      let n = change.end - change.start
      let behind = UInt64((width - change.end) * channels)
      let new = unsafe sums(row + change.start, n, isOpaque: change.isOpaque)
      sums.plain &+= new.plain
      sums.weighted &+= new.weighted &+ new.plain &* behind
      if !hasAbove { continue }
      let old = unsafe sums(row - width + change.start, n, isOpaque: change.isOpaque)
      sums.plain &-= old.plain
      sums.weighted &-= old.weighted &+ old.plain &* behind
    }
  }

  private func sums(_ pixels: Row, _ n: Int, isOpaque: Bool) -> ByteSums {
    if let palette {
      var sums = ByteSums()
      var (color, index) = unsafe (~pixels[0], UInt64(0))
      for x in 0..<n {
        if unsafe pixels[x] != color {
          unsafe color = pixels[x]
          index = UInt64(palette.index(of: color))
        }
        sums.plain &+= index
        sums.weighted &+= sums.plain
      }
      return sums
    }
    if isOpaque { return unsafe ByteSums(pixels, n, channels) }
    unsafe PixelOps.straighten(pixels, n, into: straight.start)
    return unsafe ByteSums(straight.start, n, channels)
  }

  private mutating func write(_ row: Row, hasAbove: Bool) {
    deflate.add(0, bytes: 1)
    var (k, x, written) = (0, 0, 0)
    while x < width {
      while k < changes.count, changes[k].end <= x { k &+= 1 }
      let next = k < changes.count ? changes[k].start : width
      var match = MatchFinder.Match(length: next &- x, distance: rowBytes)
      if match.length &* channels < 4 {
        unsafe match = finder.longest(row, x, y, hasAbove: hasAbove)
      }
      if match.length == 0 {
        x &+= 1
        continue
      }
      unsafe writeLiterals(row + written, x &- written)
      deflate.repeating(match.length &* channels, from: match.distance)
      x &+= match.length
      written = x
    }
    unsafe writeLiterals(row + written, width &- written)
  }

  private mutating func writeLiterals(_ pixels: Row, _ n: Int) {
    // In pieces that the encoder has room for.
    var start = 0
    while start < n {
      let count = min(n &- start, 4096)
      unsafe writePiece(pixels + start, count)
      start &+= count
    }
  }

  private mutating func writePiece(_ pixels: Row, _ n: Int) {
    var target = unsafe deflate.room(4 &* n)
    if let palette {
      for i in 0..<n {
        unsafe target.storeBytes(of: palette.index(of: pixels[i]), as: UInt8.self)
        unsafe target += 1
      }
    } else {
      var source = unsafe pixels
      if unsafe channels == 4 && !PixelOps.areOpaque(pixels, n) {
        unsafe PixelOps.straighten(pixels, n, into: straight.start)
        unsafe source = Row(straight.start)
      }
      for i in 0..<n {
        unsafe target.storeBytes(of: source[i].littleEndian, as: UInt32.self)
        unsafe target += channels
      }
    }
    unsafe deflate.advance(to: target)
  }
}
