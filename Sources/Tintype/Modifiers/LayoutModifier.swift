// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeLayout

/// Puts each node of a view into a box with a rule and a content of its own.
struct BoxModifier {
  let nodeName: NodeName
  let rule: @MainActor (ResolveContext) -> any LayoutRule
  let content: @MainActor (ResolveContext) -> NodeContent

  init(name: StaticString, rule: @escaping @MainActor (ResolveContext) -> any LayoutRule) {
    nodeName = .function(name)
    self.rule = rule
    content = { _ in .none }
  }

  /// A modifier that changes only how the view is drawn.
  init(name: StaticString, content: @escaping @MainActor (ResolveContext) -> NodeContent) {
    nodeName = .function(name)
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
  ///
  /// - `name`: What the layout dump calls it: the function that asks.
  nonisolated func layoutRule(
    named name: StaticString = #function,
    _ rule: @escaping @MainActor (ResolveContext) -> any LayoutRule
  ) -> some View {
    modifier(BoxModifier(name: name, rule: rule))
  }

  /// Draws the view with an effect.
  ///
  /// - `name`: What the layout dump calls it: the function that asks.
  nonisolated func effect(
    named name: StaticString = #function,
    _ effect: @escaping @MainActor (ResolveContext) -> GroupEffect
  ) -> some View {
    modifier(BoxModifier(name: name, content: { .effect(effect($0)) }))
  }
}
