// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import TintypeGeometry

/// What a view wishes between itself and its neighbours when a stack has no spacing of its own.
///
/// **Source:** facts `layout-defaults.json`, spacing.
package struct Spacing: Hashable, Sendable {
  package var top: EdgeSpacing
  package var bottom: EdgeSpacing
  package var leading: EdgeSpacing
  package var trailing: EdgeSpacing

  package init(top: EdgeSpacing, bottom: EdgeSpacing, leading: EdgeSpacing, trailing: EdgeSpacing) {
    self.top = top
    self.bottom = bottom
    self.leading = leading
    self.trailing = trailing
  }

  /// The distance between two ordinary views.
  package static let fallback = 8.0

  /// An ordinary view: it leaves it to a text next to it to say how far away it wants to be.
  package static let ordinary = Spacing(
    top: EdgeSpacing(belowText: 0),
    bottom: EdgeSpacing(aboveText: 0),
    leading: EdgeSpacing(),
    trailing: EdgeSpacing()
  )

  /// No wish at any side.
  package static let none = Spacing(
    top: EdgeSpacing(),
    bottom: EdgeSpacing(),
    leading: EdgeSpacing(),
    trailing: EdgeSpacing()
  )

  /// A spacer asks for nothing more next to it along the given directions.
  package static func spacer(along axes: [Axis]) -> Spacing {
    var result = Spacing.none
    if axes.contains(.vertical) {
      result.top.uncategorised = 0
      result.bottom.uncategorised = 0
    }
    if axes.contains(.horizontal) {
      result.leading.uncategorised = 0
      result.trailing.uncategorised = 0
    }
    return result
  }

  /// A block of text.
  ///
  /// - `first`: Metrics of the first line's font.
  /// - `last`: Metrics of the last line's font.
  package static func text(first: TextSpacing, last: TextSpacing) -> Spacing {
    Spacing(
      top: EdgeSpacing(aboveText: first.distanceBelowView, text: first),
      bottom: EdgeSpacing(belowText: last.distanceAboveView, text: last),
      leading: EdgeSpacing(),
      trailing: EdgeSpacing()
    )
  }

  /// The wish at the start (top, leading) or end of a direction.
  package subscript(axis: Axis, atEnd atEnd: Bool) -> EdgeSpacing {
    get {
      switch (axis, atEnd) {
      case (.vertical, false): top
      case (.vertical, true): bottom
      case (.horizontal, false): leading
      case (.horizontal, true): trailing
      }
    }
    set {
      switch (axis, atEnd) {
      case (.vertical, false): top = newValue
      case (.vertical, true): bottom = newValue
      case (.horizontal, false): leading = newValue
      case (.horizontal, true): trailing = newValue
      }
    }
  }

  /// The distance between two neighbours, the first of which comes earlier along the axis.
  package func distance(to next: Spacing, along axis: Axis) -> Double {
    self[axis, atEnd: true].distance(to: next[axis, atEnd: false])
  }
}

/// A view's wishes at one of its edges, by category.
package struct EdgeSpacing: Hashable, Sendable {
  package var uncategorised: Double?
  package var belowText: Double?
  package var aboveText: Double?
  package var text: TextSpacing?

  package init(
    uncategorised: Double? = nil,
    belowText: Double? = nil,
    aboveText: Double? = nil,
    text: TextSpacing? = nil
  ) {
    self.uncategorised = uncategorised
    self.belowText = belowText
    self.aboveText = aboveText
    self.text = text
  }

  /// The largest value of the categories that both edges have; else of the plain wishes; else 8.
  package func distance(to next: EdgeSpacing) -> Double {
    var matched: Double?
    func match(_ value: Double) { matched = max(matched ?? value, value) }
    if let a = belowText, let b = next.belowText { match(a + b) }
    if let a = aboveText, let b = next.aboveText { match(a + b) }
    if text != nil, let below = next.text { match(below.leading) }
    if let matched { return matched }
    switch (uncategorised, next.uncategorised) {
    case (let a?, let b?): return max(a, b)
    case (let a?, nil), (nil, let a?): return a
    case (nil, nil): return Spacing.fallback
    }
  }

  /// Both wishes at once, for the side of a stack that several children touch.
  package func union(_ other: EdgeSpacing) -> EdgeSpacing {
    func larger(_ a: Double?, _ b: Double?) -> Double? {
      guard let a else { return b }
      guard let b else { return a }
      return max(a, b)
    }
    return EdgeSpacing(
      uncategorised: larger(uncategorised, other.uncategorised),
      belowText: larger(belowText, other.belowText),
      aboveText: larger(aboveText, other.aboveText),
      text: text ?? other.text
    )
  }
}

/// The measures of a font that decide how far a text keeps from its neighbours, in points.
package struct TextSpacing: Hashable, Sendable {
  /// Distance of the text from a view that stands above it.
  package var distanceBelowView: Double
  /// Distance of the text from a view that stands below it.
  package var distanceAboveView: Double
  /// Distance of the text from a text above it.
  package var leading: Double

  package init(distanceBelowView: Double, distanceAboveView: Double, leading: Double) {
    self.distanceBelowView = distanceBelowView
    self.distanceAboveView = distanceAboveView
    self.leading = leading
  }

  /// The distances that follow from a font's measures.
  ///
  /// **Source:** facts `layout-defaults.json`, text_vertical; `measured.md` for the leading.
  ///
  /// - `pixelsPerPoint`: Distances that the rule rounds go up to whole pixels.
  package init(
    ascent: Double,
    descent: Double,
    capHeight: Double,
    leading: Double,
    pixelsPerPoint: Double
  ) {
    func roundedUp(_ x: Double) -> Double {
      (x * pixelsPerPoint - 1e-9).rounded(.up) / pixelsPerPoint
    }
    let natural = ascent + descent
    let d = roundedUp(0.1 * natural)
    distanceBelowView = d + descent
    distanceAboveView = max(natural + d - capHeight, d + descent)
    self.leading = max(0, roundedUp(leading))
  }
}
