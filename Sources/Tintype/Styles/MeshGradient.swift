// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry
package import TintypeLayout
import TintypeRaster

/// Colours at the vertices of a grid that can be bent, mixed in between.
///
/// Positions are shares of the area: (0, 0) its top leading corner, (1, 1) its bottom trailing one.
public struct MeshGradient: Hashable, Sendable {
  /// A vertex with the control points of the curves to its neighbours.
  public struct BezierPoint: Hashable, Sendable {
    /// Where the vertex is.
    public var position: SIMD2<Float>
    /// The control point of the curve to the vertex before it in its row.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point of the curve to the vertex above.
    public var topControlPoint: SIMD2<Float>
    /// The control point of the curve to the vertex behind it in its row.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point of the curve to the vertex below.
    public var bottomControlPoint: SIMD2<Float>

    /// Makes a vertex; control points have the same origin as positions.
    public init(
      position: SIMD2<Float>,
      leadingControlPoint: SIMD2<Float>,
      topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>,
      bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// Where the vertices are, row by row.
  public enum Locations: Hashable, Sendable {
    /// Positions; the curves between them are found.
    case points([SIMD2<Float>])
    /// Positions with control points.
    case bezierPoints([BezierPoint])

    fileprivate var count: Int {
      switch self {
      case .points(let points): points.count
      case .bezierPoints(let points): points.count
      }
    }

    fileprivate var isFinite: Bool {
      func isFinite(_ p: SIMD2<Float>) -> Bool { p.x.isFinite && p.y.isFinite }
      return switch self {
      case .points(let points): points.allSatisfy(isFinite)
      case .bezierPoints(let points):
        points.allSatisfy { p in
          isFinite(p.position) && isFinite(p.leadingControlPoint) && isFinite(p.topControlPoint)
            && isFinite(p.trailingControlPoint) && isFinite(p.bottomControlPoint)
        }
      }
    }
  }

  /// The colours of the vertices, row by row.
  public enum Colors: Hashable, Sendable {
    /// Colours that may depend on the surroundings.
    case colors([Color])

    fileprivate var colors: [Color] {
      switch self {
      case .colors(let colors): colors
      }
    }
  }

  /// Vertices in a row.
  public var width: Int
  /// Vertices in a column.
  public var height: Int
  /// Where the vertices are.
  public var locations: Locations
  /// The colours of the vertices.
  public var colors: Colors
  /// What fills the area beside the mesh.
  public var background: Color
  /// Whether colours follow cubic curves and not just the shape.
  public var smoothsColors: Bool
  /// How colours in between are found.
  public var colorSpace: Gradient.ColorSpace

  /// Makes a mesh of `width` × `height` vertices, both at least 2.
  public init(
    width: Int,
    height: Int,
    locations: Locations,
    colors: Colors,
    background: Color = .clear,
    smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Makes a mesh of vertices whose curves are found.
  public init(
    width: Int,
    height: Int,
    points: [SIMD2<Float>],
    colors: [Color],
    background: Color = .clear,
    smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width,
      height: height,
      locations: .points(points),
      colors: .colors(colors),
      background: background,
      smoothsColors: smoothsColors,
      colorSpace: colorSpace
    )
  }

  /// Makes a mesh of vertices with curves of one's own.
  public init(
    width: Int,
    height: Int,
    bezierPoints: [BezierPoint],
    colors: [Color],
    background: Color = .clear,
    smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width,
      height: height,
      locations: .bezierPoints(bezierPoints),
      colors: .colors(colors),
      background: background,
      smoothsColors: smoothsColors,
      colorSpace: colorSpace
    )
  }
}

extension MeshGradient: PaintingStyle {
  /// Most vertices; nobody writes down more.
  private static var mostVertices: Int { 10_000 }

  func paint(in context: ResolveContext) -> Paint {
    let colors = colors.colors
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard width >= 2, height >= 2, !overflow, count <= Self.mostVertices,
      locations.count == count, colors.count == count
    else {
      context.report(
        .invalidMesh(width: width, height: height, points: locations.count, colors: colors.count)
      )
      return .color(ColorConversion.missing)
    }
    guard locations.isFinite else {
      context.report(.invalidLength(view: "MeshGradient", value: .nan))
      return .color(ColorConversion.missing)
    }
    let resolved = colors.map { $0.resolved(in: context) }
    let background = background.resolved(in: context)
    switch locations {
    case .points(let points):
      return .mesh(
        MeshShader(
          columns: width,
          positions: points.map(Point.init),
          colors: resolved,
          background: background,
          smoothsColors: smoothsColors,
          space: colorSpace.space
        )
      )
    case .bezierPoints(let points):
      return .mesh(
        MeshShader(
          columns: width,
          vertices: zip(points, resolved).map { MeshVertex($0, color: $1) },
          background: background,
          smoothsColors: smoothsColors,
          space: colorSpace.space
        )
      )
    }
  }
}

extension MeshGradient: PrimitiveView {
  package func layoutNodes(in context: ResolveContext) -> [LayoutNode] {
    [context.fillingNode(ShapeContent(.rectangle, paint: paint(in: context)))]
  }
}

extension Point {
  fileprivate init(_ vector: SIMD2<Float>) { self.init(x: Double(vector.x), y: Double(vector.y)) }
}

extension MeshVertex {
  fileprivate init(_ point: MeshGradient.BezierPoint, color: SRGBColor) {
    self.init(
      position: Point(point.position),
      leading: Point(point.leadingControlPoint),
      top: Point(point.topControlPoint),
      trailing: Point(point.trailingControlPoint),
      bottom: Point(point.bottomControlPoint),
      color: color
    )
  }
}
