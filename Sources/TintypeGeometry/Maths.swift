// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Functions whose results are the same on every processor and in every build.
///
/// The C library's versions differ between machines in the last bits, and those bits reach pixels.
/// Everything here is made of + − × ÷ √ and comparisons alone. Accurate to about 1e-12 over the
/// ranges that drawing needs.
package enum Maths {
  package static let pi = 3.14159265358979323846

  /// The nearest whole number, halves towards +∞.
  package static func roundHalfUp(_ x: Double) -> Double { (x + 0.5).rounded(.down) }

  /// The sine of an angle in radians.
  package static func sin(_ x: Double) -> Double { sinAndCos(x).sin }

  /// The cosine of an angle in radians.
  package static func cos(_ x: Double) -> Double { sinAndCos(x).cos }

  /// The tangent of an angle in radians.
  package static func tan(_ x: Double) -> Double {
    let (s, c) = sinAndCos(x)
    return s / c
  }

  /// Both at once; the angle is first reduced to ±π/4 around a multiple of π/2.
  package static func sinAndCos(_ x: Double) -> (sin: Double, cos: Double) {
    guard x.isFinite else { return (.nan, .nan) }
    let quarter = (x / (pi / 2) + 0.5).rounded(.down)
    // π/2 in two parts, so that the reduction loses nothing for the angles of a drawing.
    let r = (x - quarter * 1.5707963267341256) - quarter * 6.0771005065061922e-11
    let r2 = r * r
    var s = r
    var c = 1.0
    var term = r
    var even = 1.0
    for k in 1...9 {
      let n = Double(2 * k)
      even *= -r2 / (n * (n - 1))
      c += even
      term *= -r2 / (n * (n + 1))
      s += term
    }
    switch Int(quarter - 4 * (quarter / 4).rounded(.down)) {
    case 0: return (s, c)
    case 1: return (c, -s)
    case 2: return (-s, -c)
    default: return (-c, s)
    }
  }

  /// The angle of the direction (x, y) in radians, −π…π, 0 along +x, growing towards +y.
  package static func atan2(_ y: Double, _ x: Double) -> Double {
    if x == 0 && y == 0 { return 0 }
    let (ax, ay) = (x.magnitude, y.magnitude)
    let steep = ay > ax
    var angle = atanUnit(steep ? ax / ay : ay / ax)
    if steep { angle = pi / 2 - angle }
    if x < 0 { angle = pi - angle }
    return y < 0 ? -angle : angle
  }

  /// The arc tangent for 0…1.
  ///
  /// Halving the angle twice makes the series short.
  private static func atanUnit(_ t: Double) -> Double {
    let h = t / (1 + (1 + t * t).squareRoot())
    let q = h / (1 + (1 + h * h).squareRoot())
    let q2 = q * q
    var sum = 0.0
    var power = q
    for k in 0..<12 {
      sum += (k % 2 == 0 ? power : -power) / Double(2 * k + 1)
      power *= q2
    }
    return 4 * sum
  }

  /// Euler's number to a power.
  package static func exp(_ x: Double) -> Double {
    if x < -700 { return 0 }
    if x > 700 { return .infinity }
    let n = (x / 0.69314718055994531 + 0.5).rounded(.down)
    let r = (x - n * 0.693147180369123816490) - n * 1.90821492927058770002e-10
    var sum = 1.0
    var term = 1.0
    for k in 1...16 {
      term *= r / Double(k)
      sum += term
    }
    return sum * Double(sign: .plus, exponent: Int(n), significand: 1)
  }

  /// The natural logarithm of a positive number.
  package static func log(_ x: Double) -> Double {
    guard x > 0, x.isFinite else { return x == 0 ? -.infinity : .nan }
    var m = x.significand
    var e = Double(x.exponent)
    if m > 1.4142135623730951 {
      m /= 2
      e += 1
    }
    let t = (m - 1) / (m + 1)
    let t2 = t * t
    var sum = 0.0
    var power = t
    for k in 0..<14 {
      sum += power / Double(2 * k + 1)
      power *= t2
    }
    return 2 * sum + e * 0.69314718055994531
  }

  /// A non-negative number to a power.
  package static func pow(_ x: Double, _ y: Double) -> Double {
    if x <= 0 { return y == 0 ? 1 : 0 }
    return exp(y * log(x))
  }

  /// The cube root, negative for negative numbers.
  package static func cbrt(_ x: Double) -> Double {
    if x == 0 { return 0 }
    let a = x.magnitude
    var r = exp(log(a) / 3)
    r -= (r * r * r - a) / (3 * r * r)
    return x < 0 ? -r : r
  }
}
