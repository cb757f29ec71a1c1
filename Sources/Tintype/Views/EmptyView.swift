// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import TintypeLayout

/// A view that draws nothing and takes no place.
public struct EmptyView: Sendable {
  /// Makes the empty view.
  public init() {}
}

extension EmptyView: PrimitiveView {
  package func layoutNodes(in context: ResolveContext) -> [LayoutNode] { [] }
}
