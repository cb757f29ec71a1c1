// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Writes a zlib stream of what its caller already knows to be literals and repetitions.
///
/// There is no search: the caller names three distances when it begins and says which bytes repeat
/// what lies at one of them. Each block has its own Huffman codes. Only whole numbers decide, so the
/// same calls give the same bytes everywhere. **Source:** RFC 1950, RFC 1951.
@safe struct DeflateEncoder: ~Copyable {
  /// Which of the three distances a repetition has.
  enum Distance: UInt64 { case byte = 0, pixel, row }

  /// Longest code in bits, so that four literals always fit the bit buffer.
  private static let longestCode = 12
  private static let endOfBlock = 256
  /// A block ends after this many literals or repetitions.
  private static let blockLiterals = 1 << 18
  private static let blockMatches = 1 << 14
  private static var bufferBytes: Int { 8 * (blockMatches + 1) + blockLiterals + 8 }

  private let distances: [Int]
  private let literals: UnsafeMutablePointer<UInt8>
  private var literalCount = 0
  /// Each entry: literals before it (32 bits), length (30), distance (2).
  private let matches: UnsafeMutablePointer<UInt64>
  private var matchCount = 0
  /// Literals since the latest repetition.
  private var waiting = 0
  private(set) var output: UnsafeMutablePointer<UInt8>
  private(set) var count = 0
  private var capacity: Int
  /// The memory of literals and matches.
  private let buffers: (pointer: UnsafeMutableRawPointer, capacity: Int)
  private var bits: UInt64 = 0
  private var bitCount: UInt64 = 0
  private var checksum = Adler()

  /// - `distances`: In bytes, 1...32768, for `byte`, `pixel` and `row`.
  init(distances: [Int]) {
    self.distances = distances
    let memory = unsafe MemoryPool.take(Self.bufferBytes)
    unsafe buffers = memory
    let matchBytes = 8 * (Self.blockMatches + 1)
    unsafe matches = memory.pointer.bindMemory(to: UInt64.self, capacity: Self.blockMatches + 1)
    unsafe literals = (memory.pointer + matchBytes)
      .bindMemory(to: UInt8.self, capacity: Self.blockLiterals + 8)
    let block = unsafe MemoryPool.take(1 << 16)
    unsafe output = block.pointer.bindMemory(to: UInt8.self, capacity: block.capacity)
    unsafe capacity = block.capacity
    // Deflate with a window of 32 KiB, fastest.
    unsafe output[0] = 0x78
    unsafe output[1] = 0x01
    count = 2
  }

  deinit {
    unsafe MemoryPool.giveBack(buffers.pointer, capacity: buffers.capacity)
    unsafe MemoryPool.giveBack(output, capacity: capacity)
  }

  // MARK: What the stream says

  /// Adds 1...4 bytes, the lowest first.
  @inline(__always)
  mutating func add(_ packed: UInt32, bytes: Int) {
    if literalCount + 4 > Self.blockLiterals { endBlock(isLast: false) }
    unsafe UnsafeMutableRawPointer(literals + literalCount)
      .storeBytes(of: packed.littleEndian, as: UInt32.self)
    literalCount += bytes
    waiting += bytes
  }

  /// Adds many pixels of 3 or 4 bytes.
  mutating func add(_ pixels: UnsafePointer<UInt32>, _ count: Int, _ bytes: Int) {
    if literalCount + 4 * count > Self.blockLiterals { endBlock(isLast: false) }
    let target = unsafe UnsafeMutableRawPointer(literals + literalCount)
    if bytes == 4 {
      unsafe target.copyMemory(from: pixels, byteCount: 4 * count)
    } else {
      for i in 0..<count {
        unsafe target.storeBytes(of: pixels[i], toByteOffset: i * bytes, as: UInt32.self)
      }
    }
    literalCount += count * bytes
    waiting += count * bytes
  }

