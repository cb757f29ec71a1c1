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
  /// The default since iOS 16: half-way between two stops Oklab's middle, in between straight
  /// lines of `RootLight`. **Source:** facts `measured.md`, gradients, and reference case 29.
  case perceptual
  /// sRGB-encoded components.
  case device
}
