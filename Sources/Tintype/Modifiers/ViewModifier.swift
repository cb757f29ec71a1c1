// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import TintypeLayout

/// Makes a view of another one.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The kind of view that comes out.
  associatedtype Body: View

  /// The view that is modified, as the modifier sees it.
  typealias Content = ModifierContent<Self>

  /// The modified view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

extension ViewModifier where Body == Never {
  /// A modifier that lays out or draws by itself has no body.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) draws by itself; its body must not be asked for")
  }
}

extension ViewModifier {
  /// Applies a second modifier after this one.
  nonisolated public func concat<Next>(_ next: Next) -> ModifiedContent<Self, Next> {
    ModifiedContent(content: self, modifier: next)
  }
}

/// A modifier that works on layout nodes instead of being made of views.
package protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// What the modifier's nodes are called.
  var nodeName: NodeName { get }

  /// The nodes of the modified view.
  ///
  /// - `content`: Makes the nodes of the view that is modified.
  func layoutNodes(
    of content: (ResolveContext) -> [LayoutNode],
    in context: ResolveContext
  ) -> [LayoutNode]
}

extension PrimitiveModifier {
  package var nodeName: NodeName { .type(Self.self) }
}

/// Stands for the view that a modifier is applied to.
public struct ModifierContent<Modifier> {
  private let resolveContent: @MainActor (ResolveContext) -> [LayoutNode]

  nonisolated init(resolveContent: @escaping @MainActor (ResolveContext) -> [LayoutNode]) {
    self.resolveContent = resolveContent
  }
}

extension ModifierContent: PrimitiveView {
  package func layoutNodes(in context: ResolveContext) -> [LayoutNode] { resolveContent(context) }
}

/// A view together with a modifier of it.
public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// What modifies it.
  public var modifier: Modifier

  /// Puts both together.
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  package func layoutNodes(in context: ResolveContext) -> [LayoutNode] {
    if let primitive = modifier as? any PrimitiveModifier {
      return primitive.layoutNodes(
        of: { content.resolve(in: $0) },
        in: context.named(primitive.nodeName)
      )
    }
    return context.descending(into: Modifier.self) { inner in
      let placeholder = ModifierContent<Modifier> { content.resolve(in: $0) }
      return BodyScope.run(in: inner) { modifier.body(content: placeholder) }.resolve(in: inner)
    }
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Applies both modifiers, the inner one first.
  public func body(
    content view: ModifierContent<ModifiedContent<Content, Modifier>>
  ) -> some View {
    view.modifier(content).modifier(modifier)
  }
}

extension View {
  /// Applies a modifier.
  nonisolated public func modifier<Modifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
