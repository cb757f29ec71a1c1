// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Writes blocks of deflate from what its caller already knows to be literals and repetitions.
///
/// There is no search: the caller says which bytes repeat what lies at a distance. Each block has its
/// own Huffman codes. Only whole numbers decide, so the same calls give the same bytes everywhere.
/// **Source:** RFC 1951.
@safe struct DeflateEncoder: ~Copyable {
  /// Longest code in bits, so that four literals always fit the bit buffer.
  private static let longestCode = 12
  /// A block ends after this many literals or repetitions.
  private static let blockLiterals = 1 << 18
  private static let blockMatches = 1 << 14
  private static var bufferBytes: Int { 8 * blockMatches + blockLiterals + 8 }
  /// Most bytes that can be asked for at a time.
  static let mostRoom = blockLiterals

  private let literals: UnsafeMutablePointer<UInt8>
  private var literalCount = 0
  private let matches: UnsafeMutablePointer<Repetition>
  private var matchCount = 0
  /// The literals up to the latest repetition.
  private var matchedLiterals = 0
  private var output: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var writer: BitWriter
  /// The memory of literals and matches.
  private let buffers: (pointer: UnsafeMutableRawPointer, capacity: Int)
  /// Of the bytes that the stream stands for; the caller tells it about each.
  var checksum = Adler()

  init() {
    let memory = unsafe MemoryPool.take(Self.bufferBytes)
    unsafe buffers = memory
    unsafe matches = memory.pointer.bindMemory(to: Repetition.self, capacity: Self.blockMatches)
    unsafe literals = (memory.pointer + 8 * Self.blockMatches)
      .bindMemory(to: UInt8.self, capacity: Self.blockLiterals + 8)
    let block = unsafe MemoryPool.take(1 << 16)
    unsafe output = block.pointer.bindMemory(to: UInt8.self, capacity: block.capacity)
    unsafe capacity = block.capacity
    writer = unsafe BitWriter(at: output)
  }

  deinit { unsafe MemoryPool.giveBack(buffers.pointer, capacity: buffers.capacity) }

  // MARK: What the stream says

  /// Where the next literals go, of which `advance` tells how many came.
  ///
  /// Four bytes more may be written.
  ///
  /// - `bytes`: At most `mostRoom`.
  @inline(__always)
  mutating func room(_ bytes: Int) -> UnsafeMutableRawPointer {
    if literalCount + bytes > Self.blockLiterals { endBlock(isLast: false) }
    return unsafe UnsafeMutableRawPointer(literals + literalCount)
  }

  /// Takes the literals between the place that `room` gave and this one.
  @inline(__always)
  mutating func advance(to end: UnsafeMutableRawPointer) {
    literalCount = unsafe end - UnsafeMutableRawPointer(literals)
  }

  /// Adds 1...4 bytes, the lowest first.
  @inline(__always)
  mutating func add(_ packed: UInt32, bytes: Int) {
    let place = unsafe room(bytes)
    unsafe place.storeBytes(of: packed.littleEndian, as: UInt32.self)
    literalCount += bytes
  }

  /// Adds bytes that repeat what lies before them.
  ///
  /// - `length`: 3 ..< 2^30.
  /// - `distance`: 1...32768.
  @inline(__always)
  mutating func repeating(_ length: Int, from distance: Int) {
    if matchCount == Self.blockMatches { endBlock(isLast: false) }
    unsafe matches[matchCount] = Repetition(
      after: literalCount - matchedLiterals,
      length: length,
      distance: distance
    )
    matchCount += 1
    matchedLiterals = literalCount
  }

  /// Ends the blocks and hands them out; nothing can be added any more.
  ///
  /// - `isLast`: Whether the stream ends here, too; if not, the blocks of others can follow.
  mutating func finish(isLast: Bool) -> CompressedBand {
    endBlock(isLast: isLast)
    if !isLast {
      // An empty block of stored bytes ends with a whole byte.
      writer.write(0, 3)
      writer.align()
      writer.write(0xFFFF_0000, 32)
    }
    writer.align()
    return unsafe CompressedBand(
      output,
      count: writer.pointer - output,
      capacity: capacity,
      checksum: checksum
    )
  }

  // MARK: Blocks

  private mutating func endBlock(isLast: Bool) {
    var symbols = histogram()
    symbols[DeflateSymbols.endOfBlock] += 1
    var places = [Int](repeating: 0, count: 30)
    let pieces = countMatches(&symbols, &places)
    // Two distances at least make a complete code.
    for i in 0..<2 where places[i] == 0 { places[i] = 1 }
    if symbols[0] == 0 { symbols[0] = 1 }
    let codes = HuffmanCode(symbols, longest: Self.longestCode)
    let placeCodes = HuffmanCode(places, longest: Self.longestCode)
    // A repetition has two codes, 5 bits more for its length and 13 for its distance.
    let mostBits = literalCount * Self.longestCode + pieces * (2 * Self.longestCode + 18)
    reserve(mostBits / 8 + DeflateHead.mostBytes + 32)
    writer.write(isLast ? 1 : 0, 1)
    writer.write(2, 2)
    DeflateHead(symbols: codes.lengths, places: placeCodes.lengths).write(to: &writer)
    writeBody(codes, placeCodes)
    writer.write(codes.entries[DeflateSymbols.endOfBlock])
    (literalCount, matchCount, matchedLiterals) = (0, 0, 0)
  }

