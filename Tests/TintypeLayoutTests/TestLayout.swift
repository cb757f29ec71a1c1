// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry
import TintypeLayout

/// Guides for tests that stand apart from those of views.
enum TestGuide {
  private enum Start {}
  private enum Middle {}
  private enum End {}

  static func start(_ axis: Axis) -> AlignmentGuide {
    AlignmentGuide(id: ObjectIdentifier(Start.self), axis: axis, name: "start") { _ in 0 }
  }

  static func middle(_ axis: Axis) -> AlignmentGuide {
    AlignmentGuide(id: ObjectIdentifier(Middle.self), axis: axis, name: "middle") {
      $0.size[axis] / 2
    }
  }

  static func end(_ axis: Axis) -> AlignmentGuide {
    AlignmentGuide(id: ObjectIdentifier(End.self), axis: axis, name: "end") { $0.size[axis] }
  }

  static let center = GuidePair(horizontal: middle(.horizontal), vertical: middle(.vertical))
  static let topLeading = GuidePair(horizontal: start(.horizontal), vertical: start(.vertical))
}

/// Short ways to make nodes.
@MainActor enum TestNode {
  /// A box that keeps its size.
  static func box(_ width: Double, _ height: Double) -> LayoutNode {
    leaf { _ in Size(width: width, height: height) }
  }

  /// A box that takes what it is offered, 10 × 10 where nothing is said.
  static var flexible: LayoutNode { leaf { $0.replacingUnspecified() } }

  static func leaf(_ size: @escaping (ProposedSize) -> Size) -> LayoutNode {
    LayoutNode(id: 0, rule: LeafRule { LeafRule.Measurement(size: size($0)) }, children: [])
  }

  static func traits(
    _ child: LayoutNode,
    _ change: @escaping (inout LayoutTraits) -> Void
  ) -> LayoutNode { LayoutNode(id: 0, rule: TraitRule(change), children: [child]) }

  /// The frames of a container's children, one a line: x,y width×height.
  static func frames(
    _ rule: any LayoutRule,
    _ children: [LayoutNode],
    in proposal: ProposedSize,
    isRightToLeft: Bool = false
  ) -> [String] {
    let node = LayoutNode(id: 0, rule: rule, children: children, isRightToLeft: isRightToLeft)
    return node.place(at: .zero, proposal: proposal).children.map { text($0.frame) }
  }

  static func text(_ frame: Rect) -> String {
    "\(frame.minX.asLength),\(frame.minY.asLength) "
      + "\(frame.width.asLength)×\(frame.height.asLength)"
  }
}