  /// Adds `length` ≥ 3 bytes that repeat what lies at a distance.
  @inline(__always)
  mutating func repeating(_ length: Int, at distance: Distance) {
    if matchCount == Self.blockMatches { endBlock(isLast: false) }
    unsafe matches[matchCount] =
      UInt64(waiting) | UInt64(length) << 32 | distance.rawValue << 62
    matchCount += 1
    waiting = 0
  }

  /// Tells the checksum about bytes that were added: their sums are those of `Adler`.
  @inline(__always)
  mutating func check(count: Int, sum: UInt64, weighted: UInt64) {
    checksum.add(count: count, sum: sum, weighted: weighted)
  }

  /// The same bytes `times` times, together at most 2^26 of them.
  @inline(__always)
  mutating func check(count: Int, sum: UInt64, weighted: UInt64, times: Int) {
    checksum.add(count: count, sum: sum, weighted: weighted, times: times)
  }

  /// Ends the stream; nothing can be added any more.
  mutating func finish() {
    endBlock(isLast: true)
    reserve(16)
    if bitCount > 0 {
      unsafe output[count] = UInt8(truncatingIfNeeded: bits)
      count += 1
    }
    let sum = checksum.value
    for shift in [UInt32(24), 16, 8, 0] {
      unsafe output[count] = UInt8(truncatingIfNeeded: sum >> shift)
      count += 1
    }
  }

  // MARK: Blocks

  private mutating func endBlock(isLast: Bool) {
    var symbols = histogram()
    symbols[Self.endOfBlock] += 1
    var places = [Int](repeating: 0, count: 30)
    for i in 0..<matchCount {
      let match = unsafe matches[i]
      let length = Int(match >> 32 & 0x3FFF_FFFF)
      let parts = MatchParts(length)
      symbols[285] += parts.full
      if parts.rest > 0 { symbols[Self.lengthSymbol(parts.rest).symbol] += 1 }
      if parts.last > 0 { symbols[Self.lengthSymbol(parts.last).symbol] += 1 }
      places[Self.distanceSymbol(distances[Int(match >> 62)]).symbol] += parts.count
    }
    // Two distances at least make a complete code.
    for i in 0..<2 where places[i] == 0 { places[i] = 1 }
    if symbols[0] == 0 { symbols[0] = 1 }
    let codes = HuffmanCode(symbols, longest: Self.longestCode)
    let placeCodes = HuffmanCode(places, longest: Self.longestCode)
    // A sample of the literals says nothing exact about their size.
    let most = literalCount * Self.longestCode
    let size = zip(symbols, codes.lengths).reduce(0) { $0 + $1.0 * (Int($1.1) + 5) }
    let more = zip(places, placeCodes.lengths).reduce(0) { $0 + $1.0 * (Int($1.1) + 13) }
    reserve(((literalCount < Self.sampledLiterals ? 0 : most) + size + more) / 8 + 1024)
    write(isLast ? 1 : 0, 1)
    write(2, 2)
    writeHead(codes.lengths, placeCodes.lengths)
    writeBody(codes, placeCodes)
    write(codes.entries[Self.endOfBlock])
    (literalCount, matchCount, waiting) = (0, 0, 0)
  }

  /// From so many literals on, every fourth group of them stands for all.
  private static let sampledLiterals = 1 << 16

  /// How often each byte is a literal, in four tables so that neighbours don't wait for each other.
  private func histogram() -> [Int] {
    var counts = [UInt32](repeating: 0, count: 1024)
    let isSampled = literalCount >= Self.sampledLiterals
    // Odd, so that every channel of a pixel is seen.
    let step = isSampled ? 13 : 4
    unsafe counts.withUnsafeMutableBufferPointer { counts in
      guard let c = counts.baseAddress else { return }
      let literals = unsafe self.literals
      var i = 0
      while i + 4 <= literalCount {
        let four = unsafe UnsafeRawPointer(literals + i).loadUnaligned(as: UInt32.self)
        unsafe c[Int(four & 255)] &+= 1
        unsafe c[256 + Int(four &>> 8 & 255)] &+= 1
        unsafe c[512 + Int(four &>> 16 & 255)] &+= 1
        unsafe c[768 + Int(four &>> 24)] &+= 1
        i += step
      }
      while i < literalCount {
        unsafe c[Int(literals[i])] += 1
        i += 1
      }
    }
    var symbols = [Int](repeating: 0, count: 286)
    for i in 0..<1024 { symbols[i & 255] += Int(counts[i]) }
    // What the sample doesn't show may still be there.
    if isSampled { for i in 0..<256 { symbols[i] = max(1, symbols[i] * 13 / 4) } }
    return symbols
  }

