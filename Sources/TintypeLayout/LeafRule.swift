// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import TintypeGeometry

/// A box that measures its own content.
package struct LeafRule: LayoutRule {
  /// A leaf's answer to a proposal.
  package struct Measurement: Sendable {
    package var size: Size
    /// Distance of the first and the last line's baseline from the top; `nil` without text.
    package var baselines: (first: Double, last: Double)?

    package init(size: Size, baselines: (first: Double, last: Double)? = nil) {
      self.size = size
      self.baselines = baselines
    }
  }

  private let measure: (ProposedSize) -> Measurement
  private let edgeSpacing: Spacing
  private let layoutPriority: Double
  private let baselineGuides: (first: AlignmentGuide, last: AlignmentGuide)?

  /// A leaf with a way to measure it.
  ///
  /// - `spacing`: Distances the leaf wishes from its neighbours.
  /// - `priority`: Layout priority; a spacer's is −∞.
  /// - `baselineGuides`: The guides that the measured baselines answer.
  package init(
    spacing: Spacing = .ordinary,
    priority: Double = 0,
    baselineGuides: (first: AlignmentGuide, last: AlignmentGuide)? = nil,
    measure: @escaping (ProposedSize) -> Measurement
  ) {
    edgeSpacing = spacing
    layoutPriority = priority
    self.baselineGuides = baselineGuides
    self.measure = measure
  }

  package func sizeThatFits(_ proposal: ProposedSize, children: [LayoutNode]) -> Size {
    measure(proposal).size
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
  ) -> GuideAnswer {
    guard let baselineGuides, let baselines = measure(proposal).baselines else { return .unstated }
    if guide == baselineGuides.first { return .position(baselines.first) }
    if guide == baselineGuides.last { return .position(baselines.last) }
    return .unstated
  }

  package func statedGuides(children: [LayoutNode]) -> StatedGuides {
    guard let baselineGuides else { return [] }
    return [StatedGuides(like: baselineGuides.first), StatedGuides(like: baselineGuides.last)]
  }

  package func spacing(children: [LayoutNode]) -> Spacing { edgeSpacing }
  package func priority(children: [LayoutNode]) -> Double { layoutPriority }
}
