// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry
package import TintypeLayout

extension Color: PrimitiveView {
  package func layoutNodes(in context: ResolveContext) -> [LayoutNode] {
    let paint = Paint.color(resolved(in: context))
    return [context.fillingNode(ShapeContent(.rectangle, paint: paint))]
  }
}

extension ResolveContext {
  /// A shape that takes all the space it is offered.
  func fillingNode(_ content: ShapeContent) -> LayoutNode {
    let rule = LeafRule { LeafRule.Measurement(size: $0.replacingUnspecified()) }
    return node(rule, content: .shape(content))
  }
}
