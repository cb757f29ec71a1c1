// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import TintypeGeometry

/// Children in a row or a column.
///
/// **Source:** facts `layout-defaults.json`, stack_layout; the steps keep its order.
package struct StackRule: ContainerRule {
  private let main: Axis
  private let alignment: AlignmentGuide
  private let explicitSpacing: Double?

  /// - Parameters:
  ///   - axis: The direction in which children follow each other.
  ///   - alignment: A guide across that direction.
  ///   - spacing: Points between neighbours; `nil` asks each pair.
  package init(axis: Axis, alignment: AlignmentGuide, spacing: Double?) {
    main = axis
    self.alignment = alignment
    explicitSpacing = spacing
  }

  package func sizeThatFits(_ proposal: ProposedSize, children: [LayoutNode]) -> Size {
    guard !children.isEmpty else { return .zero }
    let offers = childProposals(proposal, children: children)
    var size = Size.zero
    size[main] = gaps(children).reduce(0, +)
    for (child, offer) in zip(children, offers) { size[main] += child.size(for: offer)[main] }
    let (lower, upper) = crossExtent(children: children, offers: offers)
    size[main.cross] = upper - lower
    return size
  }

  package func placements(
    _ proposal: ProposedSize,
    size: Size,
    children: [LayoutNode]
  ) -> [Placement] {
    guard !children.isEmpty else { return [] }
    var final = proposal
    if final[main.cross] == nil { final[main.cross] = size[main.cross] }
    let offers = childProposals(final, children: children)
    let gaps = gaps(children)
    let (lower, _) = crossExtent(children: children, offers: offers)
    var position = 0.0
    return children.indices.map { i in
      let dimensions = children[i].dimensions(for: offers[i])
      var origin = Point.zero
      origin[main] = position
      origin[main.cross] = -dimensions[alignment] - lower
      position += dimensions.size[main] + (i < gaps.count ? gaps[i] : 0)
      return Placement(child: i, origin: origin, proposal: offers[i])
    }
  }

  package func spacing(children: [LayoutNode]) -> Spacing {
    guard let first = children.first, let last = children.last else { return .none }
    var result = first.spacing
    for child in children.dropFirst() {
      for atEnd in [false, true] {
        result[main.cross, atEnd: atEnd] =
          result[main.cross, atEnd: atEnd].union(child.spacing[main.cross, atEnd: atEnd])
      }
    }
    result[main, atEnd: false] = first.spacing[main, atEnd: false]
    result[main, atEnd: true] = last.spacing[main, atEnd: true]
    return result
  }

  package var details: [RuleDetail] {
    [RuleDetail("alignment", alignment.name)] + RuleDetail.length("spacing", explicitSpacing)
  }

  private func gaps(_ children: [LayoutNode]) -> [Double] {
    zip(children, children.dropFirst()).map { a, b in
      explicitSpacing ?? a.spacing.distance(to: b.spacing, along: main)
    }
  }

  /// How far children reach across the stack before and after the common guide.
  private func crossExtent(
    children: [LayoutNode],
    offers: [ProposedSize]
  ) -> (lower: Double, upper: Double) {
    var lower = Double.infinity
    var upper = -Double.infinity
    for (child, offer) in zip(children, offers) {
      let dimensions = child.dimensions(for: offer)
      let guide = dimensions.finite(alignment)
      lower = min(lower, -guide)
      upper = max(upper, dimensions.size[main.cross] - guide)
    }
    return (lower, upper)
  }

  /// What each child is finally offered.
  private func childProposals(_ proposal: ProposedSize, children: [LayoutNode]) -> [ProposedSize] {
    let offers = mainOffers(proposal, children: children)
    guard let limit = proposal[main.cross], limit.isFinite else { return offers }
    return withoutTrailingOverflow(offers, limit: limit, children: children)
  }

  private func mainOffers(_ proposal: ProposedSize, children: [LayoutNode]) -> [ProposedSize] {
    // 1. Spacing comes off the top. 2. An unspecified length asks everybody for the ideal.
    guard let length = proposal[main] else {
      return [ProposedSize](repeating: proposal, count: children.count)
    }
    func offer(_ share: Double) -> ProposedSize {
      var result = proposal
      result[main] = share
      return result
    }
    // An only child is offered everything, however flexible it is.
    if children.count == 1 { return [offer(max(0, length))] }
    // 3. Flexibility is the largest size minus the smallest.
    let takers = children.map { child in
      LengthShare.Taker(priority: child.priority) { child.size(for: offer($0))[main] }
    }
    let shares = LengthShare.offers(length - gaps(children).reduce(0, +), among: takers) {
      children[$0].size(for: offer($1))[main]
    }
    return shares.map(offer)
  }

  /// Children that only their alignment pushes out of the stack are offered less across it.
  ///
  /// **Source:** facts `layout-defaults.json`, stack_layout, trailing_overflow.
  private func withoutTrailingOverflow(
    _ offers: [ProposedSize],
    limit: Double,
    children: [LayoutNode]
  ) -> [ProposedSize] {
    let (lower, upper) = crossExtent(children: children, offers: offers)
    let extent = upper - lower
    guard extent > limit else { return offers }
    let lengths = zip(children, offers).map { $0.size(for: $1)[main.cross] }
    // A child that is too large by itself stays so; less space would not help the others.
    guard lengths.allSatisfy({ $0 < extent }) else { return offers }
    return children.indices.map { i in
      let start = -children[i].dimensions(for: offers[i])[alignment] - lower
      var offer = offers[i]
      offer[main.cross] = max(0, limit - max(0, start + lengths[i] - limit))
      return offer
    }
  }
}
