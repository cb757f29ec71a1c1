// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

extension Font {
  /// Traits that a font, or what is around it, sets; the rest comes from further out.
  struct Overrides: Hashable, Sendable {
    var weight: Weight?
    var design: Design?
    var width: Width?
    var leading: Leading?
    var textScale: Text.Scale?
    var smallCapitals: SmallCapitals = []
    var isBold = false
    var isItalic = false
    var hasMonospacedDigits = false

    /// These traits, with what they don't set taken from others.
    func filled(from outer: Overrides) -> Overrides {
      var result = self
      result.weight = weight ?? outer.weight
      result.design = design ?? outer.design
      result.width = width ?? outer.width
      result.leading = leading ?? outer.leading
      result.textScale = textScale ?? outer.textScale
      result.smallCapitals = smallCapitals.union(outer.smallCapitals)
      result.isBold = isBold || outer.isBold
      result.isItalic = isItalic || outer.isItalic
      result.hasMonospacedDigits = hasMonospacedDigits || outer.hasMonospacedDigits
      return result
    }
  }

  /// Which letters are drawn as small capitals.
  struct SmallCapitals: OptionSet, Hashable, Sendable {
    var rawValue: UInt8

    static let lowercase = SmallCapitals(rawValue: 1)
    static let uppercase = SmallCapitals(rawValue: 2)

    /// The size of a small capital, in parts of the font's.
    ///
    /// **Source:** inferred: SF's small capitals are a little higher than its x-height, 0.526 em of
    /// 0.705 em.
    static let factor = 0.79
  }
}
