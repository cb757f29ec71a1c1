// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry
import TintypeRaster

/// Short ways to draw in tests.
enum Drawing {
  static let black = SRGBColor(red: 0, green: 0, blue: 0)
  static let white = SRGBColor(red: 1, green: 1, blue: 1)
  static let red = SRGBColor(red: 1, green: 0, blue: 0)
  static let blue = SRGBColor(red: 0, green: 0, blue: 1)

  static func pixmap(
    _ width: Int,
    _ height: Int,
    _ draw: (Painter) throws -> Void
  ) throws -> Pixmap {
    let painter = try Painter(width: width, height: height, glyphCache: GlyphCache())
    try draw(painter)
    return painter.finish()
  }
}

extension Pixmap {
  func alpha(_ x: Int, _ y: Int) -> Int { Int(self[x, y].alpha) }

  var alphas: [[Int]] { (0..<height).map { y in (0..<width).map { alpha($0, y) } } }

  /// Rows of digits: alpha in sixteenths, rounded down, f for full.
  var grid: [String] {
    alphas.map { row in row.map { String(min($0 / 16, 15), radix: 16) }.joined() }
  }
}

/// Numbers that look random and are the same every time.
struct Sequence32 {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt32 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return UInt32(truncatingIfNeeded: state >> 16)
  }

  /// 0..<1.
  mutating func share() -> Double { Double(next()) / 4_294_967_296 }
}
