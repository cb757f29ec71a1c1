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
  /// sRGB-encoded components that are not premultiplied, as SVG mixes them.
  ///
  /// **Source:** SVG 2, 14.2.4, "stop-opacity".
  case straight
}

/// What a gradient shows beyond its ends.
package enum GradientSpread: Hashable, Sendable {
  /// The first and the last colour.
  case pad
  /// The gradient back and forth.
  case reflect
  /// The gradient again and again.
  case `repeat`

  /// The place in 0...1 that a place anywhere along the gradient looks like.
  func wrapped(_ t: Double) -> Double {
    switch self {
    case .pad: return t
    case .repeat: return t - t.rounded(.down)
    case .reflect:
      let half = t / 2
      let pair = 2 * (half - half.rounded(.down))
      return pair > 1 ? 2 - pair : pair
    }
  }
}

extension [GradientStop] {
  /// The same stops with their opacity multiplied.
  package func faded(by factor: Double) -> [GradientStop] {
    map { stop in
      var stop = stop
      stop.color.alpha *= factor
      return stop
    }
  }
}
