// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import TintypeLayout

/// Several views taken together, without any layout of their own.
public struct Group<Content> {
  private let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  /// Takes the views of a closure together.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  package func layoutNodes(in context: ResolveContext) -> [LayoutNode] {
    content.resolve(in: context)
  }
}

/// Views under a heading; a still image stacks them as they come.
public struct Section<Parent, Content, Footer> {
  let parent: Parent
  let content: Content
  let footer: Footer
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
  package func layoutNodes(in context: ResolveContext) -> [LayoutNode] {
    line(parent.resolve(in: context), in: context) + content.resolve(in: context)
      + line(footer.resolve(in: context), in: context)
  }

  /// In a lazy grid a heading stands over all columns.
  @MainActor private func line(_ nodes: [LayoutNode], in context: ResolveContext) -> [LayoutNode] {
    guard context.isInLazyGrid else { return nodes }
    return nodes.map { context.node(TraitRule { $0.spansLine = true }, children: [$0]) }
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Puts views between a heading and a footer.
  nonisolated public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(parent: header(), content: content(), footer: footer())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Puts views under a heading.
  nonisolated public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(parent: header(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Takes views together.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(parent: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Puts views under a heading of text.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content
  ) {
    self.init(parent: Text(titleKey), content: content(), footer: EmptyView())
  }
}
