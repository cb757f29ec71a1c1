// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// What deflate writes for lengths and distances.
///
/// **Source:** RFC 1951, 3.2.5.
enum DeflateSymbols {
  /// A symbol and the bits that follow its code.
  typealias Symbol = (symbol: Int, extra: UInt32, extraCount: UInt32)

  static let endOfBlock = 256
  /// Bytes that one repetition can have.
  static let lengths = 3...258
  /// How far back one can reach.
  static let window = 32768

  /// Four symbols for each power of two from 8 on.
  @inline(__always)
  static func length(_ length: Int) -> Symbol {
    if length == 258 { return (285, 0, 0) }
    let v = UInt32(truncatingIfNeeded: length &- 3)
    let e = v < 8 ? 0 : 29 &- UInt32(truncatingIfNeeded: v.leadingZeroBitCount)
    return (Int(257 &+ 4 &* e &+ v &>> e), v & ((1 &<< e) &- 1), e)
  }

  /// Two symbols for each power of two from 2 on.
  @inline(__always)
  static func distance(_ distance: Int) -> Symbol {
    let v = UInt32(truncatingIfNeeded: distance &- 1)
    if v < 4 { return (Int(v), 0, 0) }
    let e = 30 &- UInt32(truncatingIfNeeded: v.leadingZeroBitCount)
    return (Int(2 &* e &+ v &>> e), v & ((1 &<< e) &- 1), e)
  }
}

/// A repetition and the literals before it, in one number.
struct Repetition {
  private let packed: UInt64

  /// - `before`: Literals since the repetition before, below 2^19.
  /// - `length`: 3 ..< 2^30 bytes, written in as many pieces as needed.
  /// - `distance`: 1...32768 bytes.
  @inline(__always)
  init(after before: Int, length: Int, distance: Int) {
    packed = UInt64(before) | UInt64(length) &<< 19 | UInt64(distance &- 1) &<< 49
  }

  @inline(__always) var before: Int { Int(packed & 0x7FFFF) }
  @inline(__always) var length: Int { Int(packed &>> 19 & 0x3FFF_FFFF) }
  @inline(__always) var distance: Int { Int(packed &>> 49) &+ 1 }

  /// Lengths that the format allows: 258 bytes `full` times, and what is left in at most two pieces,
  /// 0 where there is none.
  @inline(__always)
  var pieces: (full: Int, rest: Int, last: Int) {
    if length <= 258 { return (0, length, 0) }
    let (q, r) = (length / 258, length % 258)
    if r == 0 || r >= 3 { return (q, r, 0) }
    return (q - 1, 255 + r, 3)
  }
}
