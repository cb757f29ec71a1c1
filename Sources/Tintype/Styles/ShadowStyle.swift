// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation
import TintypeGeometry
import TintypeRaster

/// A shadow that belongs to what fills a shape or a text.
public struct ShadowStyle: Equatable, Sendable {
  let isInner: Bool
  let color: Color
  let radius: Double
  let offset: Point

  /// A shadow below.
  ///
  /// - `color`: Black at a third unless given.
  /// - `radius`: Points; the standard deviation of the blur.
  /// - `x`: Points to the right.
  /// - `y`: Points down.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: false, color: color, radius: radius, offset: Point(x: x, y: y))
  }

  /// A shadow that the surroundings cast on the inside.
  ///
  /// **Source** of the default: facts `shadows-blur.json`, `inner_default_alpha`.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: true, color: color, radius: radius, offset: Point(x: x, y: y))
  }
}

/// A shadow style whose colour is known.
package struct PaintShadow: Sendable {
  var isInner: Bool
  var color: SRGBColor
  /// Points.
  var radius: Double
  var offset: Point
}

private struct ShadowedStyle<Base: ShapeStyle>: PaintingStyle {
  let base: Base
  let style: ShadowStyle

  func paint(in context: ResolveContext) -> Paint {
    let radius = context.checkedLength(style.radius, of: "ShadowStyle") ?? 0
    let shadow = PaintShadow(
      isInner: style.isInner,
      color: style.color.resolved(in: context),
      radius: radius,
      offset: style.offset
    )
    let paint = base.resolvedPaint(in: context)
    if case .shadowed(let inner, let shadows) = paint {
      return .shadowed(inner, shadows + [shadow])
    }
    return .shadowed(paint, [shadow])
  }
}

extension ShapeStyle {
  /// The style with a shadow below what it fills, or inside of it.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowedStyle(base: self, style: style)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The style around with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowedStyle(base: ForegroundStyle(), style: style)
  }
}
