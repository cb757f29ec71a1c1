// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry

/// How far a shadow is moved: whole pixels and the rest, 0..<1, by which two are mixed.
struct ShadowShift {
  let x: Int
  let y: Int
  let fractionX: Float
  let fractionY: Float

  init(_ offset: Point) {
    let (wholeX, wholeY) = (offset.x.rounded(.down), offset.y.rounded(.down))
    (x, y) = (Int(wholeX), Int(wholeY))
    (fractionX, fractionY) = (Float(offset.x - wholeX), Float(offset.y - wholeY))
  }

  /// Moves one row sideways and rounds it.
  ///
  /// `upper` is the row that moves down by the fraction. Both have one more pixel at each side than
  /// `coverage`.
  func coverage(_ upper: [Float], _ lower: [Float], into coverage: inout [UInt8]) {
    let count = coverage.count
    for i in 0..<count { coverage[i] = 0 }
    // Pixel i shows what stood at i − x, and a part of what stood left of that.
    let (from, to) = (max(0, x), min(count, count + x + 1))
    guard to > from else { return }
    for i in from..<to {
      let at = i - x + 1
      var value = lower[at] + (lower[at - 1] - lower[at]) * fractionX
      if fractionY > 0 {
        let other = upper[at] + (upper[at - 1] - upper[at]) * fractionX
        value += (other - value) * fractionY
      }
      coverage[i] = UInt8(truncatingIfNeeded: Int32(min(max(0, value), 255) + 0.5))
    }
  }
}
