// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import TintypeGeometry

/// What a node tells the container around it, besides its size.
///
/// Modifiers hand the traits of their content on; containers have none of their own.
package struct LayoutTraits {
  /// The place in drawing order among siblings; higher is nearer.
  package var zIndex = 0.0
  /// The row of a grid that the node stands in; `nil` for a row of its own.
  package var gridRow: GridRowTrait?
  /// How many columns of a grid the node takes, ≥ 1.
  package var gridColumns = 1
  /// The point of the node, and of its cell, that meet; shares of the size.
  package var gridAnchor: Point?
  /// The directions in which the node doesn't widen its grid.
  package var gridUnsizedAxes: [Axis] = []
  /// The guide that the node sets for its whole column.
  package var gridColumnAlignment: AlignmentGuide?
  /// Whether the node takes a whole line of a lazy grid.
  package var spansLine = false
  /// Values that custom layouts read, by the type of their key.
  package var values: [ObjectIdentifier: Any] = [:]

  package static var none: LayoutTraits { LayoutTraits() }

  package init() {}
}

/// A row of a grid.
package struct GridRowTrait: Hashable, Sendable {
  /// Cells with the same number stand in the same row.
  package var id: Int
  /// The guide on which the row's cells lie beside each other; `nil` takes the grid's.
  package var alignment: AlignmentGuide?

  package init(id: Int, alignment: AlignmentGuide?) {
    self.id = id
    self.alignment = alignment
  }
}

/// One child that tells something more to the container around it.
package struct TraitRule: LayoutRule {
  private let change: (inout LayoutTraits) -> Void

  package init(_ change: @escaping (inout LayoutTraits) -> Void) { self.change = change }

  package func sizeThatFits(_ proposal: ProposedSize, children: [LayoutNode]) -> Size {
    children[0].size(for: proposal)
  }

  package func placements(
    _ proposal: ProposedSize,
    size: Size,
    children: [LayoutNode]
  ) -> [Placement] { [Placement(child: 0, origin: .zero, proposal: proposal)] }

  package func traits(children: [LayoutNode]) -> LayoutTraits {
    var result = children[0].traits
    change(&result)
    return result
  }

  package func zIndex(children: [LayoutNode]) -> Double { traits(children: children).zIndex }
}
