// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Everything that the glyphs of a stretch of text depend on.
struct ShapeKey: Hashable, Sendable {
  var face: UInt64
  /// The stretch with up to five code units on either side, which decide how its ends join.
  var text: [UInt16]
  var range: Range<Int>
  var rightToLeft: Bool
  var script: OpenTypeTag?
  var language: String
  var features: ShapeFeatures
}

/// The OpenType features that differ from a font's defaults.
struct ShapeFeatures: OptionSet, Hashable, Sendable {
  var rawValue: UInt8

  /// All digits as wide as each other.
  static let tabularDigits = ShapeFeatures(rawValue: 1)
  /// No ligatures, as with extra space between letters.
  static let noLigatures = ShapeFeatures(rawValue: 2)
  /// No contextual forms either, as in code.
  static let noContextualForms = ShapeFeatures(rawValue: 4)
}
