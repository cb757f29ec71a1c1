// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry

/// One patch of a mesh as a grid of straight-edged cells, fine enough to look curved.
///
/// Positions follow a bicubic Bézier patch whose inner control points make it bend as its borders do
/// (a Ferguson patch, without twists), so that patches meet without a crease.
///
/// **Source:** Farin, "Curves and Surfaces for CAGD", 5th edition, 15.5 and 16.
struct MeshPatch {
  /// A corner of a cell; colours are premultiplied sRGB, 0...255.
  struct Corner {
    var position: SIMD2<Double>
    var color: SIMD4<Float>
  }

  /// Cells along a side.
  let side: Int
  /// (`side` + 1)² corners, row by row.
  private(set) var corners: [Corner] = []

  /// Sides of cells, in pixels, and the most of them along a patch.
  private static let cellSide = 4.0
  private static let mostCells = 256.0

  /// - `place`: The patch's top leading vertex in the mesh.
  /// - `colors`: The colours over the same patch.
  init(of mesh: MeshShader, at place: Int, colors: MeshColors, opacity: Double) {
    let net = Self.net(mesh, place)
    let length = Self.longestStep(net)
    // No part of a curve is longer than three times its longest control distance.
    let cells = (3 * length / Self.cellSide).rounded(.up)
    side = Int(min(max(1, cells), Self.mostCells))
    corners.reserveCapacity((side + 1) * (side + 1))
    let weights = (0...side).map { Self.bernstein(Double($0) / Double(side)) }
    for y in 0...side {
      for x in 0...side {
        var position = SIMD2<Double>.zero
        for j in 0..<4 {
          for i in 0..<4 { position += net[4 * j + i] * (weights[x][i] * weights[y][j]) }
        }
        let color = colors.color(
          at: place,
          u: Double(x) / Double(side),
          v: Double(y) / Double(side)
        )
        corners.append(Corner(position: position, color: SIMD4<Float>(color * (255 * opacity))))
      }
    }
  }

  /// The longest distance between neighbouring control points.
  private static func longestStep(_ net: [SIMD2<Double>]) -> Double {
    var longest = 0.0
    for i in 0..<4 {
      for j in 0..<3 {
        longest = max(longest, distance(net[4 * i + j], net[4 * i + j + 1]))
        longest = max(longest, distance(net[4 * j + i], net[4 * j + 4 + i]))
      }
    }
    return longest
  }

  private static func distance(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double {
    let d = b - a
    return (d.x * d.x + d.y * d.y).squareRoot()
  }

  static func bernstein(_ t: Double) -> SIMD4<Double> {
    let u = 1 - t
    return SIMD4(u * u * u, 3 * (u * u * t), 3 * (u * t * t), t * t * t)
  }

  /// Sixteen control points, row by row.
  private static func net(_ mesh: MeshShader, _ place: Int) -> [SIMD2<Double>] {
    func vector(_ p: Point) -> SIMD2<Double> { SIMD2(p.x, p.y) }
    let a = mesh.vertices[place]
    let b = mesh.vertices[place + 1]
    let c = mesh.vertices[place + mesh.columns]
    let d = mesh.vertices[place + mesh.columns + 1]
    /// The inner control point beside a corner.
    func inner(_ v: MeshVertex, _ p: Point, _ q: Point) -> SIMD2<Double> {
      vector(p + q - v.position)
    }
    return [
      vector(a.position), vector(a.trailing), vector(b.leading), vector(b.position),
      vector(a.bottom), inner(a, a.trailing, a.bottom), inner(b, b.leading, b.bottom),
      vector(b.bottom),
      vector(c.top), inner(c, c.trailing, c.top), inner(d, d.leading, d.top), vector(d.top),
      vector(c.position), vector(c.trailing), vector(d.leading), vector(d.position),
    ]
  }
}

/// The colours over a mesh.
///
/// Smooth ones follow cubic curves that are level at a vertex which is brighter or darker than both
/// of its neighbours, channel by channel, so that none leaves the range of its vertices by much.
///
/// **Source:** Fritsch and Butland, "A method for constructing local monotone piecewise cubic
/// interpolants", 1984. That SwiftUI smooths colours in this way is a guess; it only says that it
/// does so by cubic curves.
struct MeshColors {
  private let columns: Int
  private let space: GradientSpace
  private let values: [SIMD4<Double>]
  /// Change of colour from vertex to vertex along rows and columns; empty unless smooth.
  private var across: [SIMD4<Double>] = []
  private var down: [SIMD4<Double>] = []

  init(of mesh: MeshShader) {
    columns = mesh.columns
    space = mesh.space
    values = mesh.vertices.map { GradientTable.vector($0.color, mesh.space) }
    guard mesh.smoothsColors else { return }
    across = slopes(step: 1, count: columns) { $0 % mesh.columns }
    down = slopes(step: columns, count: mesh.rows) { $0 / mesh.columns }
  }

  private func slopes(
    step: Int,
    count: Int,
    place: (Int) -> Int
  ) -> [SIMD4<Double>] {
    values.indices.map { i in
      let before = place(i) > 0 ? values[i] - values[i - step] : nil
      let behind = place(i) < count - 1 ? values[i + step] - values[i] : nil
      guard let before, let behind else { return before ?? behind ?? .zero }
      var slope = SIMD4<Double>.zero
      for c in 0..<4 where before[c] * behind[c] > 0 {
        slope[c] = 2 * before[c] * behind[c] / (before[c] + behind[c])
      }
      return slope
    }
  }

  /// A premultiplied sRGB colour, 0...1.
  ///
  /// - `place`: The top leading vertex of a patch; `u` and `v` are places on it, 0...1.
  func color(at place: Int, u: Double, v: Double) -> SIMD4<Double> {
    let corners = [place, place + 1, place + columns, place + columns + 1]
    var mixed = SIMD4<Double>.zero
    if across.isEmpty {
      let weights = [(1 - u) * (1 - v), u * (1 - v), (1 - u) * v, u * v]
      for (i, weight) in zip(corners, weights) { mixed += values[i] * weight }
    } else {
      let (x, y) = (Self.hermite(u), Self.hermite(v))
      for (k, i) in corners.enumerated() {
        let (right, low) = (k & 1, k >> 1)
        mixed += values[i] * (x.value[right] * y.value[low])
        mixed += across[i] * (x.slope[right] * y.value[low])
        mixed += down[i] * (x.value[right] * y.slope[low])
      }
      mixed.w = min(max(0, mixed.w), 1)
    }
    return GradientTable.premultipliedColor(mixed, space)
  }

  private static func hermite(_ t: Double) -> (value: SIMD2<Double>, slope: SIMD2<Double>) {
    let (t2, t3) = (t * t, t * t * t)
    let rise = 3 * t2 - 2 * t3
    return (SIMD2(1 - rise, rise), SIMD2(t3 - 2 * t2 + t, t3 - t2))
  }
}