  /// Counts the symbols of repetitions, and returns how many pieces these make.
  private func countMatches(_ symbols: inout [Int], _ places: inout [Int]) -> Int {
    var total = 0
    unsafe symbols.withUnsafeMutableBufferPointer { symbols in
      unsafe places.withUnsafeMutableBufferPointer { places in
        for i in 0..<matchCount {
          let match = unsafe matches[i]
          let pieces = match.pieces
          // Every repetition has a `rest`, or whole pieces alone.
          let hasRest = pieces.rest > 0 ? 1 : 0
          let hasLast = pieces.last > 0 ? 1 : 0
          unsafe symbols[285] &+= pieces.full
          unsafe symbols[DeflateSymbols.length(max(3, pieces.rest)).symbol] &+= hasRest
          unsafe symbols[DeflateSymbols.length(3).symbol] &+= hasLast
          let count = pieces.full &+ hasRest &+ hasLast
          unsafe places[DeflateSymbols.distance(match.distance).symbol] &+= count
          total &+= count
        }
      }
    }
    return total
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
      while i &+ 4 <= literalCount {
        let four = unsafe UnsafeRawPointer(literals + i).loadUnaligned(as: UInt32.self)
        unsafe c[Int(four & 255)] &+= 1
        unsafe c[256 &+ Int(four &>> 8 & 255)] &+= 1
        unsafe c[512 &+ Int(four &>> 16 & 255)] &+= 1
        unsafe c[768 &+ Int(four &>> 24)] &+= 1
        i &+= step
      }
      while i < literalCount {
        unsafe c[Int(literals[i])] &+= 1
        i &+= 1
      }
    }
    var symbols = [Int](repeating: 0, count: 286)
    for i in 0..<256 {
      let sum = counts[i] &+ counts[i &+ 256] &+ counts[i &+ 512] &+ counts[i &+ 768]
      // What a sample doesn't show may still be there.
      symbols[i] = isSampled ? max(1, Int(sum) * 13 / 4) : Int(sum)
    }
    return symbols
  }

  private mutating func writeBody(_ codes: HuffmanCode, _ placeCodes: HuffmanCode) {
    let zero = codes.entries[0]
    let zeroEnded = codes.entries.prefix(256).map {
      HuffmanCode.joined($0, extra: zero >> 8, count: zero & 0xFF)
    }
    let lengths = (0...258).map { length -> UInt32 in
      guard length >= 3 else { return 0 }
      let s = DeflateSymbols.length(length)
      return HuffmanCode.joined(codes.entries[s.symbol], extra: s.extra, count: s.extraCount)
    }
    var writer = self.writer
    unsafe codes.entries.withUnsafeBufferPointer { entries in
      unsafe zeroEnded.withUnsafeBufferPointer { zeroEnded in
        guard let entries = entries.baseAddress, let zeroEnded = zeroEnded.baseAddress else {
          return
        }
        var p = unsafe UnsafePointer(literals)
        for i in 0..<matchCount {
          let match = unsafe matches[i]
          unsafe writer.write(literals: p, match.before, entries, zeroEnded: zeroEnded)
          unsafe p += match.before
          let distance = Self.code(of: match.distance, placeCodes)
          let pieces = match.pieces
          for _ in 0..<pieces.full { writer.write(length: lengths[258], distance: distance) }
          if pieces.rest > 0 { writer.write(length: lengths[pieces.rest], distance: distance) }
          if pieces.last > 0 { writer.write(length: lengths[pieces.last], distance: distance) }
        }
        let waiting = literalCount - matchedLiterals
        unsafe writer.write(literals: p, waiting, entries, zeroEnded: zeroEnded)
      }
    }
    self.writer = writer
  }

  /// The code of a distance and the bits that follow it.
  @inline(__always)
  private static func code(of distance: Int, _ codes: HuffmanCode) -> UInt64 {
    let s = DeflateSymbols.distance(distance)
    let entry = UInt64(codes.entries[s.symbol])
    return entry &+ UInt64(s.extraCount) | UInt64(s.extra) &<< (entry & 0xFF &+ 8)
  }

  /// Makes room for bytes behind those that are written.
  private mutating func reserve(_ bytes: Int) {
    let count = unsafe writer.pointer - output
    if count + bytes <= capacity { return }
    let block = unsafe MemoryPool.take(max(2 * capacity, count + bytes))
    let grown = unsafe block.pointer.bindMemory(to: UInt8.self, capacity: block.capacity)
    // Bits that wait are kept by the writer.
    unsafe grown.update(from: output, count: count)
    unsafe MemoryPool.giveBack(output, capacity: capacity)
    unsafe output = grown
    unsafe capacity = block.capacity
    unsafe writer.move(to: grown + count)
  }
}
