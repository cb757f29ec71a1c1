// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeRaster

extension Pixmap {
  /// A picture written as rows of letters: `.` nothing, `w` white, `k` black, `r` red, `h` red at
  /// half opacity.
  init(_ rows: String...) throws {
    try self.init(width: rows[0].count, height: rows.count)
    pixels = try rows.joined().flatMap { letter in
      try #require(Self.colors[letter])
    }
  }

  private static let colors: [Character: [UInt8]] = [
    ".": [0, 0, 0, 0],
    "w": [255, 255, 255, 255],
    "k": [0, 0, 0, 255],
    "r": [255, 0, 0, 255],
    "h": [128, 0, 0, 128],
  ]
}
