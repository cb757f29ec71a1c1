// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Turns the rows of a picture into the bytes of a PNG's image data and compresses them.
///
/// Rows are filtered by the difference to the row above, and by Paeth's predictor where a photo is.
/// Work goes only into pixels that differ from those above. **Source:** PNG third edition, 9.
@safe struct PNGRows: ~Copyable {
  typealias Row = UnsafePointer<UInt32>

  private let width: Int
  /// Bytes of a pixel in the file, 3 or 4.
  private let channels: Int
  /// Bytes of a row in the file, its filter type included.
  private let rowBytes: Int
  private let repeatsRows: Bool
  /// The byte before the next one is zero, so that zeros can repeat it.
  private var endsInZero = false
  /// Rows like the one above that are not written yet.
  private var sameRows = 0
  private let residuals: UnsafeMutablePointer<UInt32>
  private(set) var deflate: DeflateEncoder

  init(width: Int, channels: Int) {
    self.width = width
    self.channels = channels
    rowBytes = 1 + width * channels
    repeatsRows = rowBytes <= 32768
    unsafe residuals = .allocate(capacity: width + 8)
    deflate = DeflateEncoder(distances: [1, channels, min(rowBytes, 32768)])
  }

  deinit { unsafe residuals.deallocate() }

  /// Adds a row that is like the one above.
  mutating func repeatRow() { sameRows += 1 }

  /// Adds a row of straight RGBA pixels.
  mutating func add(_ row: Row, above: Row) {
    writeSameRows()
    if unsafe isPhoto(row, above) {
      unsafe addPredicted(row, above)
    } else {
      unsafe addDifferences(row, above)
    }
  }

  mutating func finish() {
    writeSameRows()
    deflate.finish()
  }

  // MARK: Rows

  private static var up: UInt32 { 2 }
  private static var paeth: UInt32 { 4 }

  private mutating func begin(filter: UInt32) {
    deflate.add(filter, bytes: 1)
    deflate.check(count: 1, sum: UInt64(filter), weighted: UInt64(filter))
    endsInZero = false
  }

  private mutating func writeSameRows() {
    var rest = sameRows
    sameRows = 0
    var isFirst = true
    while rest > 0 {
      if isFirst || !repeatsRows {
        begin(filter: Self.up)
        zeros(width)
        (rest, isFirst) = (rest - 1, false)
        continue
      }
      let n = min(rest, max(1, (1 << 26) / rowBytes))
      deflate.repeating(n * rowBytes, at: .row)
      let two = UInt64(Self.up)
      deflate.check(count: rowBytes, sum: two, weighted: two * UInt64(rowBytes), times: n)
      rest -= n
    }
  }

  /// Adds pixels that are as those above.
  @inline(__always)
  private mutating func zeros(_ pixels: Int) {
    var bytes = pixels * channels
    deflate.check(count: bytes, sum: 0, weighted: 0)
    if !endsInZero || bytes < 3 {
      let first = min(bytes, bytes < 4 ? bytes : 1)
      deflate.add(0, bytes: first)
      bytes -= first
    }
    if bytes > 0 { deflate.repeating(bytes, at: .byte) }
    endsInZero = true
  }

  /// Adds a pixel's differences and `times` − 1 repetitions of them.
  @inline(__always)
  private mutating func pixel(_ p: UInt32, times: Int, _ channels: Int) {
    let (sum, weighted) = Self.sums(p, channels)
    deflate.add(p, bytes: channels)
    if times == 1 {
      deflate.check(count: channels, sum: UInt64(sum), weighted: UInt64(weighted))
    } else {
      deflate.repeating((times - 1) * channels, at: .pixel)
      deflate.check(count: channels, sum: UInt64(sum), weighted: UInt64(weighted), times: times)
    }
    endsInZero = channels == 4 ? p &>> 24 == 0 : p &>> 16 == 0
  }

  /// The differences of the four bytes, each by itself.
  @inline(__always)
  private static func difference(_ p: UInt32, _ q: UInt32) -> UInt32 {
    ((p | 0x8080_8080) &- (q & 0x7F7F_7F7F)) ^ ((p ^ ~q) & 0x8080_8080)
  }

