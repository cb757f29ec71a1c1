// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import TintypeGeometry
package import TintypeRaster

/// What a layout node adds to the picture.
///
/// The renderer sees nothing but these.
package enum NodeContent: Sendable {
  /// Layout alone.
  case none
  /// A filled area.
  case shape(ShapeContent)
  /// Lines of text.
  case text(TextContent)
  /// A picture.
  case image(ImageContent)
  /// A change in how everything inside is drawn.
  case effect(GroupEffect)
}

/// An area and what fills it.
package struct ShapeContent: Sendable {
  let source: ShapeSource
  let rule: FillRule
  let paint: Paint

  init(_ source: ShapeSource, rule: FillRule = .winding, paint: Paint) {
    self.source = source
    self.rule = rule
    self.paint = paint
  }
}

/// A change in how a node's children are drawn.
///
/// Lengths are points, angles radians.
package enum GroupEffect: Sendable {
  case opacity(Double)
  case clip(ShapeSource, FillRule)
  /// `radius` is the standard deviation.
  case shadow(color: SRGBColor, radius: Double, offset: Point)
  case blur(radius: Double, opaque: Bool)
  case blend(TintypeRaster.BlendMode)
  case filter(Filter)
  /// Drawn apart, then laid over what is behind.
  case group
  /// The last child's opacity decides what is seen of the others.
  case maskedByLastChild
  /// `anchor` is a share of the node's size.
  case transform(AffineTransform, anchor: Point)
  /// Shapes inside may follow this outline.
  case containerShape(ContainerShapeSource)
}
