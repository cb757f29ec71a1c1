// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import TintypeGeometry

/// One child that reaches beyond its box, which neighbours don't notice.
///
/// The box is as large as the child would be without that.
package struct SafeAreaOutsetRule: LayoutRule {
  private let insets: Insets

  /// - Parameter insets: Negative where the child reaches beyond its box; `left` means leading.
  package init(insets: Insets) { self.insets = insets }

  package func sizeThatFits(_ proposal: ProposedSize, children: [LayoutNode]) -> Size {
    children[0].size(for: proposal)
  }

  package func placements(
    _ proposal: ProposedSize,
    size: Size,
    children: [LayoutNode]
  ) -> [Placement] {
    let origin = Point(x: insets.left, y: insets.top)
    return [Placement(child: 0, origin: origin, proposal: proposal.inset(by: insets))]
  }
}
