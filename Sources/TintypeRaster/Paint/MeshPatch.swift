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

  /// Cells along a patch that keep straight mixes within a quarter of a level of cubic ones: those
  /// depart by 6 · 255 / 8 levels from a single one, and by its square less with more of them.
  private static func fewestCells(_ space: GradientSpace) -> Double {
    // Even to the eye is far from even in sRGB, and bends where that ends.
    space == .perceptual ? 64 : 28
  }
  /// Longest cells, in pixels, so that borders look curved.
  private static let cellSide = 12.0
  private static let mostCells = 256.0

  /// - `place`: The patch's top leading vertex in the mesh.
  /// - `colors`: The colours over the same patch.
  init(of mesh: MeshShader, at place: Int, colors: MeshColors, opacity: Double) {
    let net = Self.net(mesh, place)
    let length = Self.longestStep(net)
    // No curve is longer than three times its longest control distance.
    let pixels = 3 * length
    let cells = min(
      max(Self.fewestCells(mesh.space), pixels / Self.cellSide),
      pixels,
      Self.mostCells
    )
    side = max(1, Int(cells.rounded(.up)))
    corners.reserveCapacity((side + 1) * (side + 1))
    let weights = (0...side).map { Self.bernstein(Double($0) / Double(side)) }
    let blends = (0...side).map { MeshColors.Blend(Double($0) / Double(side)) }
    let scale = 255 * opacity
    for y in 0...side {
      // The curve across the patch at this height.
      let v = weights[y]
      let (p, q) = (Self.column(net, 0, v), Self.column(net, 1, v))
      let (r, s) = (Self.column(net, 2, v), Self.column(net, 3, v))
      let row = colors.row(at: place, blends[y])
      for x in 0...side {
        let u = weights[x]
        let position = (p * u.x + q * u.y) + (r * u.z + s * u.w)
        let color = colors.color(in: row, blends[x]) * scale
        corners.append(Corner(position: position, color: SIMD4<Float>(color)))
      }
    }
  }

  /// The point of a column of control points.
  private static func column(
    _ net: [SIMD2<Double>],
    _ i: Int,
    _ v: SIMD4<Double>
  ) -> SIMD2<Double> {
    (net[i] * v.x + net[4 + i] * v.y) + (net[8 + i] * v.z + net[12 + i] * v.w)
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

  /// How much values and slopes at both ends of a way count at a place on it, 0...1.
  struct Blend {
    fileprivate let straight: SIMD2<Double>
    fileprivate let value: SIMD2<Double>
    fileprivate let slope: SIMD2<Double>

    /// **Source:** Hermite's cubic polynomials.
    init(_ t: Double) {
      let (t2, t3) = (t * t, t * t * t)
      let rise = 3 * t2 - 2 * t3
      straight = SIMD2(1 - t, t)
      value = SIMD2(1 - rise, rise)
      slope = SIMD2(t3 - 2 * t2 + t, t3 - t2)
    }
  }

  /// The colours and their changes at both ends of a way across a patch.
  struct Row {
    fileprivate var left: SIMD4<Double>
    fileprivate var right: SIMD4<Double>
    fileprivate var leftSlope = SIMD4<Double>.zero
    fileprivate var rightSlope = SIMD4<Double>.zero
  }

  /// - `place`: The top leading vertex of a patch.
  /// - `v`: A place on the way down it.
  func row(at place: Int, _ v: Blend) -> Row {
    let (a, b) = (place, place + 1)
    let (c, d) = (place + columns, place + columns + 1)
    if across.isEmpty {
      return Row(
        left: values[a] * v.straight.x + values[c] * v.straight.y,
        right: values[b] * v.straight.x + values[d] * v.straight.y
      )
    }
    func end(_ top: Int, _ bottom: Int) -> SIMD4<Double> {
      (values[top] * v.value.x + values[bottom] * v.value.y)
        + (down[top] * v.slope.x + down[bottom] * v.slope.y)
    }
    return Row(
      left: end(a, c),
      right: end(b, d),
      leftSlope: across[a] * v.value.x + across[c] * v.value.y,
      rightSlope: across[b] * v.value.x + across[d] * v.value.y
    )
  }

  /// A premultiplied sRGB colour, 0...1.
  ///
  /// - `u`: A place on the way across.
  func color(in row: Row, _ u: Blend) -> SIMD4<Double> {
    var mixed: SIMD4<Double>
    if across.isEmpty {
      mixed = row.left * u.straight.x + row.right * u.straight.y
    } else {
      mixed =
        (row.left * u.value.x + row.right * u.value.y)
        + (row.leftSlope * u.slope.x + row.rightSlope * u.slope.y)
      mixed.w = min(max(0, mixed.w), 1)
    }
    return GradientTable.premultipliedColor(mixed, space)
  }
}
