// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import TintypeLayout

/// A view whose type is hidden.
public struct AnyView {
  private let content: any View

  /// Hides a view's type.
  public init<Content: View>(_ view: Content) { content = view }

  /// Hides a view's type.
  public init<Content: View>(erasing view: Content) { content = view }
}

extension AnyView: PrimitiveView {
  package func layoutNodes(in context: ResolveContext) -> [LayoutNode] {
    content.resolve(in: context)
  }
}
