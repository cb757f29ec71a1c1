// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation
import TintypeGeometry
package import TintypeLayout

/// Space that grows as far as it can, along the stack it stands in.
public struct Spacer: Sendable {
  /// Points that the space takes at least; `nil` for the default distance.
  public var minLength: CGFloat?

  /// Makes a space.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: PrimitiveView {
  package func layoutNodes(in context: ResolveContext) -> [LayoutNode] {
    let axes = context.stackAxis.map { [$0] } ?? TintypeGeometry.Axis.allCases
    let minimum =
      minLength.map {
        max(0, context.checkedDistance($0, of: "Spacer(minLength:)"))
      } ?? Spacing.fallback
    // A stack serves its spacers last.
    let rule = LeafRule(spacing: .spacer(along: axes), priority: -.infinity) { proposal in
      var size = Size.zero
      for axis in axes { size[axis] = max(minimum, proposal[axis] ?? minimum) }
      return LeafRule.Measurement(size: size)
    }
    return [context.node(rule)]
  }
}
