// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

extension Color {
  /// A colour between this one and another.
  ///
  /// - `fraction`: 0…1; 0 is this colour, 1 the other.
  /// - `colorSpace`: Where the way between them is straight; even to the eye unless given.
  public func mix(
    with other: Color,
    by fraction: Double,
    in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(source: .mix(self, other, fraction.unit, colorSpace.space))
  }
}
