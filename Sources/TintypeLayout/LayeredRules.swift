// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import TintypeGeometry

/// Children on top of each other, aligned by their guides.
package struct ZStackRule: ContainerRule {
  private let alignment: GuidePair

  package init(alignment: GuidePair) { self.alignment = alignment }

  package func sizeThatFits(_ proposal: ProposedSize, children: [LayoutNode]) -> Size {
    guard !children.isEmpty else { return .zero }
    let (lower, upper) = extent(proposal, children: children)
    return Size(width: upper.x - lower.x, height: upper.y - lower.y)
  }

  package func placements(
    _ proposal: ProposedSize,
    size: Size,
    children: [LayoutNode]
  ) -> [Placement] {
    guard !children.isEmpty else { return [] }
    let final = ProposedSize(size)
    let (lower, _) = extent(final, children: children)
    return children.indices.map { i in
      let dimensions = children[i].dimensions(for: final)
      let origin = Point(
        x: -dimensions[alignment.horizontal] - lower.x,
        y: -dimensions[alignment.vertical] - lower.y
      )
      return Placement(child: i, origin: origin, proposal: final)
    }
  }

  package func spacing(children: [LayoutNode]) -> Spacing {
    guard var result = children.first?.spacing else { return .none }
    for child in children.dropFirst() {
      for axis in Axis.allCases {
        for atEnd in [false, true] {
          result[axis, atEnd: atEnd] =
            result[axis, atEnd: atEnd].union(child.spacing[axis, atEnd: atEnd])
        }
      }
    }
    return result
  }

  package var details: [RuleDetail] { [RuleDetail("alignment", alignment.name)] }

  /// The box around the children of the highest priority, seen from the common guides.
  private func extent(_ proposal: ProposedSize, children: [LayoutNode]) -> (Point, Point) {
    let top = children.reduce(-Double.infinity) { max($0, $1.priority) }
    var lower = Point(x: .infinity, y: .infinity)
    var upper = Point(x: -.infinity, y: -.infinity)
    for child in children where child.priority == top {
      let dimensions = child.dimensions(for: proposal)
      for axis in Axis.allCases {
        let guide = dimensions.finite(alignment[axis])
        lower[axis] = min(lower[axis], -guide)
        upper[axis] = max(upper[axis], dimensions.size[axis] - guide)
      }
    }
    return (lower, upper)
  }
}

/// One child that decides the size, and another that is laid over or under it.
package struct SecondaryRule: LayoutRule {
  private let primary: Int
  private let alignment: GuidePair

  /// - `primary`: Index of the child that decides the size: 0 when the other one is drawn
  /// over it, 1 when it is drawn under it.
  package init(primary: Int, alignment: GuidePair) {
    self.primary = primary
    self.alignment = alignment
  }

  package func sizeThatFits(_ proposal: ProposedSize, children: [LayoutNode]) -> Size {
    children[primary].size(for: proposal)
  }

  package func placements(
    _ proposal: ProposedSize,
    size: Size,
    children: [LayoutNode]
  ) -> [Placement] {
    let outer = children[primary].dimensions(for: proposal)
    let offer = ProposedSize(size)
    return children.indices.map { i in
      if i == primary { return Placement(child: i, origin: .zero, proposal: proposal) }
      let inner = children[i].dimensions(for: offer)
      let origin = Point(
        x: outer[alignment.horizontal] - inner[alignment.horizontal],
        y: outer[alignment.vertical] - inner[alignment.vertical]
      )
      return Placement(child: i, origin: origin, proposal: offer)
    }
  }

  package func ownGuide(
    _ guide: AlignmentGuide,
    _ proposal: ProposedSize,
    children: [LayoutNode]
  ) -> GuideAnswer {
    children[primary].explicitGuide(guide, for: proposal).map { .position($0) } ?? .unstated
  }

  package func spacing(children: [LayoutNode]) -> Spacing { children[primary].spacing }
  package func priority(children: [LayoutNode]) -> Double { children[primary].priority }
  package func traits(children: [LayoutNode]) -> LayoutTraits { children[primary].traits }
  package func zIndex(children: [LayoutNode]) -> Double { children[primary].zIndex }

  package var details: [RuleDetail] { [RuleDetail("alignment", alignment.name)] }
}
