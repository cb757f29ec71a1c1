// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// One coordinate of a variable font.
struct FontVariation: Hashable, Sendable {
  var tag: OpenTypeTag
  /// Position on the axis; the font clamps it to what it has.
  var value: Double

  /// Positions are rounded so that sizes which differ by a hair share a face.
  init(_ tag: OpenTypeTag, _ value: Double) {
    self.tag = tag
    self.value = (value * 64).rounded() / 64
  }
}

/// A four-letter name of OpenType: an axis, a feature or a script.
struct OpenTypeTag: Hashable, Sendable, ExpressibleByStringLiteral {
  var value: UInt32

  /// Missing letters are spaces.
  init(_ name: String) {
    let letters = Array(name.utf8.prefix(4)) + [32, 32, 32, 32]
    value = letters.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
  }

  init(stringLiteral name: String) { self.init(name) }
}
