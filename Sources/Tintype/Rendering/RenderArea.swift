// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import TintypeGeometry
import TintypeLayout
import TintypeRaster

/// The area that a view is drawn in, and what the system does around it.
@MainActor package struct RenderArea {
  /// Points; `nil` takes the view's own ideal size.
  package var size: Size?
  /// Radius in points of the outline that shapes inside may follow; `nil` for no outline.
  package var cornerRadius: Double?
  /// Whether the picture is cut along that outline.
  package var isClipped = true
  /// Margins around the content of a widget that has a container background.
  package var contentMargins = EdgeInsets()
  /// What fills the area of a widget below its own background; `nil` where widgets have none.
  package var fallbackBackground: Color?

  package init(size: Size?) { self.size = size }
}

extension RenderArea {
  /// Makes layout nodes of a view and of what the system adds around it.
  package func resolve<Content: View>(
    _ view: Content,
    environment: EnvironmentValues
  ) -> ResolvedScene {
    DeepStack.run {
      let states = StateMemory()
      defer { states.forgetViews() }
      return resolve(view, environment: environment, states: states, wishes: nil)
    }
  }

  private func resolve<Content: View>(
    _ view: Content,
    environment: EnvironmentValues,
    states: StateMemory,
    wishes: [ContainerBackgroundCollector.Wish]?
  ) -> ResolvedScene {
    let tree = ResolvedTree(states: states)
    let collector = ContainerBackgroundCollector()
    var environment = environment
    environment.containerBackgroundCollector = fallbackBackground == nil ? nil : collector
    let context = ResolveContext(environment: environment, tree: tree)
    let content = view.resolve(in: context)
    let wishes = wishes ?? collector.wishes
    let root = rootNode(of: content, wishes, in: context)
    context.container.size = size.map { area in
      guard !wishes.isEmpty else { return area }
      let margins = contentMargins.logical
      return Size(
        width: max(0, area.width - margins.horizontal),
        height: max(0, area.height - margins.vertical)
      )
    }
    return ResolvedScene(
      root: root,
      size: size,
      scale: environment.displayScale,
      collector: collector,
      wishes: wishes,
      tree: tree
    )
  }

  /// Resolves a view, lays it out and lists what to draw.
  package func scene<Content: View>(
    of view: Content,
    environment: EnvironmentValues
  ) -> Scene {
    DeepStack.run { placed(view, environment: environment).scene() }
  }

  /// Passes over the views that a change of state while they are laid out may cause.
  private static let maximumPasses = 4

  /// Resolves a view and fixes every frame.
  ///
  /// Actions of the user's that hear about the layout (`onPreferenceChange`, `onGeometryChange`)
  /// run then. Where they change a state, everything is made again with its new value, at most
  /// three times; what has not settled by then is drawn as it is.
  package func placed<Content: View>(
    _ view: Content,
    environment: EnvironmentValues
  ) -> PlacedScene {
    DeepStack.run { settled(view, environment: environment) }
  }

  private func settled<Content: View>(
    _ view: Content,
    environment: EnvironmentValues
  ) -> PlacedScene {
    var states = StateMemory()
    defer { states.forgetViews() }
    var wishes: [ContainerBackgroundCollector.Wish]?
    for _ in 1..<Self.maximumPasses {
      let placed = resolve(view, environment: environment, states: states, wishes: wishes).placed()
      // Content that only exists once frames are known asks late for its background, and an
      // alternative that isn't shown asks in vain.
      if wishes == nil, let shown = placed.changedWishes {
        wishes = shown
        states = states.next()
        continue
      }
      let count = StateMemory.changeCount
      placed.notifyObservers()
      if StateMemory.changeCount == count { return placed }
      states = states.next()
    }
    return resolve(view, environment: environment, states: states, wishes: wishes).placed()
  }

  private func rootNode(
    of content: [LayoutNode],
    _ wishes: [ContainerBackgroundCollector.Wish],
    in context: ResolveContext
  ) -> LayoutNode {
    var content = stacked(content, in: context)
    guard let size else { return outlined(content, in: context) }
    if !wishes.isEmpty {
      content = context.named(.function("content margins")).node(
        PaddingRule(insets: contentMargins.logical),
        children: [content]
      )
    }
    // A widget is never see-through: what its own background leaves open shows the system's.
    var layers = fallbackBackground?.resolve(in: context) ?? []
    layers += wishes.map { $0.background(context) }
    layers.append(content)
    let frames = layers.map { layer in
      context.named(.function("layer")).node(
        FixedFrameRule(
          width: size.width,
          height: size.height,
          alignment: Alignment.center.guides
        ),
        children: [layer]
      )
    }
    let all = context.named(.function("widget")).node(
      ZStackRule(alignment: Alignment.center.guides),
      children: frames
    )
    return outlined(all, in: context)
  }

  /// Several views at the root stand below each other.
  ///
  /// **Source:** facts `measured.md`.
  private func stacked(_ nodes: [LayoutNode], in context: ResolveContext) -> LayoutNode {
    if nodes.count == 1 { return nodes[0] }
    let rule = StackRule(
      axis: .vertical,
      alignment: HorizontalAlignment.center.guide,
      spacing: nil
    )
    return context.named(.function("stacked")).node(rule, children: nodes)
  }

  private func outlined(_ node: LayoutNode, in context: ResolveContext) -> LayoutNode {
    guard let cornerRadius else { return node }
    let shape = RoundedRectangle(cornerRadius: cornerRadius)
    let context = context.named(.function("outline"))
    var result = context.node(
      PassThroughRule(),
      children: [node],
      content: .effect(.containerShape(ContainerShapeSource(shape)))
    )
    if isClipped {
      // Cut as a whole: layers cut one by one would let lower ones shine through at the edge.
      result = context.node(PassThroughRule(), children: [result], content: .effect(.group))
      result = context.node(
        PassThroughRule(),
        children: [result],
        content: .effect(.clip(ShapeSource(shape), .winding))
      )
    }
    return result
  }
}
