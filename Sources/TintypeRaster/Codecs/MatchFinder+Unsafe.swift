// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Finds stretches of pixels that came before, in the same row or in one that lies in reach.
///
/// A table says where a few pixels like the ones at hand were seen last.
@safe struct MatchFinder: ~Copyable {
  typealias Row = UnsafePointer<UInt32>

  /// A repetition that begins at a pixel, 0 pixels long if there is none.
  struct Match {
    var length = 0
    /// In bytes of the file.
    var distance = 0
  }

  private static let tableBits = 12
  /// Repetitions of so many pixels beside or above aren't compared with any farther away.
  private static let enough = 6

  private let first: Row
  private let width: Int
  private let channels: Int
  private let rowBytes: Int
  /// Pixels that are looked up; fewer take as many bits as literals.
  private let shortest: Int
  /// Each place: row (32 bits), pixel in the row (32 bits).
  private let table = Scratch<UInt64>(1 << tableBits)

  /// - `first`: The first row of a picture; the others lie behind it.
  init(_ first: Row, width: Int, channels: Int) {
    unsafe self.first = unsafe first
    self.width = width
    self.channels = channels
    rowBytes = 1 + width * channels
    shortest = channels == 1 ? 4 : 2
    unsafe table.start.initialize(repeating: .max, count: 1 << Self.tableBits)
  }

  /// The longest repetition at a pixel, which is remembered if none lies near.
  ///
  /// - `hasAbove`: Whether the row above may be repeated.
  @inline(__always)
  mutating func longest(_ row: Row, _ x: Int, _ y: Int, hasAbove: Bool) -> Match {
    let rest = width &- x
    let here = unsafe row + x
    var best = Match()
    if hasAbove, unsafe here[0] == (here - width)[0] {
      let length = unsafe common(here, here - width, rest)
      if length &* channels >= 4 { best = Match(length: length, distance: rowBytes) }
    }
    if x > 0, unsafe here[0] == here[-1] {
      let length = unsafe common(here, here - 1, rest)
      if length >= best.length && length &* channels >= 4 {
        best = Match(length: length, distance: channels)
      }
    }
    if best.length >= Self.enough || rest < shortest { return best }
    let slot = unsafe table.start + slot(of: here)
    let place = unsafe slot.pointee
    unsafe slot.pointee = UInt64(y) &<< 32 | UInt64(x)
    if place == .max { return best }
    let (otherY, otherX) = (Int(place &>> 32), Int(place & 0xFFFF_FFFF))
    let distance = (y &- otherY) &* rowBytes &+ (x &- otherX) &* channels
    if distance > DeflateSymbols.window { return best }
    let most = min(rest, width &- otherX)
    let length = unsafe common(here, first + (otherY &* width &+ otherX), most)
    if length >= shortest && length > best.length {
      best = Match(length: length, distance: distance)
    }
    return best
  }

  /// How many pixels are equal.
  @inline(__always)
  private func common(_ p: Row, _ q: Row, _ most: Int) -> Int {
    let (a, b) = unsafe (UnsafeRawPointer(p), UnsafeRawPointer(q))
    var n = 0
    while n &+ 2 <= most {
      let x =
        unsafe a.loadUnaligned(fromByteOffset: 4 &* n, as: UInt64.self)
        ^ b.loadUnaligned(fromByteOffset: 4 &* n, as: UInt64.self)
      if x != 0 { return n &+ x.littleEndian.trailingZeroBitCount &>> 5 }
      n &+= 2
    }
    if n < most, unsafe p[n] == q[n] { n &+= 1 }
    return n
  }

  @inline(__always)
  private func slot(of p: Row) -> Int {
    let bytes = unsafe UnsafeRawPointer(p)
    var key = unsafe bytes.loadUnaligned(as: UInt64.self).littleEndian &* 0x9E37_79B9_7F4A_7C15
    if shortest == 4 {
      let more = unsafe bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self).littleEndian
      key = (key ^ key &>> 32 ^ more) &* 0xD6E8_FEB8_6659_FD93
    }
    return Int(key &>> UInt64(64 &- Self.tableBits))
  }
}
