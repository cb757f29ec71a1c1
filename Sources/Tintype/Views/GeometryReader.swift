// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import TintypeLayout

/// A view whose content depends on the space it gets.
public struct GeometryReader<Content> {
  /// Makes the content from the space.
  public var content: (GeometryProxy) -> Content
  private let scope = BodyScope.current
}

extension GeometryReader: View, PrimitiveView where Content: View {
  /// Makes the content from the space that is offered; it takes all of it.
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  package func layoutNodes(in context: ResolveContext) -> [LayoutNode] {
    let inner = context.inside(stackAxis: nil).collecting(into: context.preferences.group())
    let rule = DeferredRule { frame in
      inner.preferences.reset()
      let proxy = GeometryProxy(
        frame: frame,
        spaces: context.spaces,
        safeArea: context.safeArea
      )
      return scope.run { content(proxy) }.resolve(in: inner)
    }
    return [context.node(rule)]
  }
}
