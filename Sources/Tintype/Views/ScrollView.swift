// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry
package import TintypeLayout
import TintypeRaster

/// Views that may reach beyond the space there is; a still image shows where they begin.
public struct ScrollView<Content> {
  private let axes: Axis.Set
  private let content: Content
}

extension ScrollView: View, PrimitiveView where Content: View {
  /// Makes views reach as far as they like along some directions.
  ///
  /// - Parameters:
  ///   - axes: The directions.
  ///   - showsIndicators: Without effect in a still image.
  ///   - content: The views, below each other.
  nonisolated public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  package func layoutNodes(in context: ResolveContext) -> [LayoutNode] {
    let space = CoordinateSpaceModifier(name: NamedCoordinateSpace.scrollView.name)
    return space.layoutNodes(of: { [scroll(in: $0)] }, in: context)
  }

  @MainActor private func scroll(in context: ResolveContext) -> LayoutNode {
    let stackAxis: TintypeGeometry.Axis = axes == .horizontal ? .horizontal : .vertical
    var inner = context.inside(stackAxis: stackAxis)
    inner.environment.scrollMargins = EdgeInsets()
    let stack = StackRule(
      axis: .vertical,
      alignment: HorizontalAlignment.center.guide,
      spacing: nil
    )
    let nodes = content.resolve(in: inner)
    let one = nodes.count == 1 ? nodes[0] : context.node(stack, children: nodes)
    let padded = context.node(
      PaddingRule(insets: context.environment.scrollMargins.logical),
      children: [one]
    )
    let scroll = context.node(ScrollRule(axes: axes.axes), children: [padded])
    return context.node(
      PassThroughRule(),
      children: [scroll],
      content: .effect(.clip(.rectangle, .winding))
    )
  }
}

/// Whether a scroll view shows where it stands.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String

  /// As the system does it.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// Always.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Rather not.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Never.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

extension View {
  /// Sets whether scroll views show where they stand; a still image shows none.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }

  /// Sets whether scroll views can be moved; in a still image none can.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { self }
}

private enum ScrollMarginsKey: EnvironmentKey {
  static var defaultValue: EdgeInsets { EdgeInsets() }
}

extension EnvironmentValues {
  /// Margins that the next scroll view inside keeps around its content.
  var scrollMargins: EdgeInsets {
    get { self[ScrollMarginsKey.self] }
    set { self[ScrollMarginsKey.self] = newValue }
  }
}
