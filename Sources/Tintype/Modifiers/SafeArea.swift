// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation
import TintypeGeometry
import TintypeLayout

/// Parts of the area that the system keeps free.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// One bit for each part.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What the container's margins take.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What the keyboard takes; a still image has none.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Everything.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// Which margins of a scroll view are meant.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String

  /// Those that the view takes by itself.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// Those around the content.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// Those of the indicators, which a still image doesn't show.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// Adds margins that views inside may run into.
private struct SafeAreaPaddingModifier {
  let insets: EdgeInsets
}

extension SafeAreaPaddingModifier: PrimitiveModifier {
  var nodeName: NodeName { .function("safeAreaPadding") }

  func layoutNodes(
    of content: (ResolveContext) -> [LayoutNode],
    in context: ResolveContext
  ) -> [LayoutNode] {
    let rule = PaddingRule(insets: context.checkedInsets(insets.logical, of: "safeAreaPadding(_:)"))
    var inner = context
    inner.safeArea = context.safeArea + insets
    return content(inner).map { context.node(rule, children: [$0]) }
  }
}

/// Lets a view run into the margins of `safeAreaPadding` around it.
///
/// The view is taken to touch these margins, as one that fills the area does.
private struct IgnoredSafeAreaModifier {
  let edges: Edge.Set
}

extension IgnoredSafeAreaModifier: PrimitiveModifier {
  var nodeName: NodeName { .function("ignoresSafeArea") }

  func layoutNodes(
    of content: (ResolveContext) -> [LayoutNode],
    in context: ResolveContext
  ) -> [LayoutNode] {
    let ignored = context.safeArea.only(edges)
    guard ignored != EdgeInsets() else { return content(context) }
    var inner = context
    inner.safeArea = context.safeArea - ignored
    let outset = (EdgeInsets() - ignored).logical
    return content(inner).map { child in
      context.node(SafeAreaOutsetRule(insets: outset), children: [child])
    }
  }
}

/// Lays a view along an edge and keeps its place free.
private struct SafeAreaInsetModifier<Inset: View> {
  let inset: Inset
  let axis: TintypeGeometry.Axis
  let isAtEnd: Bool
  let alignment: AlignmentGuide
  let spacing: CGFloat?
}

extension SafeAreaInsetModifier: PrimitiveModifier {
  var nodeName: NodeName { .function("safeAreaInset") }

  func layoutNodes(
    of content: (ResolveContext) -> [LayoutNode],
    in context: ResolveContext
  ) -> [LayoutNode] {
    let rule = EdgeInsetRule(
      axis: axis,
      isAtEnd: isAtEnd,
      alignment: alignment,
      spacing: spacing.map { context.checkedDistance($0, of: "safeAreaInset(spacing:)") }
    )
    return content(context).map { child in
      let inset = inset.resolveAsOne(in: context.inside(stackAxis: nil))
      return context.node(rule, children: [child, inset])
    }
  }
}

extension View {
  /// Adds margins that views inside may run into by `ignoresSafeArea`.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPaddingModifier(insets: insets))
  }

  /// Adds margins that views inside may run into by `ignoresSafeArea`.
  ///
  /// - `length`: Points; `nil` takes the system's 16.
  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? 16))
  }

  /// Adds the same margin at all sides, which views inside may run into by `ignoresSafeArea`.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }

  /// Lets the view reach into margins of `safeAreaPadding` around it.
  ///
  /// A widget itself is safe up to its border, and its content margins are no safe area.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all,
    edges: Edge.Set = .all
  ) -> some View {
    modifier(IgnoredSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
  }

  /// Lets the view reach into margins of `safeAreaPadding` around it.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }

  /// Lays a view along the top or bottom edge; this one gets the rest of the space.
  ///
  /// - `spacing`: Points between both; `nil` for 8.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        inset: content(),
        axis: .vertical,
        isAtEnd: edge == .bottom,
        alignment: alignment.guide,
        spacing: spacing
      )
    )
  }

  /// Lays a view along the leading or trailing edge; this one gets the rest of the space.
  ///
  /// - `spacing`: Points between both; `nil` for 8.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        inset: content(),
        axis: .horizontal,
        isAtEnd: edge == .trailing,
        alignment: alignment.guide,
        spacing: spacing
      )
    )
  }

  /// Sets the margins around the content of scroll views inside.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all,
    _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformingEnvironment { environment in
      guard placement != .scrollIndicators else { return }
      let margins = environment.scrollMargins
      environment.scrollMargins = margins - margins.only(edges) + insets.only(edges)
    }
  }

  /// Sets the margins around the content of scroll views inside.
  ///
  /// - `length`: Points; `nil` takes the system's 16.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(edges, length ?? 16), for: placement)
  }

  /// Sets the same margin at all sides of the content of scroll views inside.
  nonisolated public func contentMargins(
    _ length: CGFloat,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}

/// The upper or the lower side.
public enum VerticalEdge: Int8, CaseIterable, Sendable {
  /// The upper side.
  case top
  /// The lower side.
  case bottom
}

/// The leading or the trailing side.
public enum HorizontalEdge: Int8, CaseIterable, Sendable {
  /// The side where reading begins.
  case leading
  /// The side where reading ends.
  case trailing
}

extension EdgeInsets {
  /// The same distance at some sides.
  init(_ edges: Edge.Set, _ length: CGFloat) {
    self = EdgeInsets(top: length, leading: length, bottom: length, trailing: length).only(edges)
  }

  /// The distances at some sides, 0 at the others.
  func only(_ edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0,
      leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0,
      trailing: edges.contains(.trailing) ? trailing : 0
    )
  }

  static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: a.top + b.top,
      leading: a.leading + b.leading,
      bottom: a.bottom + b.bottom,
      trailing: a.trailing + b.trailing
    )
  }

  static func - (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: a.top - b.top,
      leading: a.leading - b.leading,
      bottom: a.bottom - b.bottom,
      trailing: a.trailing - b.trailing
    )
  }
}
