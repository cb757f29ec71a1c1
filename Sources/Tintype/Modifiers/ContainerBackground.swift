// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeLayout

/// What kind of container a background belongs to.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// The background of a widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// The background of a navigation stack; a widget has none.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
}

/// The background that a widget's content asks for.
///
/// The content meets it anywhere inside; whoever draws the widget lays it behind everything.
@MainActor final class ContainerBackgroundCollector {
  /// A background and the nodes of the content that asked for it.
  struct Wish {
    let nodes: [Int]
    /// Makes the background's node in the tree of a context.
    let background: @MainActor (ResolveContext) -> LayoutNode
  }

  private(set) var wishes: [Wish] = []

  func add(_ wish: Wish) { wishes.append(wish) }

  /// The wishes of content that was placed, which some alternatives of it are not.
  func wishes(placedIn root: PlacedNode) -> [Wish] {
    if wishes.isEmpty { return [] }
    var open = Set(wishes.flatMap(\.nodes))
    func visit(_ node: PlacedNode) {
      open.remove(node.id)
      if !open.isEmpty { node.children.forEach(visit) }
    }
    visit(root)
    return wishes.filter { $0.nodes.contains { !open.contains($0) } }
  }
}

private enum ContainerBackgroundCollectorKey: EnvironmentKey {
  static var defaultValue: ContainerBackgroundCollector? { nil }
}

extension EnvironmentValues {
  /// Takes the background of a widget's content; `nil` outside of widgets, where it isn't drawn.
  var containerBackgroundCollector: ContainerBackgroundCollector? {
    get { self[ContainerBackgroundCollectorKey.self] }
    set { self[ContainerBackgroundCollectorKey.self] = newValue }
  }
}

private struct ContainerBackgroundModifier<Background: View> {
  let background: Background
  let alignment: Alignment
  let container: ContainerBackgroundPlacement
}

extension ContainerBackgroundModifier: PrimitiveModifier {
  func layoutNodes(
    of content: (ResolveContext) -> [LayoutNode],
    in context: ResolveContext
  ) -> [LayoutNode] {
    let nodes = content(context)
    if container == .widget, let collector = context.environment.containerBackgroundCollector {
      // Without the collector, which would otherwise keep itself alive through this closure.
      let inner = context.inside(stackAxis: nil).with { $0.containerBackgroundCollector = nil }
      let wish = ContainerBackgroundCollector.Wish(nodes: nodes.map(\.id)) { target in
        background.resolveAsOne(in: inner.moved(to: target), alignment: alignment)
      }
      collector.add(wish)
    }
    return nodes
  }
}

extension View {
  /// Asks for a style behind the whole widget.
  nonisolated public func containerBackground<Style: ShapeStyle>(
    _ style: Style,
    for container: ContainerBackgroundPlacement
  ) -> some View {
    containerBackground(for: container) { StyleView(style: style) }
  }

  /// Asks for views behind the whole widget.
  nonisolated public func containerBackground<Content: View>(
    for container: ContainerBackgroundPlacement,
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(
      ContainerBackgroundModifier(
        background: content(),
        alignment: alignment,
        container: container
      )
    )
  }
}
