// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import TintypeGeometry
package import TintypeRaster

/// What fills an area, once the surroundings have decided on colours.
///
/// Positions are shares of the area: (0, 0) its top left corner, (1, 1) its bottom right one.
package enum Paint: Sendable {
  case color(SRGBColor)
  case linear(stops: [GradientStop], space: GradientSpace, start: Point, end: Point)
  /// Radii in points.
  case radial(
    stops: [GradientStop],
    space: GradientSpace,
    center: Point,
    startRadius: Double,
    endRadius: Double
  )
  /// Radii as shares of the area's sides.
  case elliptical(
    stops: [GradientStop],
    space: GradientSpace,
    center: Point,
    startRadius: Double,
    endRadius: Double
  )
  /// Angles in radians, clockwise on screen, 0 along +x.
  case angular(
    stops: [GradientStop],
    space: GradientSpace,
    center: Point,
    startAngle: Double,
    endAngle: Double
  )
  /// Positions are shares of the area.
  case mesh(MeshShader)
  /// A picture repeated from the area's top left corner on; points per pixel of it.
  case image(DecodedImage, scaleX: Double, scaleY: Double)
  /// A paint with shadows below or inside of what it fills.
  indirect case shadowed(Paint, [PaintShadow])

  /// The shadows of what is filled.
  var shadows: [PaintShadow] {
    if case .shadowed(_, let shadows) = self { shadows } else { [] }
  }

  /// The paint with its opacity multiplied.
  func opacity(_ factor: Double) -> Paint {
    if factor == 1 { return self }
    switch self {
    case .color(var color):
      color.alpha *= factor
      return .color(color)
    case .linear(let stops, let space, let start, let end):
      return .linear(stops: stops.faded(by: factor), space: space, start: start, end: end)
    case .radial(let stops, let space, let center, let r0, let r1):
      return .radial(
        stops: stops.faded(by: factor),
        space: space,
        center: center,
        startRadius: r0,
        endRadius: r1
      )
    case .elliptical(let stops, let space, let center, let r0, let r1):
      return .elliptical(
        stops: stops.faded(by: factor),
        space: space,
        center: center,
        startRadius: r0,
        endRadius: r1
      )
    case .angular(let stops, let space, let center, let a0, let a1):
      return .angular(
        stops: stops.faded(by: factor),
        space: space,
        center: center,
        startAngle: a0,
        endAngle: a1
      )
    case .mesh(let mesh): return .mesh(mesh.opacity(factor))
    case .image(let image, let scaleX, let scaleY):
      return .image(image.faded(by: factor), scaleX: scaleX, scaleY: scaleY)
    case .shadowed(let paint, let shadows):
      let faded = shadows.map { shadow in
        var shadow = shadow
        shadow.color.alpha *= factor
        return shadow
      }
      return .shadowed(paint.opacity(factor), faded)
    }
  }

  /// The paint laid over an area, in the area's coordinates.
  func shader(in area: Rect) -> Shader {
    func place(_ p: Point) -> Point {
      Point(x: area.minX + p.x * area.width, y: area.minY + p.y * area.height)
    }
    switch self {
    case .color(let color): return .solid(color)
    case .shadowed(let paint, _): return paint.shader(in: area)
    case .image(let image, let scaleX, let scaleY):
      return .image(
        ImageShader(
          image: image,
          transform: AffineTransform(
            a: scaleX,
            b: 0,
            c: 0,
            d: scaleY,
            tx: area.minX,
            ty: area.minY
          ),
          quality: .high,
          tile: true
        )
      )
    case .mesh(let mesh): return .mesh(mesh.applying(.stretch(over: area)))
    case .linear(let stops, let space, let start, let end):
      return .linear(
        LinearShader(start: place(start), end: place(end), stops: stops, space: space)
      )
    case .radial(let stops, let space, let center, let r0, let r1):
      return .radial(
        RadialShader(
          center: place(center),
          startRadius: r0,
          endRadius: r1,
          stops: stops,
          space: space,
          transform: .identity
        )
      )
    case .elliptical(let stops, let space, let center, let r0, let r1):
      return .radial(
        RadialShader(
          center: center,
          startRadius: r0,
          endRadius: r1,
          stops: stops,
          space: space,
          // A circle of the unit square, stretched over the area.
          transform: .stretch(over: area)
        )
      )
    case .angular(let stops, let space, let center, let a0, let a1):
      return .angular(
        AngularShader(
          center: place(center),
          startAngle: a0,
          endAngle: a1,
          stops: stops,
          space: space,
          transform: .identity
        )
      )
    }
  }
}

extension AffineTransform {
  /// From the unit square to a rectangle.
  fileprivate static func stretch(over rect: Rect) -> AffineTransform {
    AffineTransform(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
  }
}
