// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import TintypeGeometry

/// A box around one child whose lengths follow from the container that everything stands in.
package struct ContainerFrameRule: LayoutRule {
  private let length: (Axis) -> Double?
  private let alignment: GuidePair

  /// - `length`: The box's length along a direction, in points; `nil` keeps the child's own.
  package init(alignment: GuidePair, length: @escaping (Axis) -> Double?) {
    self.alignment = alignment
    self.length = length
  }

  private var frame: FixedFrameRule {
    FixedFrameRule(width: length(.horizontal), height: length(.vertical), alignment: alignment)
  }

  package var details: [RuleDetail] { frame.details }

  package func sizeThatFits(_ proposal: ProposedSize, children: [LayoutNode]) -> Size {
    frame.sizeThatFits(proposal, children: children)
  }

  package func placements(
    _ proposal: ProposedSize,
    size: Size,
    children: [LayoutNode]
  ) -> [Placement] { frame.placements(proposal, size: size, children: children) }

  package func spacing(children: [LayoutNode]) -> Spacing { frame.spacing(children: children) }
}

/// One child, as long as it likes to be, seen through a box; the child begins at the box's start.
///
/// Along the directions of scrolling the box takes what is offered, across them what its content
/// takes.
package struct ScrollRule: ContainerRule {
  private let axes: [Axis]

  /// - Parameter axes: The directions of scrolling.
  package init(axes: [Axis]) { self.axes = axes }

  package func sizeThatFits(_ proposal: ProposedSize, children: [LayoutNode]) -> Size {
    var size = children[0].size(for: offer(proposal))
    for axis in axes { size[axis] = proposal[axis] ?? size[axis] }
    return size
  }

  package func placements(
    _ proposal: ProposedSize,
    size: Size,
    children: [LayoutNode]
  ) -> [Placement] { [Placement(child: 0, origin: .zero, proposal: offer(proposal))] }

  package func spacing(children: [LayoutNode]) -> Spacing { .ordinary }

  private func offer(_ proposal: ProposedSize) -> ProposedSize {
    var result = proposal
    for axis in axes { result[axis] = nil }
    return result
  }
}

/// One child and another at one of its edges, which takes its length off the space of the first.
package struct EdgeInsetRule: LayoutRule {
  private let axis: Axis
  private let isAtEnd: Bool
  private let alignment: AlignmentGuide
  private let gap: Double

  /// - Parameters:
  ///   - axis: The direction across the edge.
  ///   - isAtEnd: Whether the edge is the bottom or the trailing one.
  ///   - alignment: The guide along the edge.
  ///   - spacing: Points between both; `nil` for 8.
  package init(axis: Axis, isAtEnd: Bool, alignment: AlignmentGuide, spacing: Double?) {
    self.axis = axis
    self.isAtEnd = isAtEnd
    self.alignment = alignment
    gap = spacing ?? Spacing.fallback
  }

  package var details: [RuleDetail] {
    [RuleDetail("alignment", alignment.name)] + RuleDetail.length("spacing", gap)
  }

  package func sizeThatFits(_ proposal: ProposedSize, children: [LayoutNode]) -> Size {
    let (content, inset) = offers(proposal, children)
    let first = children[0].size(for: content)
    let second = children[1].size(for: inset)
    var size = first
    size[axis] = first[axis] + second[axis] + gap
    size[axis.cross] = max(first[axis.cross], second[axis.cross])
    return size
  }

  package func placements(
    _ proposal: ProposedSize,
    size: Size,
    children: [LayoutNode]
  ) -> [Placement] {
    let (content, inset) = offers(proposal, children)
    return [content, inset].enumerated().map { index, offer in
      let dimensions = children[index].dimensions(for: offer)
      var origin = Point.zero
      origin[axis.cross] = GuideContext(size: size)[alignment] - dimensions[alignment]
      let isLast = (index == 1) == isAtEnd
      origin[axis] = isLast ? size[axis] - dimensions.size[axis] : 0
      return Placement(child: index, origin: origin, proposal: offer)
    }
  }

  package func priority(children: [LayoutNode]) -> Double { children[0].priority }
  package func traits(children: [LayoutNode]) -> LayoutTraits { children[0].traits }
  package func zIndex(children: [LayoutNode]) -> Double { children[0].zIndex }

  private func offers(
    _ proposal: ProposedSize,
    _ children: [LayoutNode]
  ) -> (content: ProposedSize, inset: ProposedSize) {
    var inset = proposal
    inset[axis] = nil
    var content = proposal
    if let length = proposal[axis] {
      content[axis] = max(0, length - children[1].size(for: inset)[axis] - gap)
    }
    return (content, inset)
  }
}
