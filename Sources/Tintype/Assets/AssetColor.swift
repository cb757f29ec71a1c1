// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry

/// A colour read from a catalogue: sRGB-encoded, straight alpha, every component 0…1.
package struct AssetColor: Sendable, Equatable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  /// A colour whose components are clamped to 0…1, what eight-bit sRGB can show.
  package init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = min(max(red, 0), 1)
    self.green = min(max(green, 0), 1)
    self.blue = min(max(blue, 0), 1)
    self.alpha = min(max(alpha, 0), 1)
  }

  /// The same colour as it is in sRGB, of components given in Display P3.
  ///
  /// Both spaces share the transfer curve and the white point D65, so one matrix on the linear
  /// values does it. Source: CSS Color 4, sample code for `lin_P3_to_XYZ` and `XYZ_to_lin_sRGB`,
  /// multiplied.
  package init(displayP3Red: Double, green: Double, blue: Double, alpha: Double) {
    let r = Self.linear(displayP3Red)
    let g = Self.linear(green)
    let b = Self.linear(blue)
    self.init(
      linearRed: 1.2249401762805598 * r - 0.2249401762805600 * g,
      green: -0.0420569547096881 * r + 1.0420569547096880 * g,
      blue: -0.0196375545903344 * r - 0.0786360455506319 * g + 1.0982736001409663 * b,
      alpha: alpha
    )
  }

  /// A colour of linear-light components with sRGB's primaries.
  package init(linearRed: Double, green: Double, blue: Double, alpha: Double) {
    self.init(
      red: Self.encoded(linearRed),
      green: Self.encoded(green),
      blue: Self.encoded(blue),
      alpha: alpha
    )
  }

  private static func linear(_ x: Double) -> Double {
    x <= 0.04045 ? x / 12.92 : Maths.pow((x + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ x: Double) -> Double {
    x <= 0.0031308 ? x * 12.92 : 1.055 * Maths.pow(x, 1 / 2.4) - 0.055
  }
}
