// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import TintypeGeometry

/// What happens to a layer on its way to the pixels below.
package struct LayerEffects: Sendable {
  /// 0...1.
  package var opacity = 1.0
  package var blend = BlendMode.normal
  /// Applied in order, before opacity and blending.
  package var filters: [Filter] = []

  package init(opacity: Double = 1, blend: BlendMode = .normal, filters: [Filter] = []) {
    self.opacity = opacity
    self.blend = blend
    self.filters = filters
  }

  /// How far, in pixels, a pixel can move or spread, plus one for rounding.
  package var reach: Double {
    filters.reduce(0) { reach, filter in
      switch filter {
      case .shadow(_, let radius, let offset):
        reach + GaussianBlur.reach(shadowRadius: radius)
          + max(offset.x.magnitude, offset.y.magnitude) + 1
      case .blur(let sigma, _): reach + GaussianBlur.reach(sigma: sigma)
      case .colorMatrix, .luminanceToAlpha: reach
      }
    }
  }
}

extension LayerEffects {
  /// The side of the largest squares that a filter averages.
  var step: Int {
    filters.reduce(1) { step, filter in
      switch filter {
      case .shadow(_, let radius, _): max(step, GaussianBlur.step(shadowRadius: radius))
      case .blur(let sigma, _): max(step, GaussianBlur.step(sigma: sigma))
      case .colorMatrix, .luminanceToAlpha: step
      }
    }
  }

  /// Whether every pixel depends on the whole layer, not only on those within reach.
  var needsWholeLayer: Bool {
    filters.contains { if case .blur(_, opaque: true) = $0 { true } else { false } }
  }

  /// Whether pixels without content stay transparent and don't matter to those with content.
  package var isBounded: Bool {
    filters.allSatisfy { filter in
      switch filter {
      case .shadow, .luminanceToAlpha: true
      case .blur(_, let opaque): !opaque
      // The last factor is added to every alpha.
      case .colorMatrix(let m): (m.last ?? 0) <= 0
      }
    }
  }

  /// Whether the layer only keeps its content together.
  package var isPlain: Bool { filters.isEmpty && blend == .normal && opacity >= 1 }
}

/// A change to all pixels of a layer.
package enum Filter: Sendable, Hashable {
  /// A blurred copy of the layer's shape below it. Radius and offset in pixels.
  case shadow(color: SRGBColor, radius: Double, offset: Point)
  /// Sigma in pixels. An opaque blur continues the pixels at the edges of the layer's bounds and
  /// ends there; another fades out beyond them.
  case blur(sigma: Double, opaque: Bool)
  /// Four rows of five factors for red, green, blue, alpha (straight, 0...1) and 1.
  case colorMatrix([Double])
  /// Black whose alpha is the pixel's brightness.
  case luminanceToAlpha
}
