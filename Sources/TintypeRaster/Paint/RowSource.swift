// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Gives the colours of neighbouring device pixels.
protocol RowSource: AnyObject {
  /// Writes `count` packed premultiplied pixels of row `y` from column `x` on.
  func fetch(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>)
  /// The one colour of that part of the row, if it is known to be one.
  func constant(x: Int, y: Int, count: Int) -> UInt32?
}

extension RowSource {
  func constant(x: Int, y: Int, count: Int) -> UInt32? { nil }
}

/// A shader made ready for drawing.
enum Paint {
  case solid(UInt32)
  case rows(any RowSource)
}
