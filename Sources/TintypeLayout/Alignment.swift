// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import TintypeGeometry

/// A horizontal and a vertical guide, which together fix a position.
package struct GuidePair: Hashable, Sendable {
  package var horizontal: AlignmentGuide
  package var vertical: AlignmentGuide

  package init(horizontal: AlignmentGuide, vertical: AlignmentGuide) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package subscript(axis: Axis) -> AlignmentGuide {
    axis == .horizontal ? horizontal : vertical
  }

  /// Both guides in words.
  package var name: String { "\(horizontal.name) \(vertical.name)" }
}

extension LayoutNode {
  /// Where a child's origin lies when its guides meet those of a box without content.
  func alignedOrigin(in box: Size, proposal: ProposedSize, alignment: GuidePair) -> Point {
    origin(in: GuideContext(size: box), proposal: proposal, alignment: alignment)
  }

  /// Where a child's origin lies when its guides meet those of what is around it.
  func origin(
    in outer: GuideContext,
    proposal: ProposedSize,
    alignment: GuidePair
  ) -> Point {
    let inner = dimensions(for: proposal)
    return Point(
      x: outer[alignment.horizontal] - inner[alignment.horizontal],
      y: outer[alignment.vertical] - inner[alignment.vertical]
    )
  }
}
