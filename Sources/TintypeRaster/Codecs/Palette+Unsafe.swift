// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Glibc

/// The colours of a picture that has at most 256 of them.
struct Palette {
  private static let slots = 1024
  private static let empty = UInt16.max

  /// Premultiplied, translucent ones first.
  private(set) var entries: [UInt32] = []
  private var keys = [UInt32](repeating: 0, count: slots)
  private var indices = [UInt16](repeating: empty, count: slots)

  /// `nil` when the picture has more colours.
  init?(_ pixels: UnsafePointer<UInt32>, width: Int, height: Int) {
    for y in 0..<height {
      let row = unsafe pixels + y * width
      if y > 0, unsafe memcmp(row, row - width, 4 * width) == 0 { continue }
      guard unsafe add(row, width) else { return nil }
    }
    let sorted = entries.filter { $0 >> 24 < 255 } + entries.filter { $0 >> 24 == 255 }
    (keys, indices) = (keys, [UInt16](repeating: Self.empty, count: Self.slots))
    entries = []
    for color in sorted { insert(color) }
  }

  private mutating func add(_ row: UnsafePointer<UInt32>, _ width: Int) -> Bool {
    var last = unsafe ~row[0]
    for x in 0..<width {
      let color = unsafe row[x]
      if color == last { continue }
      last = color
      insert(color)
      if entries.count > 256 { return false }
    }
    return true
  }

  private mutating func insert(_ color: UInt32) {
    let slot = slot(of: color)
    if indices[slot] != Self.empty { return }
    keys[slot] = color
    indices[slot] = UInt16(entries.count)
    entries.append(color)
  }

  /// Where a colour is, or belongs.
  private func slot(of color: UInt32) -> Int {
    var slot = Int((color &* 0x9E37_79B1) >> 22)
    while indices[slot] != Self.empty && keys[slot] != color { slot = (slot + 1) & 1023 }
    return slot
  }

  /// The place of a colour that the palette has.
  func index(of color: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: indices[slot(of: color)]) }

  private var straight: [UInt32] {
    var result = entries
    unsafe PixelOps.straighten(entries, entries.count, into: &result)
    return result
  }

  /// Red, green and blue of each entry.
  var colors: [UInt8] {
    straight.flatMap { [UInt8($0 & 255), UInt8($0 >> 8 & 255), UInt8($0 >> 16 & 255)] }
  }

  /// Alpha of the translucent entries.
  var alphas: [UInt8] { entries.filter { $0 >> 24 < 255 }.map { UInt8($0 >> 24) } }
}

/// Compresses the rows of a picture as places in a palette, unfiltered.
@safe struct PaletteRows: ~Copyable {
  private let width: Int
  private let palette: Palette
  private let repeatsRows: Bool
  private var above: UnsafeMutablePointer<UInt8>
  private var row: UnsafeMutablePointer<UInt8>
  private var latest: UnsafePointer<UInt32>?
  private var sums: (plain: UInt64, weighted: UInt64) = (0, 0)
  private var sameRows = 0
  private(set) var deflate: DeflateEncoder

  init(width: Int, palette: Palette) {
    self.width = width
    self.palette = palette
    repeatsRows = width >= 2 && width < 32768
    deflate = DeflateEncoder(distances: [1, 1, min(width + 1, 32768)])
    unsafe above = .allocate(capacity: width)
    unsafe row = .allocate(capacity: width)
  }

  deinit {
    unsafe above.deallocate()
    unsafe row.deallocate()
  }

  /// Adds a row of premultiplied pixels, which must stay where they are until the next one.
  mutating func add(_ pixels: UnsafePointer<UInt32>) {
    if let latest = unsafe latest, unsafe memcmp(pixels, latest, 4 * width) == 0 {
      sameRows += 1
      return
    }
    writeSameRows()
    unsafe swap(&above, &row)
    unsafe look(up: pixels)
    unsafe writeRow(afterOther: latest != nil && repeatsRows)
    unsafe latest = pixels
  }

  mutating func finish() {
    writeSameRows()
    deflate.finish()
  }

  private mutating func look(up pixels: UnsafePointer<UInt32>) {
    var color = unsafe ~pixels[0]
    var index: UInt8 = 0
    sums = (0, 0)
    for x in 0..<width {
      let p = unsafe pixels[x]
      if p != color {
        color = p
        index = palette.index(of: p)
      }
      unsafe row[x] = index
      sums.plain += UInt64(index)
      sums.weighted += sums.plain
    }
  }

  private mutating func writeSameRows() {
    while sameRows > 0 {
      let n = repeatsRows ? min(sameRows, max(1, (1 << 26) / (width + 1))) : 1
      sameRows -= n
      guard repeatsRows else {
        writeRow(afterOther: false)
        continue
      }
      deflate.repeating(n * (width + 1), at: .row)
      deflate.check(count: width + 1, sum: sums.plain, weighted: sums.weighted, times: n)
    }
  }

  private mutating func writeRow(afterOther: Bool) {
    let (row, above) = unsafe (self.row, self.above)
    deflate.add(0, bytes: 1)
    deflate.check(count: width + 1, sum: sums.plain, weighted: sums.weighted)
    var x = 0
    while x < width {
      // Too short a repetition takes more bits than literals.
      let before = unsafe x > 0 ? row[x - 1] : 0
      var (run, same) = (0, 0)
      while x + run < width, unsafe row[x + run] == before { run += 1 }
      if afterOther {
        while x + same < width, unsafe row[x + same] == above[x + same] { same += 1 }
      }
      let longest = max(run, same)
      if longest < 4 {
        unsafe deflate.add(UInt32(row[x]), bytes: 1)
        x += 1
      } else {
        deflate.repeating(longest, at: run >= same ? .byte : .row)
        x += longest
      }
    }
  }
}
