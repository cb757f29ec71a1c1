// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// A colour at a place along a gradient.
package struct GradientStop: Hashable, Sendable {
  package var color: SRGBColor
  /// 0 at the start of the gradient, 1 at its end.
  package var location: Double

  package init(color: SRGBColor, location: Double) {
    self.color = color
    self.location = location
  }
}

/// The colour space in which a gradient mixes its colours.
package enum GradientSpace: Hashable, Sendable {
  /// Oklab, the default since iOS 16. **Source:** facts `measured.md`, gradients.
  case perceptual
  /// sRGB-encoded components.
  case device
}