  private mutating func writeBody(_ codes: HuffmanCode, _ placeCodes: HuffmanCode) {
    let lengths = (0...258).map { length -> UInt32 in
      guard length >= 3 else { return 0 }
      let s = Self.lengthSymbol(length)
      return HuffmanCode.joined(codes.entries[s.symbol], extra: s.extra, count: s.extraCount)
    }
    let places = distances.map { distance -> UInt64 in
      let s = Self.distanceSymbol(distance)
      let entry = UInt64(placeCodes.entries[s.symbol])
      return entry + UInt64(s.extraCount) | UInt64(s.extra) << (entry & 0xFF + 8)
    }
    var writer = unsafe BitWriter(at: output + count, bits: bits, count: bitCount)
    unsafe codes.entries.withUnsafeBufferPointer { table in
      guard let table = table.baseAddress else { return }
      var p = unsafe UnsafePointer(literals)
      for i in 0..<matchCount {
        let match = unsafe matches[i]
        let before = Int(match & 0xFFFF_FFFF)
        unsafe writer.literals(p, before, table)
        unsafe p += before
        let d = Int(match >> 62)
        let parts = MatchParts(Int(match >> 32 & 0x3FFF_FFFF))
        for _ in 0..<parts.full { writer.match(lengths[258], places[d]) }
        if parts.rest > 0 { writer.match(lengths[parts.rest], places[d]) }
        if parts.last > 0 { writer.match(lengths[parts.last], places[d]) }
      }
      unsafe writer.literals(p, waiting, table)
    }
    (bits, bitCount) = (writer.bits, writer.count)
    unsafe count = writer.pointer - output
  }

  /// A repetition in the pieces that the format allows: 258 bytes each, none shorter than 3.
  private struct MatchParts {
    let full: Int
    let rest: Int
    let last: Int
    var count: Int { full + (rest > 0 ? 1 : 0) + (last > 0 ? 1 : 0) }

    @inline(__always)
    init(_ length: Int) {
      let (q, r) = (length / 258, length % 258)
      if r == 0 || r >= 3 {
        (full, rest, last) = (q, r, 0)
      } else {
        (full, rest, last) = (q - 1, 255 + r, 3)
      }
    }
  }

  private typealias Symbol = (symbol: Int, extra: UInt32, extraCount: UInt32)

  /// RFC 1951, 3.2.5: four symbols for each power of two from 8 on.
  @inline(__always)
  private static func lengthSymbol(_ length: Int) -> Symbol {
    if length == 258 { return (285, 0, 0) }
    let v = UInt32(length - 3)
    let e = v < 8 ? 0 : UInt32(29 - v.leadingZeroBitCount)
    return (Int(257 + 4 * e + v >> e), v & ((1 << e) - 1), e)
  }

  /// RFC 1951, 3.2.5: two symbols for each power of two from 2 on.
  private static func distanceSymbol(_ distance: Int) -> Symbol {
    let v = UInt32(distance - 1)
    if v < 4 { return (Int(v), 0, 0) }
    let e = UInt32(30 - v.leadingZeroBitCount)
    return (Int(2 * e + v >> e), v & ((1 << e) - 1), e)
  }

  // MARK: Bits

