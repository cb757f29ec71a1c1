// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// A few colours, each with a number from 0 on, found by hashing.
struct ColorTable: Sendable {
  private static let slots = 1024
  private static let empty = UInt16.max
  /// More never fit.
  static let mostColors = 256

  private(set) var colors: [UInt32] = []
  private var keys = [UInt32](repeating: 0, count: slots)
  private var indices = [UInt16](repeating: empty, count: slots)

  /// Adds a colour that isn't there yet; `false` when there are too many.
  mutating func insert(_ color: UInt32) -> Bool {
    let slot = slot(of: color)
    if indices[slot] != Self.empty { return true }
    if colors.count == Self.mostColors { return false }
    keys[slot] = color
    indices[slot] = UInt16(colors.count)
    colors.append(color)
    return true
  }

  /// The number of a colour that is there.
  func index(of color: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: indices[slot(of: color)]) }

  /// Where a colour is, or belongs.
  private func slot(of color: UInt32) -> Int {
    var slot = Int((color &* 0x9E37_79B1) >> 22)
    while indices[slot] != Self.empty && keys[slot] != color { slot = (slot + 1) & 1023 }
    return slot
  }
}
