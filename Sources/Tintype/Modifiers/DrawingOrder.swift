// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry
import TintypeLayout

extension View {
  /// Sets how near the view is drawn among its siblings; 0 is usual, higher is nearer.
  nonisolated public func zIndex(_ value: Double) -> some View {
    layoutRule { _ in TraitRule { $0.zIndex = value.isNaN ? 0 : value } }
  }

  /// Mirrors the drawn view where lines are read from right to left.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    effect { context in
      let flips = enabled && context.environment.layoutDirection == .rightToLeft
      return .transform(
        AffineTransform(scaleX: flips ? -1 : 1, y: 1),
        anchor: UnitPoint.center.point
      )
    }
  }
}
