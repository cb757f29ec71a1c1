// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import TintypeLayout

/// A view that becomes layout nodes itself instead of being made of other views.
@MainActor package protocol PrimitiveView: View {
  /// The nodes that stand for this view, in order; a group of views gives several.
  func layoutNodes(in context: ResolveContext) -> [LayoutNode]
}

extension View {
  /// The nodes of this view or of the views it is made of.
  func resolve(in context: ResolveContext) -> [LayoutNode] {
    if let primitive = self as? any PrimitiveView {
      return primitive.layoutNodes(in: context.named(.type(Self.self)))
    }
    context.tree.states.recall(for: self)
    return context.descending(into: Self.self) {
      BodyScope.run(in: context) { body }.resolve(in: $0)
    }
  }

  /// The one node that stands for this view; several are laid over each other.
  func resolveAsOne(in context: ResolveContext, alignment: Alignment = .center) -> LayoutNode {
    let nodes = resolve(in: context)
    if nodes.count == 1 { return nodes[0] }
    return context.node(ZStackRule(alignment: alignment.guides), children: nodes)
  }
}
