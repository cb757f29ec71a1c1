// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import TintypeGeometry
import TintypeLayout

/// A layout of the user's as a rule for nodes.
@MainActor final class CustomLayoutRule<L: Layout>: ContainerRule {
  private let layout: L
  private let direction: LayoutDirection
  private let context: ResolveContext
  private let record = PlacementRecord()
  private var cache: L.Cache?

  init(layout: L, context: ResolveContext) {
    self.layout = layout
    self.context = context
    direction = context.environment.layoutDirection
  }

  func sizeThatFits(_ proposal: ProposedSize, children: [LayoutNode]) -> Size {
    let size = withCache(children) { subviews, cache in
      layout.sizeThatFits(
        proposal: ProposedViewSize(proposal),
        subviews: subviews,
        cache: &cache
      )
    }
    let name = "\(NodeName.type(L.self).text).sizeThatFits"
    return Size(
      width: context.checkedLength(size.width, of: name, infinityAllowed: true) ?? 0,
      height: context.checkedLength(size.height, of: name, infinityAllowed: true) ?? 0
    )
  }

  func placements(
    _ proposal: ProposedSize,
    size: Size,
    children: [LayoutNode]
  ) -> [Placement] {
    record.placements = [:]
    let bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    withCache(children) { subviews, cache in
      layout.placeSubviews(
        in: bounds,
        proposal: ProposedViewSize(proposal),
        subviews: subviews,
        cache: &cache
      )
    }
    let name = "\(NodeName.type(L.self).text).placeSubviews"
    return children.indices.map { index in
      var placement = record.placements[index] ?? centred(index, in: size, proposal, children)
      placement.origin = context.checkedPoint(
        x: placement.origin.x,
        y: placement.origin.y,
        of: name
      )
      return placement
    }
  }

  func statedGuides(children: [LayoutNode]) -> StatedGuides { .all }

  func ownGuide(
    _ guide: AlignmentGuide,
    _ proposal: ProposedSize,
    children: [LayoutNode]
  ) -> GuideAnswer {
    let size = sizeThatFits(proposal, children: children)
    let bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    let offer = ProposedViewSize(proposal)
    let position = withCache(children) { subviews, cache in
      guide.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(guide: guide),
          in: bounds,
          proposal: offer,
          subviews: subviews,
          cache: &cache
        )
        : layout.explicitAlignment(
          of: VerticalAlignment(guide: guide),
          in: bounds,
          proposal: offer,
          subviews: subviews,
          cache: &cache
        )
    }
    return position.map { .position(Double($0)) } ?? .fromChildren
  }

  func spacing(children: [LayoutNode]) -> Spacing {
    withCache(children) { layout.spacing(subviews: $0, cache: &$1) }.spacing
  }

  private func centred(
    _ index: Int,
    in size: Size,
    _ proposal: ProposedSize,
    _ children: [LayoutNode]
  ) -> Placement {
    let child = children[index].size(for: proposal)
    return Placement(
      child: index,
      origin: Point(x: (size.width - child.width) / 2, y: (size.height - child.height) / 2),
      proposal: proposal
    )
  }

  private func withCache<Result>(
    _ children: [LayoutNode],
    _ ask: (LayoutSubviews, inout L.Cache) -> Result
  ) -> Result {
    let subviews = LayoutSubviews(
      ArraySlice(
        children.enumerated().map { LayoutSubview(node: $1, index: $0, record: record) }
      ),
      layoutDirection: direction
    )
    var cache = cache ?? layout.makeCache(subviews: subviews)
    let result = ask(subviews, &cache)
    self.cache = cache
    return result
  }
}
