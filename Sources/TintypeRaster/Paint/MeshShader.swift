// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import TintypeGeometry

/// A vertex of a mesh of colours, with the control points of the curves to its neighbours.
package struct MeshVertex: Sendable, Hashable {
  package var position: Point
  package var leading: Point
  package var top: Point
  package var trailing: Point
  package var bottom: Point
  package var color: SRGBColor

  package init(
    position: Point,
    leading: Point,
    top: Point,
    trailing: Point,
    bottom: Point,
    color: SRGBColor
  ) {
    self.position = position
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    self.color = color
  }

  fileprivate func applying(_ t: AffineTransform) -> MeshVertex {
    MeshVertex(
      position: t.apply(position),
      leading: t.apply(leading),
      top: t.apply(top),
      trailing: t.apply(trailing),
      bottom: t.apply(bottom),
      color: color
    )
  }
}

/// Colours of the vertices of a grid, mixed over the curved patches between them.
///
/// Where the mesh folds over itself, later patches lie above earlier ones.
package struct MeshShader: Sendable {
  /// Vertices in a row, ≥ 2.
  package let columns: Int
  /// Row by row.
  package private(set) var vertices: [MeshVertex]
  /// What is beside the mesh.
  package private(set) var background: SRGBColor
  /// Whether colours pass over vertices without a bend.
  package let smoothsColors: Bool
  package let space: GradientSpace

  /// Rows of vertices.
  package var rows: Int { vertices.count / columns }

  /// - Precondition: At least two columns and two rows, all of the same length.
  package init(
    columns: Int,
    vertices: [MeshVertex],
    background: SRGBColor,
    smoothsColors: Bool,
    space: GradientSpace
  ) {
    precondition(columns >= 2 && vertices.count >= 2 * columns && vertices.count % columns == 0)
    self.columns = columns
    self.vertices = vertices
    self.background = background
    self.smoothsColors = smoothsColors
    self.space = space
  }

  /// The mesh seen through a map of the plane.
  package func applying(_ t: AffineTransform) -> MeshShader {
    var result = self
    result.vertices = vertices.map { $0.applying(t) }
    return result
  }

  /// The mesh with its opacity multiplied.
  package func opacity(_ factor: Double) -> MeshShader {
    var result = self
    result.background.alpha *= factor
    for i in vertices.indices { result.vertices[i].color.alpha *= factor }
    return result
  }

  /// The mesh's border, clockwise where the mesh isn't mirrored.
  var outline: BezierPath {
    let (last, bottom) = (columns - 1, columns * (rows - 1))
    var path = BezierPath()
    path.move(to: vertices[0].position)
    func add(_ a: MeshVertex, _ b: MeshVertex, _ leaving: Point, _ arriving: Point) {
      path.cubic(to: b.position, control1: leaving, control2: arriving)
    }
    for x in 1...last {
      let (a, b) = (vertices[x - 1], vertices[x])
      add(a, b, a.trailing, b.leading)
    }
    for y in 1..<rows {
      let (a, b) = (vertices[(y - 1) * columns + last], vertices[y * columns + last])
      add(a, b, a.bottom, b.top)
    }
    for x in (0..<last).reversed() {
      let (a, b) = (vertices[bottom + x + 1], vertices[bottom + x])
      add(a, b, a.leading, b.trailing)
    }
    for y in (0..<(rows - 1)).reversed() {
      let (a, b) = (vertices[(y + 1) * columns], vertices[y * columns])
      add(a, b, a.top, b.bottom)
    }
    path.close()
    return path
  }
}

extension MeshShader {
  /// A mesh of vertices alone: curves pass each of them in the direction from the one before it to
  /// the one behind it.
  ///
  /// **Source:** Catmull and Rom, "A class of local interpolating splines", 1974. That SwiftUI bends
  /// meshes in this way is a guess; it only says that their shape is cubic.
  package init(
    columns: Int,
    positions: [Point],
    colors: [SRGBColor],
    background: SRGBColor,
    smoothsColors: Bool,
    space: GradientSpace
  ) {
    let rows = positions.count / columns
    /// A third of the way that the curve would take at its speed in one vertex.
    func reach(_ i: Int, _ place: Int, _ count: Int, _ step: Int) -> Point {
      let before = place > 0 ? positions[i - step] : positions[i]
      let behind = place < count - 1 ? positions[i + step] : positions[i]
      let isInside = place > 0 && place < count - 1
      return (behind - before) * (isInside ? 1.0 / 6 : 1.0 / 3)
    }
    let vertices = positions.indices.map { i in
      let p = positions[i]
      let across = reach(i, i % columns, columns, 1)
      let down = reach(i, i / columns, rows, columns)
      return MeshVertex(
        position: p,
        leading: p - across,
        top: p - down,
        trailing: p + across,
        bottom: p + down,
        color: colors[i]
      )
    }
    self.init(
      columns: columns,
      vertices: vertices,
      background: background,
      smoothsColors: smoothsColors,
      space: space
    )
  }
}
