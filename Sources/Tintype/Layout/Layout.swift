// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation
import TintypeLayout

/// A way to size a container and to place the views in it.
///
/// Both answers have to follow from the proposal and the subviews alone: each may be asked for
/// several times and in any order.
public protocol Layout: Animatable {
  /// What the layout keeps between its answers; nothing by default.
  associatedtype Cache = Void

  /// The views that are laid out.
  typealias Subviews = LayoutSubviews

  /// What kind of container the layout makes.
  static var layoutProperties: LayoutProperties { get }

  /// Makes what the layout keeps, once for each container.
  func makeCache(subviews: Subviews) -> Cache

  /// Renews what the layout keeps; a still image has no reason to call it.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances that the container wishes from its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size of the container when it is offered one, in points.
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize

  /// Gives each subview its place; one without a place is centred.
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  )

  /// The position of a guide, in points from the leading edge; `nil` lets the subviews decide.
  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// The position of a guide, in points from the top; `nil` lets the subviews decide.
  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

/// What kind of container a layout makes.
public struct LayoutProperties: Sendable {
  /// The direction in which spacers and dividers inside take themselves to be stacked.
  public var stackOrientation: Axis?

  /// Makes the properties of a container that is no stack.
  public init() {}
}

extension Layout {
  /// A container that is no stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes what the layout keeps anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The wishes of all subviews together.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first else { return ViewSpacing() }
    return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }

  /// Lets the subviews decide.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// Lets the subviews decide.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// A container of views that is laid out this way.
  nonisolated public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Keeps nothing.
  public func makeCache(subviews: Subviews) {}
}

/// A container that a layout makes.
struct LayoutView<L: Layout, Content: View> {
  let layout: L
  let content: Content
}

extension LayoutView: PrimitiveView {
  func layoutNodes(in context: ResolveContext) -> [LayoutNode] {
    let context = context.named(.type((layout as? AnyLayout)?.kind ?? L.self))
    let orientation = (layout as? AnyLayout)?.properties ?? L.layoutProperties
    let inner = context.inside(stackAxis: orientation.stackOrientation?.geometry)
    let children = content.resolve(in: inner)
    return [context.node(layout.rule(in: context), children: children)]
  }
}

extension Layout {
  /// The rule that lays nodes out this way.
  @MainActor func rule(in context: ResolveContext) -> any LayoutRule {
    if let erased = self as? AnyLayout { return erased.layout.rule(in: context) }
    if let native = self as? any NativeLayout { return native.nativeRule }
    return CustomLayoutRule(layout: self, context: context)
  }
}
