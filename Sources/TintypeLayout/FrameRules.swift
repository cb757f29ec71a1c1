// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import TintypeGeometry

/// A box of a given width, height or both around one child.
package struct FixedFrameRule: LayoutRule {
  private let width: Double?
  private let height: Double?
  private let alignment: GuidePair

  package init(width: Double?, height: Double?, alignment: GuidePair) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  package func sizeThatFits(_ proposal: ProposedSize, children: [LayoutNode]) -> Size {
    let child = children[0].size(for: offer(proposal))
    return Size(width: width ?? child.width, height: height ?? child.height)
  }

  package func placements(
    _ proposal: ProposedSize,
    size: Size,
    children: [LayoutNode]
  ) -> [Placement] {
    let offer = offer(proposal)
    let origin = children[0].alignedOrigin(in: size, proposal: offer, alignment: alignment)
    return [Placement(child: 0, origin: origin, proposal: offer)]
  }

  /// The text distances of the content end where the frame fixes the length.
  package func spacing(children: [LayoutNode]) -> Spacing {
    var result = children[0].spacing
    let ordinary = Spacing.ordinary
    for (axis, length) in [(Axis.horizontal, width), (.vertical, height)] where length != nil {
      result[axis, atEnd: false] = ordinary[axis, atEnd: false]
      result[axis, atEnd: true] = ordinary[axis, atEnd: true]
    }
    return result
  }

  package var details: [RuleDetail] {
    RuleDetail.length("width", width) + RuleDetail.length("height", height)
      + [RuleDetail("alignment", alignment.name)]
  }

  private func offer(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }
}

/// A box with limits around one child.
///
/// **Source:** facts `layout-defaults.json`, frame_flexible.
package struct FlexibleFrameRule: LayoutRule {
  /// The limits along one direction, in points.
  package struct Limits: Sendable {
    package var minimum: Double?
    package var ideal: Double?
    package var maximum: Double?

    /// A limit that contradicts another is raised: the ideal to the minimum, the maximum to both.
    ///
    /// **Source:** facts `layout-cases.json`, 99 to 101.
    package init(minimum: Double?, ideal: Double?, maximum: Double?) {
      self.minimum = minimum.map { max(0, $0) }
      let least = self.minimum ?? 0
      self.ideal = ideal.map { max(least, $0) }
      self.maximum = maximum.map { max(self.ideal ?? least, $0) }
    }

    func clamp(_ length: Double) -> Double {
      max(minimum ?? -.infinity, min(maximum ?? .infinity, length))
    }

    fileprivate func details(_ name: String) -> [RuleDetail] {
      RuleDetail.length("min\(name)", minimum) + RuleDetail.length("ideal\(name)", ideal)
        + RuleDetail.length("max\(name)", maximum)
    }

    /// The offer that goes on to the child.
    func childOffer(_ proposal: Double?) -> Double? { (proposal ?? ideal).map(clamp) }

    /// The frame's length once the child has answered.
    func length(proposal: Double?, child: Double) -> Double {
      let offer = childOffer(proposal)
      switch (minimum, maximum) {
      case (_?, _?): return clamp(offer ?? child)
      case (let minimum?, nil): return max(minimum, min(child, offer ?? child))
      case (nil, let maximum?): return min(maximum, max(child, offer ?? child))
      case (nil, nil): return proposal == nil ? ideal ?? child : child
      }
    }
  }

  private let horizontal: Limits
  private let vertical: Limits
  private let alignment: GuidePair

  package init(horizontal: Limits, vertical: Limits, alignment: GuidePair) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.alignment = alignment
  }

  package func sizeThatFits(_ proposal: ProposedSize, children: [LayoutNode]) -> Size {
    let child = children[0].size(
      for: ProposedSize(
        width: horizontal.childOffer(proposal.width),
        height: vertical.childOffer(proposal.height)
      )
    )
    return Size(
      width: horizontal.length(proposal: proposal.width, child: child.width),
      height: vertical.length(proposal: proposal.height, child: child.height)
    )
  }

  package func placements(
    _ proposal: ProposedSize,
    size: Size,
    children: [LayoutNode]
  ) -> [Placement] {
    let offer = ProposedSize(
      width: proposal.width == nil && horizontal.ideal == nil ? nil : size.width,
      height: proposal.height == nil && vertical.ideal == nil ? nil : size.height
    )
    let origin = children[0].alignedOrigin(in: size, proposal: offer, alignment: alignment)
    return [Placement(child: 0, origin: origin, proposal: offer)]
  }

  package var details: [RuleDetail] {
    horizontal.details("Width") + vertical.details("Height")
      + [RuleDetail("alignment", alignment.name)]
  }
}
