// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation
import TintypeLayout

/// Lays views over or under each node of a view.
struct SecondaryModifier<Secondary: View> {
  let secondary: Secondary
  let alignment: Alignment
  let isOverlay: Bool
}

extension SecondaryModifier: PrimitiveModifier {
  var nodeName: NodeName { .function(isOverlay ? "overlay" : "background") }

  func layoutNodes(
    of content: (ResolveContext) -> [LayoutNode],
    in context: ResolveContext
  ) -> [LayoutNode] {
    content(context).map { primary in
      let extra = secondary.resolve(in: context.inside(stackAxis: nil))
      guard !extra.isEmpty else { return primary }
      let one =
        extra.count == 1
        ? extra[0] : context.node(ZStackRule(alignment: alignment.guides), children: extra)
      return context.node(
        SecondaryRule(primary: isOverlay ? 0 : 1, alignment: alignment.guides),
        children: isOverlay ? [primary, one] : [one, primary]
      )
    }
  }
}

extension View {
  /// Lays views behind this one, which keeps its size.
  nonisolated public func background<Content: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(SecondaryModifier(secondary: content(), alignment: alignment, isOverlay: false))
  }

  /// Lays a view behind this one, which keeps its size.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View {
    modifier(SecondaryModifier(secondary: background, alignment: alignment, isOverlay: false))
  }

  /// Fills the area behind this view with a style.
  ///
  /// - `style`: The style.
  /// - `edges`: Safe areas to run into; a widget has none.
  nonisolated public func background<Style: ShapeStyle>(
    _ style: Style,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background { StyleView(style: style) }
  }

  /// Fills the area behind this view with the background style.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Fills a shape behind this view with a style.
  nonisolated public func background<Style: ShapeStyle, S: Shape>(
    _ style: Style,
    in shape: S,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  /// Fills a shape behind this view with the background style.
  nonisolated public func background<S: Shape>(
    in shape: S,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Lays views over this one, which keeps its size.
  nonisolated public func overlay<Content: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(SecondaryModifier(secondary: content(), alignment: alignment, isOverlay: true))
  }

  /// Lays a view over this one, which keeps its size.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View {
    modifier(SecondaryModifier(secondary: overlay, alignment: alignment, isOverlay: true))
  }

  /// Fills the area over this view with a style.
  nonisolated public func overlay<Style: ShapeStyle>(
    _ style: Style,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay { StyleView(style: style) }
  }

  /// Fills a shape over this view with a style.
  nonisolated public func overlay<Style: ShapeStyle, S: Shape>(
    _ style: Style,
    in shape: S,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }

  /// Draws a line inside the view's edges.
  ///
  /// - `content`: What the line is filled with.
  /// - `width`: Points.
  nonisolated public func border<Style: ShapeStyle>(
    _ content: Style,
    width: CGFloat = 1
  ) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}

/// An area filled with a style.
struct StyleView<Style: ShapeStyle> {
  let style: Style
}

extension StyleView: PrimitiveView {
  func layoutNodes(in context: ResolveContext) -> [LayoutNode] {
    [context.fillingNode(ShapeContent(.rectangle, paint: style.resolvedPaint(in: context)))]
  }
}
