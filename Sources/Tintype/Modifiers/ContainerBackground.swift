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
@MainActor package final class ContainerBackgroundCollector {
  private(set) var backgrounds: [@MainActor (ResolveContext) -> LayoutNode] = []

  package init() {}

  /// Whether the content asked for a background.
  package var isEmpty: Bool { backgrounds.isEmpty }

  func add(_ background: @escaping @MainActor (ResolveContext) -> LayoutNode) {
    backgrounds.append(background)
  }
}

private enum ContainerBackgroundCollectorKey: EnvironmentKey {
  static var defaultValue: ContainerBackgroundCollector? { nil }
}

extension EnvironmentValues {
  /// Takes the background of a widget's content; `nil` outside of widgets, where it isn't drawn.
  package var containerBackgroundCollector: ContainerBackgroundCollector? {
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
    if container == .widget, let collector = context.environment.containerBackgroundCollector {
      // Without the collector, which would otherwise keep itself alive through this closure.
      let inner = context.inside(stackAxis: nil).with { $0.containerBackgroundCollector = nil }
      collector.add { _ in background.resolveAsOne(in: inner, alignment: alignment) }
    }
    return content(context)
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
