// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Writes codes one after another, the lowest bit first.
///
/// The innermost loops of the encoder. At most 7 bits wait in `bits` between calls. Eight bytes behind
/// `pointer` must be writable at any time. Entries of codes are those of `HuffmanCode`.
@safe struct BitWriter {
  typealias Entries = UnsafePointer<UInt32>

  private(set) var pointer: UnsafeMutablePointer<UInt8>
  private var bits: UInt64 = 0
  private var count: UInt64 = 0

  init(at pointer: UnsafeMutablePointer<UInt8>) { unsafe self.pointer = unsafe pointer }

  /// Goes on elsewhere; whole bytes that were written stay where they are.
  mutating func move(to pointer: UnsafeMutablePointer<UInt8>) {
    unsafe self.pointer = unsafe pointer
  }

  /// Writes the lowest bits of a number.
  ///
  /// - `count`: 0...48; the number has no others.
  @inline(__always)
  mutating func write(_ value: UInt64, _ count: UInt64) {
    bits |= value &<< self.count
    self.count &+= count
    flush()
  }

  /// Writes a symbol's code.
  @inline(__always)
  mutating func write(_ entry: UInt32) { write(UInt64(entry &>> 8), UInt64(entry & 0xFF)) }

  /// Writes a length of at most 17 bits and a distance of at most 27, each with its extra bits.
  @inline(__always)
  mutating func write(length: UInt32, distance: UInt64) {
    let length = UInt64(length)
    write((length &>> 8) | (distance &>> 8) &<< length, (length &+ distance) & 0xFF)
  }

  /// Fills the byte that was begun with zeros.
  mutating func align() {
    if count > 0 { write(0, 8 - count) }
  }

  /// Writes literals, which are mostly pixels of four bytes.
  ///
  /// - `zeroEnded`: The codes followed by that of a zero.
  @inline(__always)
  mutating func write(
    literals p: UnsafePointer<UInt8>,
    _ n: Int,
    _ entries: Entries,
    zeroEnded: Entries
  ) {
    let bytes = unsafe UnsafeRawPointer(p)
    var i = 0
    // The filter's type, so that pixels of four bytes come as such.
    if n & 3 == 1 {
      unsafe append(entries[Int(p[0])])
      flush()
      i = 1
    }
    // Two pixels at a time pay where there are many; the loops' ends are guessed wrong most times.
    while n > 32 && i &+ 8 <= n {
      let eight = unsafe bytes.loadUnaligned(fromByteOffset: i, as: UInt64.self).littleEndian
      if eight & 0xFF00_0000_FF00_0000 == 0 {
        let low = UInt32(truncatingIfNeeded: eight)
        let high = UInt32(truncatingIfNeeded: eight &>> 32)
        unsafe append(joined(low, entries, zeroEnded), joined(high, entries, zeroEnded))
      } else {
        unsafe append(four(UInt32(truncatingIfNeeded: eight), entries))
        flush()
        unsafe append(four(UInt32(truncatingIfNeeded: eight &>> 32), entries))
        flush()
      }
      i &+= 8
    }
    while i &+ 4 <= n {
      let last = unsafe bytes.loadUnaligned(fromByteOffset: i, as: UInt32.self).littleEndian
      unsafe append(four(last, entries))
      flush()
      i &+= 4
    }
    while i < n {
      unsafe append(entries[Int(p[i])])
      i &+= 1
    }
    flush()
  }

  /// A few codes side by side, so that they don't wait for those before.
  private typealias Codes = (bits: UInt64, count: UInt64)

  // Shifts look only at the lowest six bits, which hold the length: codes have 12 bits at most.

  /// The codes of a pixel whose fourth byte is zero.
  @inline(__always)
  private func joined(_ pixel: UInt32, _ entries: Entries, _ zeroEnded: Entries) -> Codes {
    let a = unsafe UInt64(entries[Int(pixel & 255)])
    let b = unsafe UInt64(entries[Int(pixel &>> 8 & 255)])
    let c = unsafe UInt64(zeroEnded[Int(pixel &>> 16)])
    let ab = a &+ b
    return ((a &>> 8) | (b &>> 8) &<< a | (c &>> 8) &<< ab, (ab &+ c) & 0xFF)
  }

  @inline(__always)
  private func four(_ bytes: UInt32, _ entries: Entries) -> Codes {
    let a = unsafe UInt64(entries[Int(bytes & 255)])
    let b = unsafe UInt64(entries[Int(bytes &>> 8 & 255)])
    let c = unsafe UInt64(entries[Int(bytes &>> 16 & 255)])
    let d = unsafe UInt64(entries[Int(bytes &>> 24)])
    let first = (a &>> 8) | (b &>> 8) &<< a
    let second = (c &>> 8) | (d &>> 8) &<< c
    let ab = a &+ b
    return (first | second &<< ab, (ab &+ c &+ d) & 0xFF)
  }

  @inline(__always)
  private mutating func append(_ entry: UInt32) {
    bits |= UInt64(entry &>> 8) &<< count
    count &+= UInt64(entry & 0xFF)
  }

  @inline(__always)
  private mutating func append(_ codes: Codes) {
    bits |= codes.bits &<< count
    count &+= codes.count
  }

  /// Writes both at once where they fit, which they nearly always do.
  @inline(__always)
  private mutating func append(_ first: Codes, _ second: Codes) {
    append(first)
    if first.count &+ second.count > 56 { flush() }
    append(second)
    flush()
  }

  @inline(__always)
  private mutating func flush() {
    unsafe UnsafeMutableRawPointer(pointer).storeBytes(of: bits.littleEndian, as: UInt64.self)
    unsafe pointer += Int(truncatingIfNeeded: count &>> 3)
    bits = bits &>> (count & 0x38)
    count &= 7
  }
}
