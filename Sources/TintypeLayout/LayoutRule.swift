// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import TintypeGeometry

/// How one kind of node sizes itself and places its children.
///
/// Both questions are pure: the same proposal always gives the same answer.
@MainActor package protocol LayoutRule {
  /// The size a node takes when its parent makes an offer.
  ///
  /// - Returns: A size in points. It may exceed the proposal; the parent must accept it.
  func sizeThatFits(_ proposal: ProposedSize, children: [LayoutNode]) -> Size

  /// Where the children go inside a node that took `size` for `proposal`.
  ///
  /// - Returns: Placements in drawing order; a child that isn't listed isn't shown.
  func placements(_ proposal: ProposedSize, size: Size, children: [LayoutNode]) -> [Placement]

  /// The position of a guide, if this rule fixes it itself instead of asking the children.
  func ownGuide(
    _ guide: AlignmentGuide,
    _ proposal: ProposedSize,
    children: [LayoutNode]
  ) -> GuideAnswer

  /// The distances the node wishes from its neighbours.
  func spacing(children: [LayoutNode]) -> Spacing

  /// How early a stack serves this node; higher goes first.
  func priority(children: [LayoutNode]) -> Double

  /// Children that exist only once the node's frame is known.
  ///
  /// - `frame`: The node's frame in the root's coordinates.
  func deferredChildren(in frame: Rect) -> [LayoutNode]?
}

/// What a rule knows about a guide.
package enum GuideAnswer {
  /// The rule fixes the position.
  case position(Double)
  /// The rule says that nobody in it fixes the position.
  case unstated
  /// The children decide.
  case fromChildren
}

/// The place a parent gives to one child.
package struct Placement: Sendable {
  /// Index among the parent's children.
  package var child: Int
  /// The child's top leading corner in the parent's coordinates, before mirroring.
  package var origin: Point
  /// The final offer, which decides the child's size.
  package var proposal: ProposedSize

  package init(child: Int, origin: Point, proposal: ProposedSize) {
    self.child = child
    self.origin = origin
    self.proposal = proposal
  }
}

extension LayoutRule {
  package func ownGuide(
    _ guide: AlignmentGuide,
    _ proposal: ProposedSize,
    children: [LayoutNode]
  ) -> GuideAnswer { .fromChildren }

  package func spacing(children: [LayoutNode]) -> Spacing {
    children.count == 1 ? children[0].spacing : .ordinary
  }

  package func priority(children: [LayoutNode]) -> Double {
    children.count == 1 ? children[0].priority : 0
  }

  package func deferredChildren(in frame: Rect) -> [LayoutNode]? { nil }
}
