// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry

/// The straight edges of a path, as far as they matter to a rectangle of pixels.
///
/// Columns count from the rectangle's left side. What lies to the right is dropped; what lies to the
/// left is moved onto the left border, because it decides how often the path winds around the pixels
/// to its right. Rows are those of the picture, and edges are dropped there but never cut, so that
/// they give the same coverage whichever rows are drawn at a time.
struct EdgeList {
  struct Edge {
    var x0: Double
    var y0: Double
    var x1: Double
    var y1: Double
  }

  /// Farthest distance between a curve and its straight pieces, in pixels.
  static let tolerance = 0.025
  /// Coordinates beyond this, in pixels, are an error: intersections would lose all precision.
  static let farthest = 1e15

  private(set) var edges: [Edge] = []
  private let origin: Point
  private let width: Double
  private let top: Double
  private let bottom: Double

  init(bounds: PixelRect) {
    origin = Point(x: Double(bounds.minX), y: 0)
    width = Double(bounds.width)
    top = Double(bounds.minY)
    bottom = Double(bounds.maxY)
  }

  mutating func add(_ path: BezierPath) throws(RasterError) {
    var current = Point.zero
    var start = Point.zero
    func checked(_ p: Point) throws(RasterError) -> Point {
      guard p.x.magnitude <= Self.farthest, p.y.magnitude <= Self.farthest else {
        throw .unusableCoordinates
      }
      return p - origin
    }
    for element in path.elements {
      switch element {
      case .move(let p):
        addLine(current, start)
        current = try checked(p)
        start = current
      case .line(let p):
        let p = try checked(p)
        addLine(current, p)
        current = p
      case .quad(let control, let p):
        let (c, p) = (try checked(control), try checked(p))
        // The same curve as a cubic.
        addCubic(
          current,
          current.interpolated(to: c, at: 2.0 / 3),
          p.interpolated(to: c, at: 2.0 / 3),
          p,
          depth: 0
        )
        current = p
      case .cubic(let control1, let control2, let p):
        let (c1, c2, p) = (try checked(control1), try checked(control2), try checked(p))
        addCubic(current, c1, c2, p, depth: 0)
        current = p
      case .close:
        addLine(current, start)
        current = start
      }
    }
    addLine(current, start)
  }

  /// Adds the two upright sides of a rectangle, which is all that filling needs.
  mutating func add(_ rect: Rect) throws(RasterError) {
    try Self.check(rect)
    let a = rect.origin - origin
    let b = Point(x: rect.maxX, y: rect.maxY) - origin
    addLine(Point(x: b.x, y: a.y), b)
    addLine(Point(x: a.x, y: b.y), a)
  }

  static func check(_ rect: Rect) throws(RasterError) {
    guard
      rect.minX.magnitude <= farthest, rect.maxX.magnitude <= farthest,
      rect.minY.magnitude <= farthest, rect.maxY.magnitude <= farthest
    else { throw .unusableCoordinates }
  }

  private mutating func addCubic(_ p0: Point, _ c1: Point, _ c2: Point, _ p1: Point, depth: Int) {
    let low = min(min(p0.y, p1.y), min(c1.y, c2.y))
    let high = max(max(p0.y, p1.y), max(c1.y, c2.y))
    if low >= bottom || high <= top { return }
    let left = min(min(p0.x, p1.x), min(c1.x, c2.x))
    let right = max(max(p0.x, p1.x), max(c1.x, c2.x))
    if left >= width { return }
    if right <= 0 { return addLine(p0, p1) }

    // A curve leaves its chord by at most 1/8 of its largest second derivative, which n equal
    // steps divide by n².
    let ax = (p0.x - c1.x) - (c1.x - c2.x)
    let ay = (p0.y - c1.y) - (c1.y - c2.y)
    let bx = (c1.x - c2.x) - (c2.x - p1.x)
    let by = (c1.y - c2.y) - (c2.y - p1.y)
    let bend = 6 * max(ax * ax + ay * ay, bx * bx + by * by).squareRoot()
    let steps = (bend / (8 * Self.tolerance)).squareRoot().rounded(.up)
    if steps > 64 && depth < 48 {
      // Long curves are halved first, so that only what is visible costs anything.
      let (m0, m1, m2) = (middle(p0, c1), middle(c1, c2), middle(c2, p1))
      let (n0, n1) = (middle(m0, m1), middle(m1, m2))
      let center = middle(n0, n1)
      addCubic(p0, m0, n0, center, depth: depth + 1)
      addCubic(center, n1, m2, p1, depth: depth + 1)
      return
    }
    let n = max(1, Int(min(steps, 64)))
    var from = p0
    for i in 1..<max(n, 1) {
      let t = Double(i) / Double(n)
      let u = Double(n - i) / Double(n)
      let (k0, k1, k2, k3) = (u * u * u, 3 * (u * u * t), 3 * (u * t * t), t * t * t)
      let to = Point(
        x: (k0 * p0.x + k3 * p1.x) + (k1 * c1.x + k2 * c2.x),
        y: (k0 * p0.y + k3 * p1.y) + (k1 * c1.y + k2 * c2.y)
      )
      addLine(from, to)
      from = to
    }
    addLine(from, p1)
  }

  private func middle(_ a: Point, _ b: Point) -> Point {
    Point(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
  }

  private mutating func addLine(_ p: Point, _ q: Point) {
    if p.y == q.y { return }
    if (p.y <= top && q.y <= top) || (p.y >= bottom && q.y >= bottom) { return }
    if p.x >= width && q.x >= width { return }
    addWithinColumns(p, q, slope: (q.x - p.x) / (q.y - p.y))
  }

  private mutating func addWithinColumns(_ a: Point, _ b: Point, slope: Double) {
    if a.x >= 0 && b.x >= 0 && a.x <= width && b.x <= width { return append(a, b) }
    if a.x <= 0 && b.x <= 0 {
      return append(Point(x: 0, y: a.y), Point(x: 0, y: b.y))
    }
    if a.x >= width && b.x >= width { return }
    // Sideways across a border: split there. The parts are then on one side each.
    let border = min(a.x, b.x) < 0 ? 0 : width
    let (low, high) = (min(a.y, b.y), max(a.y, b.y))
    let y = min(max(a.y + (border - a.x) / slope, low), high)
    let split = Point(x: border, y: y)
    if border == 0 {
      let leftIsFirst = a.x < 0
      let outside = leftIsFirst ? a : b
      let edge = Point(x: 0, y: outside.y)
      if leftIsFirst { append(edge, split) } else { append(split, edge) }
      addWithinColumns(leftIsFirst ? split : a, leftIsFirst ? b : split, slope: slope)
    } else if a.x > width {
      append(split, b)
    } else {
      append(a, split)
    }
  }

  private mutating func append(_ a: Point, _ b: Point) {
    if a.y != b.y { edges.append(Edge(x0: a.x, y0: a.y, x1: b.x, y1: b.y)) }
  }
}
