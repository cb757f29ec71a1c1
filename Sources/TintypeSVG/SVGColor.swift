// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeRaster

/// Reads colours.
///
/// **Source:** CSS Color 4: names, `#` notations, `rgb()` and `hsl()` with their older forms.
enum SVGColor {
  /// The colour of a text without spaces around it; `nil` when it is none.
  static func color(_ text: String) -> SRGBColor? {
    let text = text.lowercased()
    if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
    if text == "transparent" { return SRGBColor(red: 0, green: 0, blue: 0, alpha: 0) }
    if let open = text.firstIndex(of: "("), text.hasSuffix(")") {
      return function(
        text[..<open].trimmed,
        String(text[text.index(after: open)...].dropLast())
      )
    }
    return SVGColorNames.value(of: text).map { value in
      SRGBColor(
        red: Double(value >> 16) / 255,
        green: Double(value >> 8 & 255) / 255,
        blue: Double(value & 255) / 255
      )
    }
  }

  private static func hexadecimal(_ digits: Substring) -> SRGBColor? {
    let values = digits.compactMap(\.hexDigitValue)
    guard values.count == digits.count else { return nil }
    let bytes: [Int]
    switch values.count {
    case 3, 4: bytes = values.map { $0 * 17 }
    case 6, 8:
      bytes = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
    default: return nil
    }
    let shares = bytes.map { Double($0) / 255 }
    return SRGBColor(
      red: shares[0],
      green: shares[1],
      blue: shares[2],
      alpha: shares.count > 3 ? shares[3] : 1
    )
  }

  private static func function(_ name: String, _ inside: String) -> SRGBColor? {
    guard let parts = parts(inside), parts.count == 3 || parts.count == 4 else { return nil }
    let alpha = parts.count == 4 ? parts[3].share(of: 1) : 1
    switch name {
    case "rgb", "rgba":
      return SRGBColor(
        red: parts[0].share(of: 255),
        green: parts[1].share(of: 255),
        blue: parts[2].share(of: 255),
        alpha: alpha
      )
    case "hsl", "hsla":
      return color(
        hue: parts[0].number,
        saturation: parts[1].share(of: 100),
        lightness: parts[2].share(of: 100),
        alpha: alpha
      )
    default: return nil
    }
  }

  private struct Part {
    let number: Double
    let isPercentage: Bool

    /// The part as 0...1, where `whole` is 1.
    func share(of whole: Double) -> Double {
      min(max(0, number / (isPercentage ? 100 : whole)), 1)
    }
  }

  private static func parts(_ text: String) -> [Part]? {
    var scanner = SVGScanner(text)
    var result: [Part] = []
    scanner.skipSpaces()
    while !scanner.isAtEnd {
      guard let number = scanner.number() else { return nil }
      let isPercentage = scanner.take("%")
      if !isPercentage, let unit = scanner.word(), unit != "deg" { return nil }
      result.append(Part(number: number, isPercentage: isPercentage))
      scanner.skipSeparator()
      if scanner.take("/") { scanner.skipSpaces() }
    }
    return result
  }

  /// **Source:** CSS Color 4, 7.1, "Converting HSL colors to sRGB".
  private static func color(
    hue: Double,
    saturation: Double,
    lightness: Double,
    alpha: Double
  ) -> SRGBColor {
    let turn = hue / 360
    let twelfth = (turn - turn.rounded(.down)) * 12
    func component(_ n: Double) -> Double {
      let k = n + twelfth >= 12 ? n + twelfth - 12 : n + twelfth
      let a = saturation * min(lightness, 1 - lightness)
      return lightness - a * max(-1, min(k - 3, 9 - k, 1))
    }
    return SRGBColor(red: component(0), green: component(8), blue: component(4), alpha: alpha)
  }
}
