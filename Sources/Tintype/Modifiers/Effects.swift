// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation
import TintypeGeometry
import TintypeLayout
import TintypeRaster

extension View {
  /// Makes the view as a whole more transparent.
  ///
  /// - `opacity`: 0…1.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    effect { _ in .opacity(opacity.unit) }
  }

  /// Keeps the view's place but doesn't draw it.
  nonisolated public func hidden() -> some View { opacity(0) }

  /// Draws a shadow under the view, of everything that is seen of it.
  ///
  /// - `color`: Black at a third unless given.
  /// - `radius`: Points; the standard deviation of the blur.
  /// - `x`: Points to the right.
  /// - `y`: Points down.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    effect { context in
      .shadow(
        color: color.resolved(in: context),
        radius: context.checkedLength(radius, of: "shadow(radius:)") ?? 0,
        offset: context.checkedPoint(x: x, y: y, of: "shadow(radius:x:y:)")
      )
    }
  }

  /// Blurs the view.
  ///
  /// - `radius`: Points; the standard deviation of the blur. Nothing happens unless it is positive.
  /// - `opaque`: Whether the edges stay opaque.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    effect { context in
      // Public code blurs by less than nothing (reference case 72).
      let radius = radius < 0 && radius.isFinite ? 0 : radius
      return .blur(radius: context.checkedLength(radius, of: "blur(radius:)") ?? 0, opaque: opaque)
    }
  }

  /// Shows only what lies inside a shape.
  nonisolated public func clipShape<S: Shape>(
    _ shape: S,
    style: FillStyle = FillStyle()
  ) -> some View {
    effect { .clip(ShapeSource(shape, in: $0.environment), style.rule) }
  }

  /// Shows only what lies inside the view's own frame.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle())
  }

  /// Rounds the view's corners off.
  ///
  /// - `radius`: Points.
  nonisolated public func cornerRadius(
    _ radius: CGFloat,
    antialiased: Bool = true
  ) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Shows the view only where another one is opaque.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(MaskModifier(mask: mask(), alignment: alignment))
  }

  /// Shows the view only where another one is opaque.
  @_disfavoredOverload
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(mask: mask, alignment: .center))
  }

  /// Mixes the view's colours with those behind it.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    effect { _ in .blend(blendMode.raster) }
  }

  /// Draws the view apart before it meets what is behind it.
  nonisolated public func compositingGroup() -> some View { effect { _ in .group } }

  /// Draws the view apart before it meets what is behind it.
  nonisolated public func drawingGroup(opaque: Bool = false) -> some View { effect { _ in .group } }

  /// Turns the drawn view, not its place.
  nonisolated public func rotationEffect(
    _ angle: Angle,
    anchor: UnitPoint = .center
  ) -> some View {
    effect { _ in .transform(AffineTransform(rotation: angle.radians), anchor: anchor.point) }
  }

  /// Resizes the drawn view, not its place.
  nonisolated public func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some View {
    effect { _ in .transform(AffineTransform(scaleX: x, y: y), anchor: anchor.point) }
  }

  /// Resizes the drawn view, not its place.
  nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Resizes the drawn view, not its place.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Makes this view's outline the container of the shapes inside that follow it.
  nonisolated public func containerShape<S: InsettableShape>(_ shape: S) -> some View {
    effect { _ in .containerShape(ContainerShapeSource(shape)) }
  }
}

/// Shows a view only where another one is opaque.
private struct MaskModifier<Mask: View> {
  let mask: Mask
  let alignment: Alignment
}

extension MaskModifier: PrimitiveModifier {
  var nodeName: NodeName { .function("mask") }

  func layoutNodes(
    of content: (ResolveContext) -> [LayoutNode],
    in context: ResolveContext
  ) -> [LayoutNode] {
    content(context).map { primary in
      let mask = mask.resolveAsOne(in: context.inside(stackAxis: nil), alignment: alignment)
      return context.node(
        SecondaryRule(primary: 0, alignment: alignment.guides),
        children: [primary, mask],
        content: .effect(.maskedByLastChild)
      )
    }
  }
}
