// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Where a row of pixels differs from the one above, in whole blocks.
@safe struct RowChanges: ~Copyable {
  typealias Row = UnsafePointer<UInt32>

  /// A stretch of blocks that all differ.
  struct Change: BitwiseCopyable {
    var start: Int
    var end: Int
    /// The bits that all its pixels have, and those above.
    var bits: UInt32

    var isOpaque: Bool { bits &>> 24 == 255 }
  }

  private static let blockPixels = 8

  private let width: Int
  private let changes: Scratch<Change>
  private(set) var count = 0

  init(width: Int) {
    self.width = width
    changes = Scratch(width / Self.blockPixels + 2)
  }

  /// From left to right.
  @inline(__always)
  subscript(index: Int) -> Change { unsafe changes.start[index] }

  /// Pixels in changed blocks.
  var pixels: Int {
    var sum = 0
    for i in 0..<count { sum &+= self[i].end &- self[i].start }
    return sum
  }

  mutating func find(_ row: Row, _ above: Row) {
    let changes = unsafe self.changes.start
    var count = 0
    var x = unsafe endOfEqual(row, above, 0)
    while x < width {
      var change = Change(start: x, end: x, bits: .max)
      repeat {
        let n = min(width &- x, Self.blockPixels)
        unsafe change.bits &= Self.commonBits(row + x, above + x, n)
        x &+= n
        change.end = x
        unsafe x = endOfEqual(row, above, x)
      } while x == change.end && x < width
      unsafe changes[count] = change
      count &+= 1
    }
    self.count = count
  }

  /// Says that a row differs everywhere.
  mutating func setAll(_ row: Row) {
    let bits = unsafe Self.commonBits(row, row, width)
    unsafe changes.start[0] = Change(start: 0, end: width, bits: bits)
    count = 1
  }

  /// The first block from a place on that is unlike the one above; the row's width if none is.
  @inline(__always)
  private func endOfEqual(_ row: Row, _ above: Row, _ start: Int) -> Int {
    typealias Four = SIMD4<UInt32>
    var x = start
    while x &+ Self.blockPixels <= width {
      let (p, q) = unsafe (UnsafeRawPointer(row + x), UnsafeRawPointer(above + x))
      let first = unsafe p.loadUnaligned(as: Four.self) ^ q.loadUnaligned(as: Four.self)
      let second =
        unsafe p.loadUnaligned(fromByteOffset: 16, as: Four.self)
        ^ q.loadUnaligned(fromByteOffset: 16, as: Four.self)
      let unlike = unsafe unsafeBitCast(first | second, to: SIMD2<UInt64>.self)
      if unlike[0] | unlike[1] != 0 { return x }
      x &+= Self.blockPixels
    }
    let end = x
    while x < width {
      if unsafe row[x] != above[x] { return end }
      x &+= 1
    }
    return width
  }

  /// The bits that all pixels and those above have.
  @inline(__always)
  private static func commonBits(_ p: Row, _ q: Row, _ n: Int) -> UInt32 {
    var bits = UInt32.max
    if n == blockPixels {
      for i in 0..<blockPixels { unsafe bits &= p[i] & q[i] }
    } else {
      for i in 0..<n { unsafe bits &= p[i] & q[i] }
    }
    return bits
  }
}
