// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry
import TintypeRaster

/// Ways from other colour spaces to encoded sRGB.
enum ColorConversion {
  /// What stands for a colour that could not be found: impossible to overlook.
  static let missing = SRGBColor(red: 1, green: 0, blue: 1, alpha: 1)

  static func sRGB(
    from space: Color.RGBColorSpace,
    red: Double,
    green: Double,
    blue: Double
  ) -> SRGBColor {
    let (red, green, blue) = (bounded(red), bounded(green), bounded(blue))
    switch space {
    case .sRGB: return SRGBColor(red: red.unit, green: green.unit, blue: blue.unit, alpha: 1)
    case .sRGBLinear: return encoded(red, green, blue)
    case .displayP3:
      let (r, g, b) = (linear(red), linear(green), linear(blue))
      // Display P3 to sRGB, both with the D65 white point (product of the two standard matrices).
      return encoded(
        1.2249401762805598 * r - 0.2249401762805597 * g,
        -0.0420569547096881 * r + 1.0420569547096881 * g,
        -0.0196375545903344 * r - 0.0786360455506319 * g + 1.0982736001409663 * b
      )
    }
  }

  /// A component within what any wide-gamut colour has; no number counts as 0.
  private static func bounded(_ component: Double) -> Double {
    component.isNaN ? 0 : max(-16, min(16, component))
  }

  /// sRGB's transfer curve undone.
  static func linear(_ encoded: Double) -> Double {
    encoded <= 0.04045 ? encoded / 12.92 : Maths.pow((encoded + 0.055) / 1.055, 2.4)
  }

  /// sRGB's transfer curve.
  static func encode(_ linear: Double) -> Double {
    linear <= 0.0031308 ? linear * 12.92 : 1.055 * Maths.pow(linear, 1 / 2.4) - 0.055
  }

  private static func encoded(_ r: Double, _ g: Double, _ b: Double) -> SRGBColor {
    SRGBColor(red: encode(r).unit, green: encode(g).unit, blue: encode(b).unit, alpha: 1)
  }

  /// The hexcone model: hue 0 is red, 1/3 green, 2/3 blue.
  static func rgb(
    hue: Double,
    saturation: Double,
    brightness: Double
  ) -> (red: Double, green: Double, blue: Double) {
    let (s, v) = (saturation.unit, brightness.unit)
    let sector = hue.unit == 1 ? 0 : hue.unit * 6
    let f = sector - sector.rounded(.down)
    let (p, q, t) = (v * (1 - s), v * (1 - s * f), v * (1 - s * (1 - f)))
    switch Int(sector) {
    case 0: return (v, t, p)
    case 1: return (q, v, p)
    case 2: return (p, v, t)
    case 3: return (p, q, v)
    case 4: return (t, p, v)
    default: return (v, p, q)
    }
  }
}
