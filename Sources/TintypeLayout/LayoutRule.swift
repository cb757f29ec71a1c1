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

  /// The guides that `ownGuide` or the children may state; more than they do is no harm.
  func statedGuides(children: [LayoutNode]) -> StatedGuides

  /// The distances the node wishes from its neighbours.
  func spacing(children: [LayoutNode]) -> Spacing

  /// How early a stack serves this node; higher goes first.
  func priority(children: [LayoutNode]) -> Double

  /// What the node tells the container around it.
  func traits(children: [LayoutNode]) -> LayoutTraits

  /// The one of the traits that every parent asks for.
  func zIndex(children: [LayoutNode]) -> Double

  /// Told the node's frame in the root's coordinates, before its children are placed.
  func willPlace(in frame: Rect)

  /// Children that exist only once the node's frame and those of its other children are known.
  ///
  /// - `frame`: The node's frame in the root's coordinates.
  func deferredChildren(in frame: Rect) -> DeferredChildren?

  /// The settings of the rule in words, for whoever looks into the tree.
  var details: [RuleDetail] { get }
}

/// A setting of a rule, by name.
package struct RuleDetail: Hashable, Sendable {
  package var name: String
  package var value: String

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  /// A length in points; nothing where there is none.
  static func length(_ name: String, _ value: Double?) -> [RuleDetail] {
    value.map { [RuleDetail(name, $0.asLength)] } ?? []
  }
}

extension Double {
  /// The length with at most two decimals, as people read it.
  package var asLength: String {
    guard isFinite else { return isNaN ? "nan" : self < 0 ? "-inf" : "inf" }
    guard magnitude < 1e15 else { return "\(self)" }
    let hundredths = Int((self * 100).rounded())
    let whole = hundredths.magnitude / 100
    let rest = hundredths.magnitude % 100
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    return "\(sign)\(whole)."
      + (rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)")
  }
}

/// Children that are made while their parent is placed.
@MainActor package struct DeferredChildren {
  package var nodes: [LayoutNode]
  /// The guides on which each child lies in its parent; `nil` for the top leading corner.
  package var alignment: GuidePair?
  /// Whether they are drawn before the parent's other children.
  package var areBehind: Bool

  package init(_ nodes: [LayoutNode], alignment: GuidePair? = nil, areBehind: Bool = false) {
    self.nodes = nodes
    self.alignment = alignment
    self.areBehind = areBehind
  }
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

  package func statedGuides(children: [LayoutNode]) -> StatedGuides {
    children.reduce(into: []) { $0.formUnion($1.statedGuides) }
  }

  package func spacing(children: [LayoutNode]) -> Spacing {
    children.count == 1 ? children[0].spacing : .ordinary
  }

  package func priority(children: [LayoutNode]) -> Double {
    children.count == 1 ? children[0].priority : 0
  }

  package func traits(children: [LayoutNode]) -> LayoutTraits {
    children.count == 1 ? children[0].traits : .none
  }

  package func zIndex(children: [LayoutNode]) -> Double {
    children.count == 1 ? children[0].zIndex : 0
  }

  package func willPlace(in frame: Rect) {}

  package func deferredChildren(in frame: Rect) -> DeferredChildren? { nil }

  package var details: [RuleDetail] { [] }
}

/// A rule whose node is a view of its own, whatever its children tell about themselves.
@MainActor package protocol ContainerRule: LayoutRule {}

extension ContainerRule {
  package func priority(children: [LayoutNode]) -> Double { 0 }
  package func traits(children: [LayoutNode]) -> LayoutTraits { .none }
  package func zIndex(children: [LayoutNode]) -> Double { 0 }
}
