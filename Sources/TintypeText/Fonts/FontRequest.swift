// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Everything that decides which glyphs stand for a text and how large they are.
package struct FontRequest: Hashable, Sendable {
  /// The nominal size in points, > 0; other values are taken as 0 and draw nothing.
  package var size: Double
  /// The weight on the scale of OpenType's `wght` axis, 100…900; 400 is regular.
  package var weight: Double
  package var design: FontDesign
  package var italic: Bool
  /// Whether all digits take the same width.
  package var monospacedDigits: Bool
  /// The published line height of the text style in points, by which wrapped lines step.
  ///
  /// `nil` means no extra leading, as `.system(size:)` has none.
  package var lineHeight: Double?
  /// Points added to the gap between wrapped lines; negative takes away.
  package var extraLeading = 0.0
  /// How wide letters are, 0.5…2; 1 is usual.
  package var width = 1.0
  /// The name of a font that the user added to the library; unknown names use the design.
  package var family: String?

  package init(
    size: Double,
    weight: Double = 400,
    design: FontDesign = .default,
    italic: Bool = false,
    monospacedDigits: Bool = false,
    lineHeight: Double? = nil,
    family: String? = nil
  ) {
    self.size = size
    self.weight = weight
    self.design = design
    self.italic = italic
    self.monospacedDigits = monospacedDigits
    self.lineHeight = lineHeight
    self.family = family
  }

  /// The size that layout calculates with: never negative, infinite or not a number.
  var usableSize: Double { size.isFinite && size > 0 ? min(size, 10_000) : 0 }

  var usableWidth: Double { width.isFinite ? min(max(width, 0.5), 2) : 1 }

  /// The same font, smaller or larger.
  package func scaled(by factor: Double) -> FontRequest {
    var result = self
    result.size = size * factor
    result.lineHeight = lineHeight.map { $0 * factor }
    result.extraLeading = extraLeading * factor
    return result
  }
}
