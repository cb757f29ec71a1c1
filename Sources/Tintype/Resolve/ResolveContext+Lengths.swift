// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import TintypeGeometry

/// Which lengths make sense somewhere.
enum LengthRange {
  case positive
  case positiveOrInfinite
  case any

  fileprivate func contains(_ value: Double) -> Bool {
    switch self {
    case .positive: value >= 0 && value.isFinite
    case .positiveOrInfinite: value >= 0
    case .any: value.isFinite
    }
  }
}

extension ResolveContext {
  /// A length from user code, as layout takes it; one that makes no sense is reported and dropped.
  ///
  /// - `view`: What the user's source calls the view or modifier that got the length.
  func checkedLength(
    _ length: CGFloat?,
    of view: String,
    in range: LengthRange = .positive
  ) -> Double? {
    guard let length else { return nil }
    let value = Double(length)
    if range.contains(value) { return value }
    report(.invalidLength(view: located(view), value: value))
    return nil
  }

  /// Margins from user code; sides that make no sense are reported and left out.
  func checked(_ insets: EdgeInsets, of view: String) -> Insets {
    func side(_ length: CGFloat) -> Double { checkedLength(length, of: view, in: .any) ?? 0 }
    return Insets(
      top: side(insets.top),
      left: side(insets.leading),
      bottom: side(insets.bottom),
      right: side(insets.trailing)
    )
  }

  /// A distance in both directions; what makes no sense is reported and left out.
  func checked(_ point: Point, of view: String) -> Point {
    Point(
      x: checkedLength(CGFloat(point.x), of: view, in: .any) ?? 0,
      y: checkedLength(CGFloat(point.y), of: view, in: .any) ?? 0
    )
  }

  /// The name of a modifier or view together with the user's view that it stands in.
  private func located(_ view: String) -> String {
    views.map { "\(view) in \($0.name)" } ?? view
  }
}
