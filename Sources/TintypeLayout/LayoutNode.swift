// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import TintypeGeometry

/// One box in the layout tree.
///
/// What the box means and how it is drawn is known only to whoever made it; `id` leads back there.
@MainActor package final class LayoutNode {
  package let id: Int
  package let children: [LayoutNode]
  /// Whether leading means right, so that children are mirrored when they are placed.
  package let isRightToLeft: Bool
  private let rule: any LayoutRule
  private var sizeMemo: [(proposal: ProposedSize, size: Size)] = []
  private var guideMemo: [GuidePosition] = []
  private var placementMemo: (proposal: ProposedSize, placements: [Placement])?

  /// What is known of a guide; its identifier stands for it, which needs no counting of references.
  private struct GuidePosition {
    let id: ObjectIdentifier
    let axis: Axis
    let proposal: ProposedSize
    let position: Double?
  }

  /// Spares most questions for guides, which would have to go down to the leaves.
  private(set) lazy var statedGuides: StatedGuides = rule.statedGuides(children: children)
  package private(set) lazy var spacing: Spacing = rule.spacing(children: children)
  package private(set) lazy var priority: Double = rule.priority(children: children)

  package private(set) lazy var traits: LayoutTraits = rule.traits(children: children)
  /// Apart from the other traits, since every parent asks for it.
  private(set) lazy var zIndex: Double = rule.zIndex(children: children)

  package init(id: Int, rule: any LayoutRule, children: [LayoutNode], isRightToLeft: Bool = false) {
    self.id = id
    self.rule = rule
    self.children = children
    self.isRightToLeft = isRightToLeft
  }

  /// The size for a proposal, worked out once per proposal.
  ///
  /// Without the memo, stacks nested n deep would measure their leaves 3ⁿ times.
  package func size(for proposal: ProposedSize) -> Size {
    for entry in sizeMemo where entry.proposal == proposal { return entry.size }
    var size = rule.sizeThatFits(proposal, children: children)
    size.width = Self.checkedLength(size.width)
    size.height = Self.checkedLength(size.height)
    sizeMemo.append((proposal, size))
    return size
  }

  /// Sizes are never negative or NaN; infinity stays, for flexibility is measured with it.
  private static func checkedLength(_ length: Double) -> Double { length > 0 ? length : 0 }

  package func placements(for proposal: ProposedSize) -> [Placement] {
    if let memo = placementMemo, memo.proposal == proposal { return memo.placements }
    let result = rule.placements(proposal, size: size(for: proposal), children: children)
    placementMemo = (proposal, result)
    return result
  }

  package func dimensions(for proposal: ProposedSize) -> GuideContext {
    GuideContext(node: self, proposal: proposal)
  }

  /// The position of a guide that this node or something in it states.
  ///
  /// Worked out once per proposal. A position without end says nothing; it comes from asking for a
  /// largest size.
  package func explicitGuide(_ guide: AlignmentGuide, for proposal: ProposedSize) -> Double? {
    if statedGuides.isDisjoint(with: StatedGuides(like: guide)) { return nil }
    for entry in guideMemo
    where entry.id == guide.id && entry.axis == guide.axis && entry.proposal == proposal {
      return entry.position
    }
    let position = statedGuide(guide, for: proposal).flatMap { $0.isFinite ? $0 : nil }
    guideMemo.append(
      GuidePosition(id: guide.id, axis: guide.axis, proposal: proposal, position: position)
    )
    return position
  }

  private func statedGuide(_ guide: AlignmentGuide, for proposal: ProposedSize) -> Double? {
    switch rule.ownGuide(guide, proposal, children: children) {
    case .position(let value): return value
    case .unstated: return nil
    case .fromChildren: break
    }
    guard !children.isEmpty else { return nil }
    let stated = placements(for: proposal).compactMap { placement in
      children[placement.child].explicitGuide(guide, for: placement.proposal)
        .map { $0 + placement.origin[guide.axis] }
    }
    guard let first = stated.first else { return nil }
    switch guide.combination {
    case .minimum: return stated.reduce(first, min)
    case .maximum: return stated.reduce(first, max)
    case .mean: return stated.reduce(0, +) / Double(stated.count)
    }
  }

  /// Fixes the frames of this node and everything in it.
  ///
  /// - `origin`: The node's top left corner in the root's coordinates, in points.
  /// - `proposal`: The final offer.
  package func place(at origin: Point, proposal: ProposedSize) -> PlacedNode {
    let size = size(for: proposal)
    let frame = Rect(origin: origin, size: size)
    rule.willPlace(in: frame)
    var placed = sortedPlacements(for: proposal).map { placement in
      place(children[placement.child], at: placement.origin, placement.proposal, in: frame)
    }
    if let deferred = rule.deferredChildren(in: frame) {
      let late = deferred.nodes.map { child in
        let offer = ProposedSize(size)
        let corner = deferred.alignment.map { alignment in
          child.origin(in: dimensions(for: proposal), proposal: offer, alignment: alignment)
        }
        return place(child, at: corner ?? .zero, offer, in: frame)
      }
      placed = deferred.areBehind ? late + placed : placed + late
    }
    return PlacedNode(id: id, frame: frame, proposal: proposal, children: placed)
  }

  /// - `corner`: The child's top leading corner in this node, before mirroring.
  private func place(
    _ child: LayoutNode,
    at corner: Point,
    _ proposal: ProposedSize,
    in frame: Rect
  ) -> PlacedNode {
    var corner = corner
    if isRightToLeft { corner.x = frame.width - corner.x - child.size(for: proposal).width }
    return child.place(at: frame.origin + corner, proposal: proposal)
  }

  /// Placements in drawing order.
  private func sortedPlacements(for proposal: ProposedSize) -> [Placement] {
    let placements = placements(for: proposal)
    guard children.contains(where: { $0.zIndex != 0 }) else { return placements }
    return placements.enumerated().sorted { a, b in
      let (first, second) = (children[a.element.child].zIndex, children[b.element.child].zIndex)
      return first == second ? a.offset < b.offset : first < second
    }.map(\.element)
  }
}
