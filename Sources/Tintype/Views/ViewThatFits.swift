// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import TintypeLayout

/// The first of several views that fits into the space.
public struct ViewThatFits<Content> {
  private let axes: Axis.Set
  private let content: Content
}

extension ViewThatFits: View, PrimitiveView where Content: View {
  /// Tries views in turn; the last one is taken even when it doesn't fit.
  ///
  /// - `axes`: The directions in which a view has to fit.
  nonisolated public init(
    in axes: Axis.Set = [.horizontal, .vertical],
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  package func layoutNodes(in context: ResolveContext) -> [LayoutNode] {
    let children = content.resolve(in: context.inside(stackAxis: nil))
    return [context.node(FirstFittingRule(axes: axes.axes), children: children)]
  }
}
