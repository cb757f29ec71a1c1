// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry

/// The curve between sRGB-encoded components and light.
///
/// **Source:** IEC 61966-2-1.
enum SRGBCurve {
  /// The light of an encoded component; both 0...1, components outside clamp.
  static func linear(_ x: Double) -> Double {
    if x <= 0 { return 0 }
    return x <= 0.04045 ? x / 12.92 : Maths.pow((min(x, 1) + 0.055) / 1.055, 2.4)
  }

  /// The encoded component of light; both 0...1, light outside clamps.
  static func encoded(_ x: Double) -> Double {
    if x <= 0 { return 0 }
    return x <= 0.0031308 ? x * 12.92 : min(1, 1.055 * Maths.pow(x, 1 / 2.4) - 0.055)
  }

  /// The same within 1e-5, many times faster: a straight line between values for the square
  /// root of the light, of which the curve is almost a multiple.
  static func roughlyEncoded(_ x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    let place = x.squareRoot() * Double(last)
    let i = Int(place)
    return table[i] + (table[i + 1] - table[i]) * (place - Double(i))
  }

  private static let last = 256
  private static let table = (0...last).map { i in
    let root = Double(i) / Double(last)
    return encoded(root * root)
  }
}
