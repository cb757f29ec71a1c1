// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry

/// Draws a mesh of colours into pixels.
///
/// A pixel takes the colour at its centre. Along the mesh's border the background shows through by
/// the share of the pixel that the mesh leaves free.
struct MeshPixels {
  private let bounds: PixelRect
  private var pixels: [UInt32]
  private var isCovered: [Bool]

  /// The pixels of a rectangle, packed.
  static func pixels(
    of mesh: MeshShader,
    bounds: PixelRect,
    opacity: Double
  ) throws(RasterError) -> [UInt32] {
    var result = MeshPixels(bounds: bounds)
    let colors = MeshColors(of: mesh)
    for y in 0..<(mesh.rows - 1) {
      for x in 0..<(mesh.columns - 1) {
        let place = y * mesh.columns + x
        result.draw(MeshPatch(of: mesh, at: place, colors: colors, opacity: opacity))
      }
    }
    try result.finish(
      outline: mesh.outline,
      background: mesh.background.premultiplied(opacity: opacity).packed
    )
    return result.pixels
  }

  private init(bounds: PixelRect) {
    self.bounds = bounds
    pixels = [UInt32](repeating: 0, count: bounds.area)
    isCovered = [Bool](repeating: false, count: bounds.area)
  }

  private mutating func draw(_ patch: MeshPatch) {
    let row = patch.side + 1
    for y in 0..<patch.side {
      for x in 0..<patch.side {
        let i = y * row + x
        let (a, b) = (patch.corners[i], patch.corners[i + 1])
        let (c, d) = (patch.corners[i + row], patch.corners[i + row + 1])
        // Four triangles, so that a mesh that mirrors itself gives pixels that do.
        let middle = MeshPatch.Corner(
          position: (a.position + d.position + (b.position + c.position)) / 4,
          color: (a.color + d.color + (b.color + c.color)) / 4
        )
        draw(a, b, middle)
        draw(b, d, middle)
        draw(d, c, middle)
        draw(c, a, middle)
      }
    }
  }

  /// A triangle whose colours pass evenly from corner to corner.
  private mutating func draw(
    _ a: MeshPatch.Corner,
    _ b: MeshPatch.Corner,
    _ c: MeshPatch.Corner
  ) {
    let (p, q, r) = (a.position, b.position, c.position)
    let area = (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
    guard area != 0 else { return }
    let low = pointwiseMin(pointwiseMin(p, q), r) - 0.5
    let high = pointwiseMax(pointwiseMax(p, q), r) - 0.5
    let minX = max(bounds.minX, Self.whole(low.x.rounded(.up)))
    let maxX = min(bounds.maxX - 1, Self.whole(high.x.rounded(.down)))
    let minY = max(bounds.minY, Self.whole(low.y.rounded(.up)))
    let maxY = min(bounds.maxY - 1, Self.whole(high.y.rounded(.down)))
    guard minX <= maxX, minY <= maxY else { return }
    let (u, v) = (q - p, r - p)
    let (toSecond, toThird) = (v / area, u / area)
    for y in minY...maxY {
      let down = Double(y) + 0.5 - p.y
      for x in minX...maxX {
        let across = Double(x) + 0.5 - p.x
        let second = across * toSecond.y - down * toSecond.x
        let third = toThird.x * down - toThird.y * across
        // Neighbours overlap by a rounding error rather than leave a gap.
        guard second >= -1e-9, third >= -1e-9, second + third <= 1 + 1e-9 else { continue }
        let color =
          a.color * Float(1 - second - third) + b.color * Float(second) + c.color * Float(third)
        let at = (y - bounds.minY) * bounds.width + x - bounds.minX
        pixels[at] = PlanePixels.packed(color.x, color.y, color.z, color.w)
        isCovered[at] = true
      }
    }
  }

  private static func whole(_ x: Double) -> Int { Int(min(max(-1e9, x), 1e9)) }

  private mutating func finish(outline: BezierPath, background: UInt32) throws(RasterError) {
    var edges = EdgeList(bounds: bounds)
    try edges.add(outline)
    var sink = BytesSink(bounds: bounds)
    let converter = ScanConverter.take()
    converter.convert(edges, rule: .winding, bounds: bounds, into: &sink)
    ScanConverter.giveBack(converter)
    let drawn = pixels
    for i in pixels.indices {
      let share = UInt32(sink.bytes[i])
      // The whole pixel, or a fold beyond the border.
      if isCovered[i] && (share == 255 || share == 0) { continue }
      let color = isCovered[i] ? drawn[i] : neighbour(of: i, drawn) ?? background
      pixels[i] = Self.mixed(color, background, share)
    }
  }

  /// The colour of a pixel beside one whose centre lies just outside.
  private func neighbour(of i: Int, _ drawn: [UInt32]) -> UInt32? {
    let (x, y) = (i % bounds.width, i / bounds.width)
    for (dx, dy) in [(0, -1), (-1, 0), (1, 0), (0, 1), (-1, -1), (1, -1), (-1, 1), (1, 1)] {
      let (nx, ny) = (x + dx, y + dy)
      guard nx >= 0, ny >= 0, nx < bounds.width, ny < bounds.height else { continue }
      let at = ny * bounds.width + nx
      if isCovered[at] { return drawn[at] }
    }
    return nil
  }

  private static func mixed(_ a: UInt32, _ b: UInt32, _ share: UInt32) -> UInt32 {
    var result: UInt32 = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      let sum = (a >> shift & 255) * share + (b >> shift & 255) * (255 - share)
      result |= ((sum + 127) / 255) << shift
    }
    return result
  }
}
