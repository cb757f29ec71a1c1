// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import TintypeGeometry

/// One child with a layout priority of its own.
package struct PriorityRule: LayoutRule {
  private let value: Double

  /// A priority that is no number counts as the usual one, 0.
  package init(priority: Double) { value = priority.isNaN ? 0 : priority }

  package func sizeThatFits(_ proposal: ProposedSize, children: [LayoutNode]) -> Size {
    children[0].size(for: proposal)
  }

  package func placements(
    _ proposal: ProposedSize,
    size: Size,
    children: [LayoutNode]
  ) -> [Placement] { [Placement(child: 0, origin: .zero, proposal: proposal)] }

  package func priority(children: [LayoutNode]) -> Double { value }

  package var details: [RuleDetail] { [RuleDetail("priority", value.asLength)] }
}

/// One child, one of whose guides is moved.
package struct GuideRule: LayoutRule {
  private let guide: AlignmentGuide
  private let compute: (GuideContext) -> Double

  package init(guide: AlignmentGuide, compute: @escaping (GuideContext) -> Double) {
    self.guide = guide
    self.compute = compute
  }

  package func sizeThatFits(_ proposal: ProposedSize, children: [LayoutNode]) -> Size {
    children[0].size(for: proposal)
  }

  package func placements(
    _ proposal: ProposedSize,
    size: Size,
    children: [LayoutNode]
  ) -> [Placement] { [Placement(child: 0, origin: .zero, proposal: proposal)] }

  package func ownGuide(
    _ guide: AlignmentGuide,
    _ proposal: ProposedSize,
    children: [LayoutNode]
  ) -> GuideAnswer {
    guard guide == self.guide else { return .fromChildren }
    return .position(compute(children[0].dimensions(for: proposal)))
  }

  package func statedGuides(children: [LayoutNode]) -> StatedGuides {
    children[0].statedGuides.union(StatedGuides(like: guide))
  }

  package var details: [RuleDetail] { [RuleDetail("guide", guide.name)] }
}

/// Content that is made only when the frame is known, at the top leading corner of all the space
/// that is offered.
package struct DeferredRule: LayoutRule {
  private let build: (Rect) -> [LayoutNode]

  /// - Parameter build: Makes the children from the frame in the root's coordinates, in points.
  package init(build: @escaping (Rect) -> [LayoutNode]) { self.build = build }

  package func sizeThatFits(_ proposal: ProposedSize, children: [LayoutNode]) -> Size {
    proposal.replacingUnspecified()
  }

  package func placements(
    _ proposal: ProposedSize,
    size: Size,
    children: [LayoutNode]
  ) -> [Placement] { [] }

  package func ownGuide(
    _ guide: AlignmentGuide,
    _ proposal: ProposedSize,
    children: [LayoutNode]
  ) -> GuideAnswer { .unstated }

  package func deferredChildren(in frame: Rect) -> DeferredChildren? {
    DeferredChildren(build(frame))
  }
}

/// One child, and more over or under it that is made once everything in the child has its place.
package struct LateSecondaryRule: LayoutRule {
  private let alignment: GuidePair
  private let isOverlay: Bool
  private let build: (Rect) -> [LayoutNode]

  package init(
    alignment: GuidePair,
    isOverlay: Bool,
    build: @escaping (Rect) -> [LayoutNode]
  ) {
    self.alignment = alignment
    self.isOverlay = isOverlay
    self.build = build
  }

  package func sizeThatFits(_ proposal: ProposedSize, children: [LayoutNode]) -> Size {
    children[0].size(for: proposal)
  }

  package func placements(
    _ proposal: ProposedSize,
    size: Size,
    children: [LayoutNode]
  ) -> [Placement] { [Placement(child: 0, origin: .zero, proposal: proposal)] }

  package func deferredChildren(in frame: Rect) -> DeferredChildren? {
    DeferredChildren(build(frame), alignment: alignment, areBehind: !isOverlay)
  }

  package var details: [RuleDetail] { [RuleDetail("alignment", alignment.name)] }
}

/// One child whose final frame somebody wants to know.
package struct FrameObserverRule: LayoutRule {
  private let observe: (Rect) -> Void

  /// - Parameter observe: Told the frame in the root's coordinates, in points.
  package init(observe: @escaping (Rect) -> Void) { self.observe = observe }

  package func sizeThatFits(_ proposal: ProposedSize, children: [LayoutNode]) -> Size {
    children[0].size(for: proposal)
  }

  package func placements(
    _ proposal: ProposedSize,
    size: Size,
    children: [LayoutNode]
  ) -> [Placement] { [Placement(child: 0, origin: .zero, proposal: proposal)] }

  package func willPlace(in frame: Rect) { observe(frame) }
}

/// The first child whose ideal size fits along the chosen directions; else the last.
package struct FirstFittingRule: ContainerRule {
  private let axes: [Axis]

  package init(axes: [Axis]) { self.axes = axes }

  package func sizeThatFits(_ proposal: ProposedSize, children: [LayoutNode]) -> Size {
    guard let choice = choice(proposal, children) else { return .zero }
    return children[choice].size(for: proposal)
  }

  package func placements(
    _ proposal: ProposedSize,
    size: Size,
    children: [LayoutNode]
  ) -> [Placement] {
    guard let choice = choice(proposal, children) else { return [] }
    return [Placement(child: choice, origin: .zero, proposal: proposal)]
  }

  private func choice(_ proposal: ProposedSize, _ children: [LayoutNode]) -> Int? {
    let fitting = children.firstIndex { child in
      var offer = proposal
      for axis in axes { offer[axis] = nil }
      let ideal = child.size(for: offer)
      return axes.allSatisfy { ideal[$0] <= proposal[$0] ?? .infinity }
    }
    return fitting ?? children.indices.last
  }
}
