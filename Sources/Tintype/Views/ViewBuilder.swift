// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import TintypeLayout

/// Makes one view of the views that stand below each other in a closure.
@resultBuilder
public enum ViewBuilder {
  /// A view as it stands.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// No view at all.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// A single view stays what it is.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views in order.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// A view that is there only under a condition.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first of two alternatives.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> { ConditionalContent(.first(first)) }

  /// The second of two alternatives.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> { ConditionalContent(.second(second)) }

  /// A view that only some system versions have.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Several views in order, each of its own type.
public struct TupleView<Content> {
  /// Views lie in views lie in modifiers: together, so that handing them on copies nothing.
  private final class Storage {
    typealias Resolve = @MainActor (Content, ResolveContext) -> [LayoutNode]

    let value: Content
    let resolve: Resolve

    init(value: Content, resolve: @escaping Resolve) {
      self.value = value
      self.resolve = resolve
    }
  }

  private var storage: Storage

  /// The views as a tuple.
  public var value: Content {
    get { storage.value }
    set { storage = Storage(value: newValue, resolve: storage.resolve) }
  }

  nonisolated init<each Element: View>(_ value: (repeat each Element))
  where Content == (repeat each Element) {
    storage = Storage(value: value) { views, context in
      var nodes: [LayoutNode] = []
      for view in repeat each views { nodes += view.resolve(in: context) }
      return nodes
    }
  }
}

extension TupleView: PrimitiveView {
  package func layoutNodes(in context: ResolveContext) -> [LayoutNode] {
    storage.resolve(storage.value, context)
  }
}

/// One of two views, chosen by a condition.
public struct ConditionalContent<First, Second> {
  enum Choice {
    case first(First)
    case second(Second)
  }

  let choice: Choice

  nonisolated init(_ choice: Choice) { self.choice = choice }
}

extension ConditionalContent: View, PrimitiveView where First: View, Second: View {
  package func layoutNodes(in context: ResolveContext) -> [LayoutNode] {
    switch choice {
    case .first(let view): view.resolve(in: context)
    case .second(let view): view.resolve(in: context)
    }
  }
}

extension Optional: View, PrimitiveView where Wrapped: View {
  package func layoutNodes(in context: ResolveContext) -> [LayoutNode] {
    map { $0.resolve(in: context) } ?? []
  }
}
