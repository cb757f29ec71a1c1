// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry
package import TintypeLayout

/// A thin line across the stack it stands in.
public struct Divider: Sendable {
  /// Makes a line.
  public init() {}
}

extension Divider: PrimitiveView {
  package func layoutNodes(in context: ResolveContext) -> [LayoutNode] {
    let environment = context.environment
    let thin: TintypeGeometry.Axis = context.stackAxis == .horizontal ? .horizontal : .vertical
    let thickness = 1 / environment.displayScale
    let rule = LeafRule { proposal in
      var size = Size.zero
      size[thin] = thickness
      size[thin.cross] = proposal[thin.cross] ?? 10
      return LeafRule.Measurement(size: size)
    }
    let paint = Paint.color(SystemColor.separator.resolved(in: environment))
    return [context.node(rule, content: .shape(ShapeContent(.rectangle, paint: paint)))]
  }
}
