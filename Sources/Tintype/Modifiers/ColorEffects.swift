// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry
import TintypeRaster

extension View {
  /// Adds to every colour component.
  ///
  /// - `amount`: −1…1; 1 makes everything white.
  nonisolated public func brightness(_ amount: Double) -> some View {
    effect { _ in .filter(.colorMatrix(ColorMatrix.brightness(amount.limited(-1, 1)))) }
  }

  /// Moves every colour component away from the middle, or towards it.
  ///
  /// - `amount`: 1 changes nothing, 0 leaves grey, negative numbers turn colours round.
  nonisolated public func contrast(_ amount: Double) -> some View {
    effect { _ in .filter(.colorMatrix(ColorMatrix.contrast(amount.limited(-100, 100)))) }
  }

  /// Makes colours stronger or weaker.
  ///
  /// - `amount`: 1 changes nothing, 0 leaves greys.
  nonisolated public func saturation(_ amount: Double) -> some View {
    effect { _ in .filter(.colorMatrix(ColorMatrix.saturation(amount.limited(-100, 100)))) }
  }

  /// Takes colour away.
  ///
  /// - `amount`: 0 changes nothing, 1 leaves greys.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    effect { _ in .filter(.colorMatrix(ColorMatrix.saturation(1 - amount.unit))) }
  }

  /// Turns the hue of every colour.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    effect { _ in .filter(.colorMatrix(ColorMatrix.hueRotation(angle.radians))) }
  }

  /// Turns every colour into its opposite.
  nonisolated public func colorInvert() -> some View {
    effect { _ in .filter(.colorMatrix(ColorMatrix.inversion)) }
  }

  /// Multiplies every colour by another one.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    effect { context in
      .filter(.colorMatrix(ColorMatrix.multiplication(by: color.resolved(in: context))))
    }
  }

  /// Turns colours into black that is the more opaque the brighter they were.
  nonisolated public func luminanceToAlpha() -> some View {
    effect { _ in .filter(.luminanceToAlpha) }
  }
}

extension Double {
  /// The number within limits; what is no number counts as the lower one.
  fileprivate func limited(_ low: Double, _ high: Double) -> Double {
    self > low ? Swift.min(self, high) : low
  }
}

/// Colour changes as rows of factors for red, green, blue, alpha and 1.
///
/// On sRGB-encoded components with straight alpha. **Source:** W3C Filter Effects Module Level 1,
/// 9.6, whose weights of brightness are those of ITU-R 709; Apple publishes no formulas.
enum ColorMatrix {
  static func brightness(_ amount: Double) -> [Double] {
    [
      1, 0, 0, 0, amount,
      0, 1, 0, 0, amount,
      0, 0, 1, 0, amount,
      0, 0, 0, 1, 0,
    ]
  }

  static func contrast(_ amount: Double) -> [Double] {
    let shift = 0.5 - 0.5 * amount
    return [
      amount, 0, 0, 0, shift,
      0, amount, 0, 0, shift,
      0, 0, amount, 0, shift,
      0, 0, 0, 1, 0,
    ]
  }

  static func saturation(_ s: Double) -> [Double] {
    let (r, g, b) = (0.213 * (1 - s), 0.715 * (1 - s), 0.072 * (1 - s))
    return [
      r + s, g, b, 0, 0,
      r, g + s, b, 0, 0,
      r, g, b + s, 0, 0,
      0, 0, 0, 1, 0,
    ]
  }

  static func hueRotation(_ radians: Double) -> [Double] {
    let turn = 2 * Maths.pi
    let angle = radians.isFinite ? radians - turn * (radians / turn).rounded(.down) : 0
    let (s, c) = Maths.sinAndCos(angle)
    return [
      0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715,
      0.072 - c * 0.072 + s * 0.928, 0, 0,
      0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140,
      0.072 - c * 0.072 - s * 0.283, 0, 0,
      0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715,
      0.072 + c * 0.928 + s * 0.072, 0, 0,
      0, 0, 0, 1, 0,
    ]
  }

  static let inversion: [Double] = [
    -1, 0, 0, 0, 1,
    0, -1, 0, 0, 1,
    0, 0, -1, 0, 1,
    0, 0, 0, 1, 0,
  ]

  static func multiplication(by color: SRGBColor) -> [Double] {
    [
      color.red, 0, 0, 0, 0,
      0, color.green, 0, 0, 0,
      0, 0, color.blue, 0, 0,
      0, 0, 0, color.alpha, 0,
    ]
  }
}