  private mutating func addDifferences(_ row: Row, _ above: Row) {
    begin(filter: Self.up)
    // Whatever is equal at both ends needs no look at its pixels.
    var (start, end) = (0, width)
    while start + 4 <= end, unsafe Self.areEqual(row + start, above + start) { start += 4 }
    while end - 4 >= start, unsafe Self.areEqual(row + end - 4, above + end - 4) { end -= 4 }
    if start > 0 { zeros(start) }
    let r = unsafe residuals
    for x in start..<end { unsafe r[x] = Self.difference(row[x], above[x]) }
    addResiduals(start, end)
    if end < width { zeros(width - end) }
  }

  @inline(__always)
  private static func areEqual(_ p: Row, _ q: Row) -> Bool {
    let (p, q) = unsafe (UnsafeRawPointer(p), UnsafeRawPointer(q))
    return unsafe p.loadUnaligned(as: UInt64.self) == q.loadUnaligned(as: UInt64.self)
      && p.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
        == q.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
  }

  /// Adds a stretch of filtered pixels: those that equal their left neighbour as repetitions, all
  /// others as they are.
  private mutating func addResiduals(_ start: Int, _ end: Int) {
    guard start < end else { return }
    let r = unsafe residuals
    // Stops both searches: unlike the last pixel, and twice.
    unsafe r[end] = ~r[end - 1]
    unsafe r[end + 1] = r[end]
    var x = start
    while x < end {
      let first = x
      while unsafe r[x] != r[x &+ 1] { x &+= 1 }
      if x > first { literals(first, x) }
      if x == end { return }
      let p = unsafe r[x]
      let run = x
      unsafe x = Self.endOfRun(r, x)
      if p == 0 { zeros(x - run) } else { pixel(p, times: x - run, channels) }
    }
  }

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

  /// Most pixels whose weighted sum fits 32 bits.
  private static var stretch: Int { 512 }

  /// Adds filtered pixels as they are.
  private mutating func literals(_ start: Int, _ end: Int) {
    var x = start
    while x < end {
      let n = min(end - x, Self.stretch)
      unsafe deflate.add(residuals + x, n, channels)
      let (sum, weighted) = unsafe Self.sums(residuals + x, n, channels)
      deflate.check(count: n * channels, sum: UInt64(sum), weighted: UInt64(weighted))
      x += n
    }
    let last = unsafe residuals[end - 1]
    endsInZero = channels == 4 ? last &>> 24 == 0 : last &>> 16 == 0
  }

  /// The sum of pixels' bytes, and of each byte as many times as bytes begin at or after it.
  ///
  /// Four pixels at a time, in four columns: each step adds the sums before it once more. At most
  /// `stretch` pixels.
  private static func sums(_ pixels: Row, _ n: Int, _ channels: Int) -> (UInt32, UInt32) {
    typealias Four = SIMD4<UInt32>
    let pairs = Four(repeating: 0x00FF_00FF)
    let half = Four(repeating: 0xFFFF)
    var (sum, before, own) = (Four.zero, Four.zero, Four.zero)
    let whole = n & ~3
    for i in stride(from: 0, to: whole, by: 4) {
      let p = unsafe UnsafeRawPointer(pixels + i).loadUnaligned(as: Four.self)
      let even = p & pairs
      let odd = (p &>> 8) & pairs
      let both = even &+ odd
      // The places count 4, 3, 2, 1.
      own &+= (both &+ even) & half
      own &+= (both & half) &<< 1
      own &+= (both &+ even) &>> 16
      before &+= sum
      sum &+= (both & half) &+ (both &>> 16)
    }
    let later = sum &* Four(3, 2, 1, 0)
    let bytes = UInt32(channels)
    var total = sum.wrappedSum()
    var weighted = own.wrappedSum() &+ bytes &* (4 &* before.wrappedSum() &+ later.wrappedSum())
    if channels == 3 { weighted &-= total }
    for i in whole..<n {
      let one = unsafe Self.sums(pixels[i], channels)
      weighted &+= one.weighted &+ bytes &* total
      total &+= one.plain
    }
    return (total, weighted)
  }