  private mutating func writeHead(_ symbols: [UInt8], _ places: [UInt8]) {
    // Lengths of codes, run-length coded: RFC 1951, 3.2.7.
    let symbolCount = max(257, (symbols.lastIndex { $0 > 0 } ?? 0) + 1)
    let placeCount = max(1, (places.lastIndex { $0 > 0 } ?? 0) + 1)
    let runs = Self.runs(of: symbols.prefix(symbolCount) + places.prefix(placeCount))
    var counts = [Int](repeating: 0, count: 19)
    for run in runs { counts[run.symbol] += 1 }
    // Two lengths at least make a complete code.
    if counts[0] == 0 { counts[0] = 1 }
    if counts.count(where: { $0 > 0 }) == 1 { counts[18] = 1 }
    let code = HuffmanCode(counts, longest: 7)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    let used = max(4, (order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
    write(UInt64(symbolCount - 257), 5)
    write(UInt64(placeCount - 1), 5)
    write(UInt64(used - 4), 4)
    for i in 0..<used { write(UInt64(code.lengths[order[i]]), 3) }
    for run in runs {
      write(code.entries[run.symbol])
      write(UInt64(run.extra), UInt64(run.extraCount))
    }
  }

  private static func runs(of lengths: ArraySlice<UInt8>) -> [Symbol] {
    var result: [Symbol] = []
    var i = lengths.startIndex
    while i < lengths.endIndex {
      let value = lengths[i]
      var run = 1
      while i + run < lengths.endIndex && lengths[i + run] == value { run += 1 }
      i += run
      if value != 0 {
        result.append((Int(value), 0, 0))
        run -= 1
      }
      while run >= 3 {
        let n = min(run, value == 0 ? 138 : 6)
        if value != 0 {
          result.append((16, UInt32(n - 3), 2))
        } else if n < 11 {
          result.append((17, UInt32(n - 3), 3))
        } else {
          result.append((18, UInt32(n - 11), 7))
        }
        run -= n
      }
      for _ in 0..<run { result.append((Int(value), 0, 0)) }
    }
    return result
  }

  private mutating func write(_ entry: UInt32) {
    write(UInt64(entry >> 8), UInt64(entry & 0xFF))
  }

  private mutating func write(_ value: UInt64, _ n: UInt64) {
    bits |= value << bitCount
    bitCount += n
    while bitCount >= 8 {
      unsafe output[count] = UInt8(truncatingIfNeeded: bits)
      count += 1
      bits >>= 8
      bitCount -= 8
    }
  }

  private mutating func reserve(_ bytes: Int) {
    if count + bytes <= capacity { return }
    let block = unsafe MemoryPool.take(max(2 * capacity, count + bytes))
    let grown = unsafe block.pointer.bindMemory(to: UInt8.self, capacity: block.capacity)
    unsafe grown.update(from: output, count: count)
    unsafe MemoryPool.giveBack(output, capacity: capacity)
    unsafe output = grown
    unsafe capacity = block.capacity
  }

  /// The innermost loop: at most 7 bits wait in `bits` between calls.
  @safe private struct BitWriter {
    var pointer: UnsafeMutablePointer<UInt8>
    var bits: UInt64
    var count: UInt64

    init(at pointer: UnsafeMutablePointer<UInt8>, bits: UInt64, count: UInt64) {
      unsafe self.pointer = unsafe pointer
      self.bits = bits
      self.count = count
    }

    @inline(__always)
    private mutating func append(_ entry: UInt32) {
      bits |= UInt64(entry &>> 8) &<< count
      count &+= UInt64(entry & 0xFF)
    }

    /// Four codes side by side first, so that they don't wait for those before.
    ///
    /// Shifts look only at the lowest six bits, which hold the length: codes have 12 bits at most.
    @inline(__always)
    private mutating func append(_ a: UInt64, _ b: UInt64, _ c: UInt64, _ d: UInt64) {
      let first = (a &>> 8) | (b &>> 8) &<< a
      let second = (c &>> 8) | (d &>> 8) &<< c
      let length = a &+ b
      bits |= (first | second &<< length) &<< count
      count &+= (length &+ c &+ d) & 0xFF
    }

    @inline(__always)
    private mutating func flush() {
      unsafe UnsafeMutableRawPointer(pointer).storeBytes(of: bits.littleEndian, as: UInt64.self)
      unsafe pointer += Int(truncatingIfNeeded: count &>> 3)
      bits = bits &>> (count & 0x38)
      count &= 7
    }

    @inline(__always)
    mutating func literals(_ p: UnsafePointer<UInt8>, _ n: Int, _ table: UnsafePointer<UInt32>) {
      var i = 0
      let zero = unsafe UInt64(table[0])
      // The filter's type, so that pixels of four bytes come as such.
      if n & 3 == 1 {
        unsafe append(table[Int(p[0])])
        // Five codes don't fit beside what waits.
        flush()
        i = 1
      }
      while i &+ 4 <= n {
        let four = unsafe UnsafeRawPointer(p + i).loadUnaligned(as: UInt32.self).littleEndian
        if four &>> 24 == 0 {
          unsafe append(
            UInt64(table[Int(four & 255)]),
            UInt64(table[Int(four &>> 8 & 255)]),
            UInt64(table[Int(four &>> 16)]),
            zero
          )
          flush()
          i &+= 4
          continue
        }
        unsafe append(
          UInt64(table[Int(four & 255)]),
          UInt64(table[Int(four &>> 8 & 255)]),
          UInt64(table[Int(four &>> 16 & 255)]),
          UInt64(table[Int(four &>> 24)])
        )
        flush()
        i &+= 4
      }
      while i < n {
        unsafe append(table[Int(p[i])])
        i &+= 1
      }
      flush()
    }

    /// Up to 17 bits of the length and 25 of the distance.
    @inline(__always)
    mutating func match(_ length: UInt32, _ place: UInt64) {
      let length = UInt64(length)
      bits |= ((length &>> 8) | (place &>> 8) &<< length) &<< count
      count &+= (length &+ place) & 0xFF
      flush()
    }
  }

  /// The checksum of RFC 1950, taken over many bytes at once.
  ///
  /// For n bytes: `sum` adds them up, `weighted` adds n·first + … + 1·last.
  private struct Adler {
    private static var modulus: UInt64 { 65521 }
    private var a: UInt64 = 1
    private var b: UInt64 = 0

    var value: UInt32 { UInt32((b % Self.modulus) << 16 | a % Self.modulus) }

    @inline(__always)
    mutating func add(count: Int, sum: UInt64, weighted: UInt64) {
      // Seldom, and before the next product could overflow.
      if (a | b) &>> 32 != 0 { reduce() }
      b &+= UInt64(count) &* a &+ weighted
      a &+= sum
    }

    private mutating func reduce() {
      a %= Self.modulus
      b %= Self.modulus
    }

    @inline(__always)
    mutating func add(count: Int, sum: UInt64, weighted: UInt64, times: Int) {
      if times > 1 << 12 || count > 4 {
        return addMany(count: count, sum: sum, weighted: weighted, times: times)
      }
      if (a | b) &>> 32 != 0 { reduce() }
      // Of a few pixels nothing gets too large.
      let n = UInt64(times)
      let bytes = UInt64(count)
      let pairs = (n &* (n &- 1)) &>> 1
      b &+= bytes &* n &* a &+ n &* weighted &+ pairs &* bytes &* sum
      a &+= n &* sum
    }

    private mutating func addMany(count: Int, sum: UInt64, weighted: UInt64, times: Int) {
      reduce()
      let (n, s, w) = (UInt64(times), sum % Self.modulus, weighted % Self.modulus)
      let bytes = UInt64(count) * n
      let pairs = (n * (n - 1) / 2) % Self.modulus
      let grown = (UInt64(count) % Self.modulus) * s % Self.modulus * pairs
      b = (b + bytes * a + n * w + grown) % Self.modulus
      a = (a + n * s) % Self.modulus
    }
  }
}
