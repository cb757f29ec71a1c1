// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeLayout

/// Puts each node of a view into a box with a rule and a content of its own.
struct BoxModifier {
  let rule: @MainActor (ResolveContext) -> any LayoutRule
  let content: @MainActor (ResolveContext) -> NodeContent

  init(rule: @escaping @MainActor (ResolveContext) -> any LayoutRule) {
    self.rule = rule
    content = { _ in .none }
  }

  /// A modifier that changes only how the view is drawn.
  init(content: @escaping @MainActor (ResolveContext) -> NodeContent) {
    rule = { _ in PassThroughRule() }
    self.content = content
  }
}

extension BoxModifier: PrimitiveModifier {
  func layoutNodes(
    of view: (ResolveContext) -> [LayoutNode],
    in context: ResolveContext
  ) -> [LayoutNode] {
    view(context).map { child in
      context.node(rule(context), children: [child], content: content(context))
    }
  }
}

extension View {
  /// Lays the view out by a rule.
  nonisolated func layoutRule(
    _ rule: @escaping @MainActor (ResolveContext) -> any LayoutRule
  ) -> some View {
    modifier(BoxModifier(rule: rule))
  }

  /// Draws the view with an effect.
  nonisolated func effect(
    _ effect: @escaping @MainActor (ResolveContext) -> GroupEffect
  ) -> some View {
    modifier(BoxModifier(content: { .effect(effect($0)) }))
  }
}