  /// The same of one pixel.
  @inline(__always)
  private static func sums(_ p: UInt32, _ channels: Int) -> (plain: UInt32, weighted: UInt32) {
    let even = p & 0x00FF_00FF
    let odd = p &>> 8 & 0x00FF_00FF
    let pairs = even &+ odd
    let sum = (pairs &+ pairs &>> 16) & 0xFFFF
    // 4, 3, 2, 1 times the bytes in order; with three channels the fourth is zero.
    let low = (4 &* even &+ 3 &* odd) & 0xFFFF
    let high = (2 &* even &+ odd) &>> 16
    return (sum, low &+ high &- (channels == 3 ? sum : 0))
  }

  // MARK: Photos

  /// Whether Paeth's predictor leaves clearly less than the row above does.
  ///
  /// Judged by every sixteenth pixel. Rows that hardly change, or change by the same everywhere, are
  /// no photos.
  private func isPhoto(_ row: Row, _ above: Row) -> Bool {
    var (busy, plain, predicted) = (0, 0, 0)
    var x = 7
    while x < width {
      let (p, b) = unsafe (row[x], above[x])
      let (a, c) = unsafe (row[x - 1], above[x - 1])
      if p != b && p &- b != a &- c {
        busy += 1
        plain += Self.size(Self.difference(p, b))
        predicted += Self.size(Self.difference(p, Self.prediction(a, b, c)))
      }
      x += 16
    }
    return busy * 128 > width && predicted * 8 < plain * 7
  }

  /// How far the four differences are from zero together.
  @inline(__always)
  private static func size(_ p: UInt32) -> Int {
    let even = magnitudes(p & 0x00FF_00FF)
    let odd = magnitudes(p &>> 8 & 0x00FF_00FF)
    let pairs = even &+ odd
    return Int((pairs &+ pairs &>> 16) & 0xFFFF)
  }

  /// How far each of two bytes, as signed numbers, is from zero.
  @inline(__always)
  private static func magnitudes(_ p: UInt32) -> UInt32 {
    let negative = p &>> 7 & 0x0001_0001
    // 255 where negative: 255 − p + 1.
    return (p ^ negative &* 255) &+ negative
  }

  @inline(__always)
  private static func prediction(_ a: UInt32, _ b: UInt32, _ c: UInt32) -> UInt32 {
    func bytes(_ p: UInt32) -> SIMD4<Int16> {
      SIMD4(truncatingIfNeeded: unsafe unsafeBitCast(p, to: SIMD4<UInt8>.self))
    }
    let (a, b, c) = (bytes(a), bytes(b), bytes(c))
    let (da, db) = (b &- c, a &- c)
    let dc = da &+ db
    func size(_ d: SIMD4<Int16>) -> SIMD4<Int16> { pointwiseMax(d, 0 &- d) }
    let (pa, pb, pc) = (size(da), size(db), size(dc))
    let ab = b.replacing(with: a, where: pa .<= pb)
    let best = c.replacing(with: ab, where: pointwiseMin(pa, pb) .<= pc)
    return unsafe unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: best), to: UInt32.self)
  }

  private mutating func addPredicted(_ row: Row, _ above: Row) {
    begin(filter: Self.paeth)
    unsafe predict(row, above)
    addResiduals(0, width)
  }

  /// Writes what the predictor leaves of each byte.
  private func predict(_ row: Row, _ above: Row) {
    let target = unsafe UnsafeMutableRawPointer(residuals)
      .assumingMemoryBound(to: UInt8.self)
    let p = unsafe UnsafeRawPointer(row).assumingMemoryBound(to: UInt8.self)
    let q = unsafe UnsafeRawPointer(above).assumingMemoryBound(to: UInt8.self)
    // Left of the row everything is zero, which leaves the row above as the prediction.
    for i in 0..<4 { unsafe target[i] = p[i] &- q[i] }
    for i in 4..<max(4, 4 * width) {
      let a = unsafe Int16(p[i &- 4])
      let b = unsafe Int16(q[i])
      let c = unsafe Int16(q[i &- 4])
      let (da, db) = (b &- c, a &- c)
      let dc = da &+ db
      let (pa, pb, pc) = (max(da, 0 &- da), max(db, 0 &- db), max(dc, 0 &- dc))
      let ab = pa <= pb ? a : b
      let best = min(pa, pb) <= pc ? ab : c
      unsafe target[i] = p[i] &- UInt8(truncatingIfNeeded: best)
    }
  }
}
