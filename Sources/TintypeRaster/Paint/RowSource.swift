// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Gives the colours of neighbouring device pixels.
protocol RowSource: AnyObject {
  /// Writes `count` packed premultiplied pixels of row `y` from column `x` on.
  func fetch(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>)
  /// The one colour of that part of the row, if it is known to be one.
  func constant(x: Int, y: Int, count: Int) -> UInt32?
  /// Where those pixels already lie in memory, if they do; valid as long as the source lives.
  func pixels(x: Int, y: Int, count: Int) -> UnsafePointer<UInt32>?
}

extension RowSource {
  func constant(x: Int, y: Int, count: Int) -> UInt32? { nil }
  func pixels(x: Int, y: Int, count: Int) -> UnsafePointer<UInt32>? { nil }

  /// The pixels of a part of a row, in the source's memory or written into `room`.
  func row(x: Int, y: Int, count: Int, room: UnsafeMutablePointer<UInt32>) -> UnsafePointer<UInt32>
  {
    if let pixels = unsafe pixels(x: x, y: y, count: count) { return unsafe pixels }
    unsafe fetch(x: x, y: y, count: count, into: room)
    return unsafe UnsafePointer(room)
  }
}

/// A shader made ready for drawing.
enum Paint {
  case solid(UInt32)
  case rows(any RowSource)
}
