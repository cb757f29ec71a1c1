// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry

/// Björn Ottosson's perceptual colour space.
///
/// **Source:** "A perceptual color space for image processing", 2020; sRGB from IEC 61966-2-1.
struct Oklab {
  var lightness: Double
  var a: Double
  var b: Double

  init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  init(_ color: SRGBColor) {
    self.init(
      linear: SIMD3(
        SRGBCurve.linear(color.red),
        SRGBCurve.linear(color.green),
        SRGBCurve.linear(color.blue)
      )
    )
  }

  /// Light of the sRGB primaries.
  init(linear light: SIMD3<Double>) {
    let (r, g, b) = (light.x, light.y, light.z)
    let l = Maths.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = Maths.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = Maths.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    self.b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  /// Light of the sRGB primaries, negative or above 1 for colours outside of sRGB.
  var linear: SIMD3<Double> {
    let l = lightness + 0.3963377774 * a + 0.2158037573 * b
    let m = lightness - 0.1055613458 * a - 0.0638541728 * b
    let s = lightness - 0.0894841775 * a - 1.2914855480 * b
    let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
    return SIMD3(
      4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
      -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
      -0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3
    )
  }

  /// The colour in sRGB; components that don't fit clamp.
  func color(alpha: Double) -> SRGBColor {
    let light = linear
    return SRGBColor(
      red: SRGBCurve.encoded(light.x),
      green: SRGBCurve.encoded(light.y),
      blue: SRGBCurve.encoded(light.z),
      alpha: alpha
    )
  }
}

extension SRGBColor {
  /// A colour on the straight way to another, with premultiplied components unless the space says
  /// otherwise.
  ///
  /// - `share`: 0...1; 0 is this colour.
  package func mixed(
    with other: SRGBColor,
    by share: Double,
    in space: GradientSpace
  ) -> SRGBColor {
    let alpha = self.alpha * (1 - share) + other.alpha * share
    guard alpha > 0 else { return SRGBColor(red: 0, green: 0, blue: 0, alpha: 0) }
    let (p, q) = (self.alpha * (1 - share) / alpha, other.alpha * share / alpha)
    switch space {
    case .device:
      return SRGBColor(
        red: red * p + other.red * q,
        green: green * p + other.green * q,
        blue: blue * p + other.blue * q,
        alpha: alpha
      )
    case .straight:
      return SRGBColor(
        red: red * (1 - share) + other.red * share,
        green: green * (1 - share) + other.green * share,
        blue: blue * (1 - share) + other.blue * share,
        alpha: alpha
      )
    case .perceptual:
      let (a, b) = (Oklab(self), Oklab(other))
      let mixed = Oklab(
        lightness: a.lightness * p + b.lightness * q,
        a: a.a * p + b.a * q,
        b: a.b * p + b.b * q
      )
      return mixed.color(alpha: alpha)
    }
  }
}
