// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import TintypeGeometry

/// One child that takes the whole box; for modifiers that don't touch layout.
package struct PassThroughRule: LayoutRule {
  package init() {}

  package func sizeThatFits(_ proposal: ProposedSize, children: [LayoutNode]) -> Size {
    children[0].size(for: proposal)
  }

  package func placements(
    _ proposal: ProposedSize,
    size: Size,
    children: [LayoutNode]
  ) -> [Placement] { [Placement(child: 0, origin: .zero, proposal: proposal)] }
}

/// A margin around one child.
///
/// `left` and `right` of the insets mean leading and trailing.
package struct PaddingRule: LayoutRule {
  private let insets: Insets

  package init(insets: Insets) { self.insets = insets }

  package func sizeThatFits(_ proposal: ProposedSize, children: [LayoutNode]) -> Size {
    let child = children[0].size(for: proposal.inset(by: insets))
    return Size(
      width: max(0, child.width + insets.horizontal),
      height: max(0, child.height + insets.vertical)
    )
  }

  package func placements(
    _ proposal: ProposedSize,
    size: Size,
    children: [LayoutNode]
  ) -> [Placement] {
    [
      Placement(
        child: 0,
        origin: Point(x: insets.left, y: insets.top),
        proposal: proposal.inset(by: insets)
      )
    ]
  }

  /// An edge with a margin forgets the content's wishes.
  package func spacing(children: [LayoutNode]) -> Spacing {
    var result = children[0].spacing
    if insets.top != 0 { result.top = Spacing.ordinary.top }
    if insets.bottom != 0 { result.bottom = Spacing.ordinary.bottom }
    if insets.left != 0 { result.leading = Spacing.ordinary.leading }
    if insets.right != 0 { result.trailing = Spacing.ordinary.trailing }
    return result
  }

  package var details: [RuleDetail] {
    let sides = [
      ("top", insets.top), ("leading", insets.left), ("bottom", insets.bottom),
      ("trailing", insets.right),
    ]
    return sides.flatMap { name, value in RuleDetail.length(name, value == 0 ? nil : value) }
  }
}

/// One child at its ideal length along chosen directions.
package struct FixedSizeRule: LayoutRule {
  private let axes: [Axis]

  package init(axes: [Axis]) { self.axes = axes }

  package func sizeThatFits(_ proposal: ProposedSize, children: [LayoutNode]) -> Size {
    children[0].size(for: offer(proposal))
  }

  package func placements(
    _ proposal: ProposedSize,
    size: Size,
    children: [LayoutNode]
  ) -> [Placement] { [Placement(child: 0, origin: .zero, proposal: offer(proposal))] }

  package var details: [RuleDetail] {
    [
      RuleDetail(
        "axes",
        axes.map { $0 == .horizontal ? "horizontal" : "vertical" }.joined(separator: " ")
      )
    ]
  }

  private func offer(_ proposal: ProposedSize) -> ProposedSize {
    var result = proposal
    for axis in axes { result[axis] = nil }
    return result
  }
}

/// One child that is offered a box of a given shape.
package struct AspectRatioRule: LayoutRule {
  private let ratio: Double?
  private let fills: Bool

  /// - Parameters:
  ///   - ratio: Width over height, > 0; `nil` takes the child's ideal ratio.
  ///   - fills: Whether the box covers the offer instead of fitting into it.
  package init(ratio: Double?, fills: Bool) {
    self.ratio = ratio
    self.fills = fills
  }

  package func sizeThatFits(_ proposal: ProposedSize, children: [LayoutNode]) -> Size {
    children[0].size(for: offer(proposal, child: children[0]))
  }

  package func placements(
    _ proposal: ProposedSize,
    size: Size,
    children: [LayoutNode]
  ) -> [Placement] {
    [Placement(child: 0, origin: .zero, proposal: offer(proposal, child: children[0]))]
  }

  package var details: [RuleDetail] {
    RuleDetail.length("ratio", ratio) + [RuleDetail("mode", fills ? "fill" : "fit")]
  }

  private func offer(_ proposal: ProposedSize, child: LayoutNode) -> ProposedSize {
    let ideal = child.size(for: .unspecified)
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 0)
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return ProposedSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let widthDecides = fills ? width / ratio >= height : width / ratio <= height
      return widthDecides
        ? ProposedSize(width: width, height: width / ratio)
        : ProposedSize(width: height * ratio, height: height)
    }
  }
}

/// One child moved by a distance; neighbours don't notice.
package struct OffsetRule: LayoutRule {
  private let offset: Point

  package init(offset: Point) { self.offset = offset }

  package var details: [RuleDetail] {
    [RuleDetail("x", offset.x.asLength), RuleDetail("y", offset.y.asLength)]
  }

  package func sizeThatFits(_ proposal: ProposedSize, children: [LayoutNode]) -> Size {
    children[0].size(for: proposal)
  }

  package func placements(
    _ proposal: ProposedSize,
    size: Size,
    children: [LayoutNode]
  ) -> [Placement] { [Placement(child: 0, origin: offset, proposal: proposal)] }

  package func ownGuide(
    _ guide: AlignmentGuide,
    _ proposal: ProposedSize,
    children: [LayoutNode]
  ) -> GuideAnswer {
    children[0].explicitGuide(guide, for: proposal).map { .position($0) } ?? .unstated
  }
}

/// One child whose centre lies at a given position of the offered area.
package struct PositionRule: LayoutRule {
  private let position: Point

  package init(position: Point) { self.position = position }

  package var details: [RuleDetail] {
    [RuleDetail("x", position.x.asLength), RuleDetail("y", position.y.asLength)]
  }

  package func sizeThatFits(_ proposal: ProposedSize, children: [LayoutNode]) -> Size {
    let child = children[0].size(for: proposal)
    return Size(width: proposal.width ?? child.width, height: proposal.height ?? child.height)
  }

  package func placements(
    _ proposal: ProposedSize,
    size: Size,
    children: [LayoutNode]
  ) -> [Placement] {
    let child = children[0].size(for: proposal)
    let origin = Point(x: position.x - child.width / 2, y: position.y - child.height / 2)
    return [Placement(child: 0, origin: origin, proposal: proposal)]
  }
}
