// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// A colour with straight alpha.
///
/// Components are sRGB-encoded, 0...1.
package struct SRGBColor: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The colour as pixmaps store it, rounded to the nearest byte; components outside 0...1 clamp.
  package func premultiplied() -> PremultipliedColor { premultiplied(opacity: 1) }

  /// The same with the alpha first multiplied by an opacity.
  func premultiplied(opacity: Double) -> PremultipliedColor {
    let a = Self.clamp(alpha) * Self.clamp(opacity)
    func byte(_ x: Double) -> UInt8 { UInt8(Self.clamp(x) * a * 255 + 0.5) }
    return PremultipliedColor(
      red: byte(red),
      green: byte(green),
      blue: byte(blue),
      alpha: byte(1)
    )
  }

  private static func clamp(_ x: Double) -> Double { x > 0 ? min(x, 1) : 0 }
}
