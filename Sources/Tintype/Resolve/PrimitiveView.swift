// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import TintypeLayout

/// A view that becomes layout nodes itself instead of being made of other views.
@MainActor package protocol PrimitiveView: View {
  /// The nodes that stand for this view, in order; a group of views gives several.
  func layoutNodes(in context: ResolveContext) -> [LayoutNode]
}

/// What a view finds around it; its content is Tintype's own.
public struct TintypeInput {
  let context: ResolveContext
}

/// What becomes of a view; its content is Tintype's own.
public struct TintypeNodes {
  let nodes: [LayoutNode]
}

extension PrimitiveView {
  /// The view's own nodes.
  public func tintypeNodes(_ input: TintypeInput) -> TintypeNodes {
    TintypeNodes(nodes: layoutNodes(in: input.context.named(.type(Self.self))))
  }
}

extension View {
  /// The nodes of the views that this one is made of.
  public func tintypeNodes(_ input: TintypeInput) -> TintypeNodes {
    let context = input.context
    context.tree.states.recall(for: self)
    return context.descending(into: Self.self) { inner in
      TintypeNodes(nodes: BodyScope.run(in: context) { body }.resolve(in: inner))
    }
  }

  /// The nodes of this view or of the views it is made of.
  func resolve(in context: ResolveContext) -> [LayoutNode] {
    tintypeNodes(TintypeInput(context: context)).nodes
  }

  /// The one node that stands for this view; several are laid over each other.
  func resolveAsOne(in context: ResolveContext, alignment: Alignment = .center) -> LayoutNode {
    let nodes = resolve(in: context)
    if nodes.count == 1 { return nodes[0] }
    return context.node(ZStackRule(alignment: alignment.guides), children: nodes)
  }
}
