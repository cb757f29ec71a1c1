// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import TintypeLayout

extension LinearGradient: PrimitiveView {
  package func layoutNodes(in context: ResolveContext) -> [LayoutNode] {
    [context.fillingNode(ShapeContent(.rectangle, paint: paint(in: context)))]
  }
}

extension RadialGradient: PrimitiveView {
  package func layoutNodes(in context: ResolveContext) -> [LayoutNode] {
    [context.fillingNode(ShapeContent(.rectangle, paint: paint(in: context)))]
  }
}

extension AngularGradient: PrimitiveView {
  package func layoutNodes(in context: ResolveContext) -> [LayoutNode] {
    [context.fillingNode(ShapeContent(.rectangle, paint: paint(in: context)))]
  }
}

extension EllipticalGradient: PrimitiveView {
  package func layoutNodes(in context: ResolveContext) -> [LayoutNode] {
    [context.fillingNode(ShapeContent(.rectangle, paint: paint(in: context)))]
  }
}
