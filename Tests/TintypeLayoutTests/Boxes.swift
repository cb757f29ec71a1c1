// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry

@testable import TintypeLayout

/// Guides as views have them.
enum Guides {
  private enum Leading {}
  private enum CenterX {}
  private enum Trailing {}
  private enum Top {}
  private enum CenterY {}
  private enum Bottom {}
  private enum FirstBaseline {}
  private enum LastBaseline {}
  private enum Custom {}

  private static func guide(
    _ id: Any.Type,
    _ axis: Axis,
    _ share: Double,
    _ combination: AlignmentGuide.Combination = .mean
  ) -> AlignmentGuide {
    AlignmentGuide(id: ObjectIdentifier(id), axis: axis, combination: combination) {
      $0.size[axis] * share
    }
  }

  static let leading = guide(Leading.self, .horizontal, 0)
  static let centerX = guide(CenterX.self, .horizontal, 0.5)
  static let trailing = guide(Trailing.self, .horizontal, 1)
  static let top = guide(Top.self, .vertical, 0)
  static let centerY = guide(CenterY.self, .vertical, 0.5)
  static let bottom = guide(Bottom.self, .vertical, 1)
  static let firstBaseline = guide(FirstBaseline.self, .vertical, 1, .minimum)
  static let lastBaseline = guide(LastBaseline.self, .vertical, 1, .maximum)
  /// A guide that means nothing to those who don't set it: it lies at the top.
  static let custom = guide(Custom.self, .vertical, 0)

  static let center = GuidePair(horizontal: centerX, vertical: centerY)
  static let topLeading = GuidePair(horizontal: leading, vertical: top)
  static let bottomTrailing = GuidePair(horizontal: trailing, vertical: bottom)
}

/// Nodes for tests, named as their views.
@MainActor enum Box {
  static func node(
    _ rule: any LayoutRule,
    _ children: [LayoutNode] = [],
    rightToLeft: Bool = false
  ) -> LayoutNode {
    LayoutNode(id: 0, rule: rule, children: children, isRightToLeft: rightToLeft)
  }

  /// A box of a fixed size.
  static func fixed(_ width: Double, _ height: Double) -> LayoutNode {
    node(LeafRule { _ in LeafRule.Measurement(size: Size(width: width, height: height)) })
  }

  /// A box that takes what it is offered along its flexible directions, within limits.
  static func flexible(
    width: ClosedRange<Double> = 0...(.infinity),
    height: ClosedRange<Double> = 0...(.infinity)
  ) -> LayoutNode {
    func length(_ offer: Double?, _ limits: ClosedRange<Double>) -> Double {
      min(max(offer ?? 10, limits.lowerBound), limits.upperBound)
    }
    return node(
      LeafRule { offer in
        LeafRule.Measurement(
          size: Size(width: length(offer.width, width), height: length(offer.height, height))
        )
      }
    )
  }

  /// A line of squares that wraps like text: `count` squares of one side, no space between.
  static func squares(_ count: Int, side: Double) -> LayoutNode {
    node(
      LeafRule(baselineGuides: (Guides.firstBaseline, Guides.lastBaseline)) { offer in
        let perLine = offer.width.map { max(1, ($0 / side).rounded(.down)) } ?? .infinity
        let columns = min(Double(count), perLine)
        let lines = (Double(count) / columns).rounded(.up)
        return LeafRule.Measurement(
          size: Size(width: columns * side, height: lines * side),
          baselines: (first: 0.8 * side, last: (lines - 0.2) * side)
        )
      }
    )
  }

  static func spacer(_ axis: Axis, minimum: Double = 8) -> LayoutNode {
    node(
      LeafRule(spacing: .spacer(along: [axis]), priority: -.infinity) { offer in
        var size = Size.zero
        size[axis] = max(minimum, offer[axis] ?? minimum)
        return LeafRule.Measurement(size: size)
      }
    )
  }

  static func row(
    _ children: [LayoutNode],
    alignment: AlignmentGuide = Guides.centerY,
    spacing: Double? = nil,
    rightToLeft: Bool = false
  ) -> LayoutNode {
    node(
      StackRule(axis: .horizontal, alignment: alignment, spacing: spacing),
      children,
      rightToLeft: rightToLeft
    )
  }

  static func column(
    _ children: [LayoutNode],
    alignment: AlignmentGuide = Guides.centerX,
    spacing: Double? = nil
  ) -> LayoutNode {
    node(StackRule(axis: .vertical, alignment: alignment, spacing: spacing), children)
  }

  static func layers(
    _ children: [LayoutNode],
    alignment: GuidePair = Guides.center
  ) -> LayoutNode {
    node(ZStackRule(alignment: alignment), children)
  }

  static func frame(
    _ child: LayoutNode,
    width: Double? = nil,
    height: Double? = nil,
    alignment: GuidePair = Guides.center
  ) -> LayoutNode {
    node(FixedFrameRule(width: width, height: height, alignment: alignment), [child])
  }

  static func priority(_ value: Double, _ child: LayoutNode) -> LayoutNode {
    node(PriorityRule(priority: value), [child])
  }

  static func guide(
    _ guide: AlignmentGuide,
    _ child: LayoutNode,
    at compute: @escaping (GuideContext) -> Double
  ) -> LayoutNode {
    node(GuideRule(guide: guide, compute: compute), [child])
  }
}

extension LayoutNode {
  /// The frames of a tree as text, one `x y width×height` a line, children indented.
  func frames(_ width: Double?, _ height: Double?) -> String {
    let placed = place(at: .zero, proposal: ProposedSize(width: width, height: height))
    return placed.lines(indentation: "").joined(separator: "\n")
  }

  /// The frames of the children alone, on one line.
  func childFrames(_ width: Double?, _ height: Double?) -> String {
    let placed = place(at: .zero, proposal: ProposedSize(width: width, height: height))
    return placed.children.map(\.frame.text).joined(separator: " | ")
  }

  func sizeText(_ width: Double?, _ height: Double?) -> String {
    size(for: ProposedSize(width: width, height: height)).text
  }
}

extension PlacedNode {
  fileprivate func lines(indentation: String) -> [String] {
    [indentation + frame.text] + children.flatMap { $0.lines(indentation: indentation + "  ") }
  }
}

extension Rect {
  var text: String { "\(minX.text) \(minY.text) \(size.text)" }
}

extension Size {
  var text: String { "\(width.text)×\(height.text)" }
}

extension Double {
  /// At most two digits after the point.
  fileprivate var text: String {
    guard isFinite else { return "\(self)" }
    let hundredths = (self * 100).rounded()
    if hundredths.truncatingRemainder(dividingBy: 100) == 0 { return "\(Int(hundredths / 100))" }
    return "\(hundredths / 100)"
  }
}
