// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry

/// A length as it is written: a number, perhaps a share of the surroundings.
struct SVGLength {
  /// What a percentage is of.
  enum Direction {
    case width, height
    /// Neither width nor height, such as a radius.
    case other
  }

  private let number: Double
  private let isPercentage: Bool

  init(_ number: Double) {
    self.number = number
    isPercentage = false
  }

  /// `nil` when the text is no length.
  ///
  /// **Source:** CSS Values 4, 6.2: an inch is 96 units; fonts have 16 here.
  init?(_ text: String) {
    var scanner = SVGScanner(text.trimmed)
    guard let number = scanner.number() else { return nil }
    isPercentage = scanner.take("%")
    var factor = 1.0
    if !isPercentage, let unit = scanner.word() {
      guard let known = Self.units[unit.lowercased()] else { return nil }
      factor = known
    }
    guard scanner.isAtEnd else { return nil }
    self.number = number * factor
  }

  private static let units: [String: Double] = [
    "px": 1, "pt": 96.0 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4,
    "q": 96 / 101.6, "em": 16, "rem": 16, "ex": 8,
  ]

  /// The number, if it depends on nothing.
  var absolute: Double? { isPercentage ? nil : number }

  /// The length in units, where a percentage is one of the viewport.
  func value(in viewport: Size, _ direction: Direction) -> Double {
    guard isPercentage else { return number }
    switch direction {
    case .width: return number / 100 * viewport.width
    case .height: return number / 100 * viewport.height
    case .other:
      let (w, h) = (viewport.width, viewport.height)
      return number / 100 * ((w * w + h * h) / 2).squareRoot()
    }
  }

  /// The length where a whole is 1, as in units of an object's box.
  var share: Double { isPercentage ? number / 100 : number }
}
