// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import TintypeGeometry

/// Children in a row or a column.
///
/// **Source:** facts `layout-defaults.json`, stack_layout; the steps keep its order.
package struct StackRule: LayoutRule {
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

  package func priority(children: [LayoutNode]) -> Double { 0 }

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
    var offers = [ProposedSize](repeating: proposal, count: children.count)
    // 1. Spacing comes off the top. 2. An unspecified length asks everybody for the ideal.
    guard let length = proposal[main] else { return offers }
    var remaining = length - gaps(children).reduce(0, +)

    // 3. Flexibility is the largest size minus the smallest.
    let candidates = children.indices.map { i in
      Candidate(index: i, child: children[i], proposal: proposal, axis: main)
    }
    // 4. Higher priorities first, then the less flexible; the sort is stable.
    let order = candidates.sorted { a, b in Candidate.precedes(a, b) }

    // 5. Lower priorities keep their minimum in reserve while higher ones are served.
    var start = 0
    while start < order.count {
      let priority = order[start].priority
      let end = order[start...].firstIndex { $0.priority != priority } ?? order.count
      let reserved = order[end...].reduce(0) { $0 + $1.minimum }
      remaining -= reserved
      // 6. Within a group everybody is offered an equal share of what is left.
      for position in start..<end {
        let candidate = order[position]
        let share = max(0, remaining) / Double(end - position)
        offers[candidate.index][main] = share
        let taken = children[candidate.index].size(for: offers[candidate.index])[main]
        // Infinite space stays infinite: ∞ − ∞ would be no number.
        if remaining.isFinite { remaining -= taken }
      }
      remaining += reserved
      start = end
    }
    return offers
  }

  /// What the order of service depends on.
  @MainActor private struct Candidate {
    let index: Int
    let priority: Double
    let minimum: Double
    let flexibility: Double

    init(index: Int, child: LayoutNode, proposal: ProposedSize, axis: Axis) {
      self.index = index
      priority = child.priority
      var offer = proposal
      offer[axis] = 0
      minimum = child.size(for: offer)[axis]
      offer[axis] = .infinity
      flexibility = child.size(for: offer)[axis] - minimum
    }

    static func precedes(_ a: Candidate, _ b: Candidate) -> Bool {
      if a.priority != b.priority { return a.priority > b.priority }
      if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
      if a.flexibility == .infinity && a.minimum != b.minimum { return a.minimum > b.minimum }
      return a.index < b.index
    }
  }
}
