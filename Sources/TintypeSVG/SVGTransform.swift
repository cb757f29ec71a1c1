// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry

/// Reads the maps of a `transform` attribute or property.
///
/// **Source:** SVG 1.1, 7.6; CSS Transforms 1 for the units `px` and `deg`.
enum SVGTransform {
  /// The map of a list of functions; `nil` when it is none.
  static func transform(_ text: String) -> AffineTransform? {
    var scanner = SVGScanner(text)
    var result = AffineTransform.identity
    scanner.skipSeparator()
    if text.trimmed == "none" { return result }
    while !scanner.isAtEnd {
      guard let name = scanner.word() else { return nil }
      scanner.skipSpaces()
      guard scanner.take("("), let inside = scanner.text(until: ")"),
        let numbers = numbers(inside), let next = function(name, numbers)
      else { return nil }
      result = next.concatenated(with: result)
      scanner.skipSeparator()
    }
    return result
  }

  private static func numbers(_ text: String) -> [Double]? {
    var scanner = SVGScanner(text)
    var result: [Double] = []
    scanner.skipSpaces()
    while !scanner.isAtEnd {
      guard let number = scanner.number() else { return nil }
      if let unit = scanner.word(), unit != "px", unit != "deg" { return nil }
      result.append(number)
      scanner.skipSeparator()
    }
    return result
  }

  private static func function(_ name: String, _ n: [Double]) -> AffineTransform? {
    func radians(_ degrees: Double) -> Double { degrees * Maths.pi / 180 }
    switch (name, n.count) {
    case ("matrix", 6):
      return AffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case ("translate", 1): return AffineTransform(translationX: n[0], y: 0)
    case ("translate", 2): return AffineTransform(translationX: n[0], y: n[1])
    case ("translateX", 1): return AffineTransform(translationX: n[0], y: 0)
    case ("translateY", 1): return AffineTransform(translationX: 0, y: n[0])
    case ("scale", 1): return AffineTransform(scaleX: n[0], y: n[0])
    case ("scale", 2): return AffineTransform(scaleX: n[0], y: n[1])
    case ("scaleX", 1): return AffineTransform(scaleX: n[0], y: 1)
    case ("scaleY", 1): return AffineTransform(scaleX: 1, y: n[0])
    case ("rotate", 1): return AffineTransform(rotation: radians(n[0]))
    case ("rotate", 3):
      return AffineTransform(rotation: radians(n[0])).anchored(at: Point(x: n[1], y: n[2]))
    case ("skewX", 1):
      return AffineTransform(a: 1, b: 0, c: Maths.tan(radians(n[0])), d: 1, tx: 0, ty: 0)
    case ("skewY", 1):
      return AffineTransform(a: 1, b: Maths.tan(radians(n[0])), c: 0, d: 1, tx: 0, ty: 0)
    default: return nil
    }
  }
}
