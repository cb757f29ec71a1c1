// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import TintypeGeometry

extension ResolveContext {
  /// A length from user code, as layout takes it; one that makes no sense is reported and dropped.
  func checkedLength(
    _ length: CGFloat?,
    of view: String,
    infinityAllowed: Bool = false
  ) -> Double? {
    guard let length else { return nil }
    let value = Double(length)
    if value >= 0 && (value.isFinite || infinityAllowed) { return value }
    report(.invalidLength(view: located(view), value: value))
    return nil
  }

  /// A distance from user code, which may be negative; one that makes no sense is reported and
  /// taken for 0.
  func checkedDistance(_ distance: CGFloat, of view: String) -> Double {
    let value = Double(distance)
    if value.isFinite { return value }
    report(.invalidLength(view: located(view), value: value))
    return 0
  }

  /// Distances from the sides of a rectangle, which may be negative.
  func checkedInsets(_ insets: Insets, of view: String) -> Insets {
    Insets(
      top: checkedDistance(insets.top, of: view),
      left: checkedDistance(insets.left, of: view),
      bottom: checkedDistance(insets.bottom, of: view),
      right: checkedDistance(insets.right, of: view)
    )
  }

  /// A position or a distance in the plane.
  func checkedPoint(x: CGFloat, y: CGFloat, of view: String) -> Point {
    Point(x: checkedDistance(x, of: view), y: checkedDistance(y, of: view))
  }

  /// The name of a modifier or view together with the user's view that it stands in.
  private func located(_ view: String) -> String {
    views.map { "\(view) in \($0.name)" } ?? view
  }
}
