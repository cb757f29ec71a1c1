// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

extension BezierPath {
  package init(rect: Rect) {
    self.init()
    reserveCapacity(5)
    move(to: rect.origin)
    line(to: Point(x: rect.maxX, y: rect.minY))
    line(to: Point(x: rect.maxX, y: rect.maxY))
    line(to: Point(x: rect.minX, y: rect.maxY))
    close()
  }

  ///
  /// It begins at the right and runs clockwise on screen, which shows when it is trimmed.
  ///
  /// **Source:** pictures of trimmed circles, facts `measured.md`, cases 44 to 47.
  package init(ellipseIn rect: Rect) {
    self.init()
    reserveCapacity(6)
    let (x, y) = (rect.midX, rect.midY)
    let (dx, dy) = (Self.arcControl * rect.width / 2, Self.arcControl * rect.height / 2)
    move(to: Point(x: rect.maxX, y: y))
    cubic(
      to: Point(x: x, y: rect.maxY),
      control1: Point(x: rect.maxX, y: y + dy),
      control2: Point(x: x + dx, y: rect.maxY)
    )
    cubic(
      to: Point(x: rect.minX, y: y),
      control1: Point(x: x - dx, y: rect.maxY),
      control2: Point(x: rect.minX, y: y + dy)
    )
    cubic(
      to: Point(x: x, y: rect.minY),
      control1: Point(x: rect.minX, y: y - dy),
      control2: Point(x: x - dx, y: rect.minY)
    )
    cubic(
      to: Point(x: rect.maxX, y: y),
      control1: Point(x: x + dx, y: rect.minY),
      control2: Point(x: rect.maxX, y: y - dy)
    )
    close()
  }

  /// A rectangle with rounded corners.
  ///
  /// - `radii`: Points, ≥ 0; each is limited to half the shorter side.
  package init(roundedRect rect: Rect, radii: CornerRadii, style: CornerStyle) {
    let limit = min(rect.width, rect.height) / 2
    let radii = radii.map { min(max(0, $0), limit) }
    if radii == CornerRadii(all: 0) {
      self.init(rect: rect)
    } else if style == .circular {
      self.init(roundedRect: rect, circular: radii)
    } else {
      self.init(continuousRect: rect, radii: radii)
    }
  }

  /// Control point distance of the cubic that comes closest to a quarter circle: 4/3·(√2 − 1).
  static let arcControl = 0.5522847498307936

  /// Corners are quarter circles.
  private init(roundedRect r: Rect, circular radii: CornerRadii) {
    self.init()
    reserveCapacity(10)
    func corner(_ radius: Double) -> Size { Size(width: radius, height: radius) }
    let k = 1 - Self.arcControl
    let (tl, tr) = (corner(radii.topLeft), corner(radii.topRight))
    let (br, bl) = (corner(radii.bottomRight), corner(radii.bottomLeft))
    move(to: Point(x: r.minX + tl.width, y: r.minY))
    line(to: Point(x: r.maxX - tr.width, y: r.minY))
    cubic(
      to: Point(x: r.maxX, y: r.minY + tr.height),
      control1: Point(x: r.maxX - k * tr.width, y: r.minY),
      control2: Point(x: r.maxX, y: r.minY + k * tr.height)
    )
    line(to: Point(x: r.maxX, y: r.maxY - br.height))
    cubic(
      to: Point(x: r.maxX - br.width, y: r.maxY),
      control1: Point(x: r.maxX, y: r.maxY - k * br.height),
      control2: Point(x: r.maxX - k * br.width, y: r.maxY)
    )
    line(to: Point(x: r.minX + bl.width, y: r.maxY))
    cubic(
      to: Point(x: r.minX, y: r.maxY - bl.height),
      control1: Point(x: r.minX + k * bl.width, y: r.maxY),
      control2: Point(x: r.minX, y: r.maxY - k * bl.height)
    )
    line(to: Point(x: r.minX, y: r.minY + tl.height))
    cubic(
      to: Point(x: r.minX + tl.width, y: r.minY),
      control1: Point(x: r.minX, y: r.minY + k * tl.height),
      control2: Point(x: r.minX + k * tl.width, y: r.minY)
    )
    close()
  }

  private init(continuousRect r: Rect, radii: CornerRadii) {
    self.init()
    reserveCapacity(18)
    let halfSide = min(r.width, r.height) / 2
    // Each corner in its own frame: `u` runs along the edge that arrives, `v` along the one that
    // leaves, both measured from the sharp corner.
    func corner(_ radius: Double, at p: Point, u: Point, v: Point) {
      func place(_ q: Point) -> Point {
        Point(x: p.x + u.x * q.x + v.x * q.y, y: p.y + u.y * q.x + v.y * q.y)
      }
      let curve = ContinuousCorner(radius: radius, halfSide: halfSide)
      line(to: place(curve.start))
      for c in curve.curves {
        cubic(to: place(c.to), control1: place(c.control1), control2: place(c.control2))
      }
    }
    corner(
      radii.topLeft,
      at: r.origin,
      u: Point(x: 0, y: 1),
      v: Point(x: 1, y: 0)
    )
    corner(
      radii.topRight,
      at: Point(x: r.maxX, y: r.minY),
      u: Point(x: -1, y: 0),
      v: Point(x: 0, y: 1)
    )
    corner(
      radii.bottomRight,
      at: Point(x: r.maxX, y: r.maxY),
      u: Point(x: 0, y: -1),
      v: Point(x: -1, y: 0)
    )
    corner(
      radii.bottomLeft,
      at: Point(x: r.minX, y: r.maxY),
      u: Point(x: 1, y: 0),
      v: Point(x: 0, y: -1)
    )
    close()
  }

  /// Adds a circular arc in pieces of at most a quarter turn, after a line to its start.
  ///
  /// - `start`: Radians, clockwise on screen, 0 along +x.
  /// - `delta`: Radians to go; negative goes counter-clockwise.
  package mutating func arc(center: Point, radius: Double, start: Double, delta: Double) {
    func on(_ angle: Double) -> (Point, Point) {
      let (s, c) = Maths.sinAndCos(angle)
      return (Point(x: center.x + radius * c, y: center.y + radius * s), Point(x: -s, y: c))
    }
    line(to: on(start).0)
    guard delta != 0, delta.isFinite else { return }
    let pieces = max(1, Int((delta.magnitude / (Maths.pi / 2) - 1e-9).rounded(.up)))
    let step = delta / Double(pieces)
    let k = 4.0 / 3 * Maths.tan(step / 4) * radius
    for i in 0..<pieces {
      let (p0, t0) = on(start + step * Double(i))
      let (p1, t1) = on(start + step * Double(i + 1))
      cubic(to: p1, control1: p0 + t0 * k, control2: p1 - t1 * k)
    }
  }
}
