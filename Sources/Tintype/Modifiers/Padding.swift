// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation
import TintypeGeometry
import TintypeLayout

extension View {
  /// Adds the same margin at all sides.
  ///
  /// - `length`: Points; negative ones let the content overhang.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }

  /// Adds a margin for each side.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    layoutRule { context in
      PaddingRule(insets: context.checkedInsets(insets.logical, of: "padding(_:)"))
    }
  }

  /// Adds a margin at some sides.
  ///
  /// - `edges`: The sides.
  /// - `length`: Points; `nil` takes the system's 16. **Source:** facts `layout-defaults.json`.
  nonisolated public func padding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> some View {
    let length = length ?? 16
    func at(_ edge: Edge.Set) -> CGFloat { edges.contains(edge) ? length : 0 }
    return padding(
      EdgeInsets(
        top: at(.top),
        leading: at(.leading),
        bottom: at(.bottom),
        trailing: at(.trailing)
      )
    )
  }
}
