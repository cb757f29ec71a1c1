// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import TintypeLayout

/// A view that becomes layout nodes itself instead of being made of other views.
@MainActor package protocol PrimitiveView: View {
  /// The nodes that stand for this view, in order; a group of views gives several.
  func layoutNodes(in context: ResolveContext) -> [LayoutNode]
}

extension PrimitiveView {
  /// The nodes of a view that is known to be of this very type.
  ///
  /// Casting the view itself would move all that it holds into a box, level by level.
  fileprivate static func layoutNodes<Content: View>(
    of view: Content,
    in context: ResolveContext
  ) -> [LayoutNode] {
    precondition(Content.self == Self.self)
    return unsafe withUnsafePointer(to: view) { pointer in
      unsafe UnsafeRawPointer(pointer).assumingMemoryBound(to: Self.self).pointee
        .layoutNodes(in: context)
    }
  }
}

extension View {
  /// The nodes of this view or of the views it is made of.
  func resolve(in context: ResolveContext) -> [LayoutNode] {
    if let primitive = Self.self as? any PrimitiveView.Type {
      return primitive.layoutNodes(of: self, in: context.named(.type(Self.self)))
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
