// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Draws the outline of a pen's trace along a polyline.
///
/// The outline runs along one side and back along the other, so that both borders are single clean
/// lines. On the inside of a corner it turns at the corner itself; the parts that overlap there
/// disappear under the winding rule.
struct PathStroker {
  private let half: Double
  private let options: StrokeOptions
  /// Radians of a round part between two points of its outline.
  private let arcStep: Double

  init(_ options: StrokeOptions, tolerance: Double) {
    self.options = options
    half = options.width / 2
    arcStep = Swift.min(1, (8 * tolerance / half).squareRoot())
  }

  func trace(_ line: Polyline, into result: inout BezierPath) {
    guard let first = line.pieces.first, let last = line.pieces.last else {
      if let dot = line.dot { traceDot(dot, into: &result) }
      return
    }
    let back = line.pieces.reversed().map(\.reversed)
    if line.isClosed {
      addClosedSide(line.pieces, to: &result)
      addClosedSide(back, to: &result)
      return
    }
    var side = Outline()
    addSide(line.pieces, to: &side, &result)
    addCap(at: last.to, direction: last.endDirection, to: &side)
    addSide(back, to: &side, &result)
    addCap(at: first.from, direction: first.startDirection * -1, to: &side)
    side.close(into: &result)
  }

  /// A line without length shows only caps that reach beyond its end.
  private func traceDot(_ p: Point, into result: inout BezierPath) {
    guard options.cap != .butt else { return }
    var side = Outline()
    for direction in [Point(x: 1, y: 0), Point(x: -1, y: 0)] {
      side.add(offset(p, direction))
      addCap(at: p, direction: direction, to: &side)
    }
    side.close(into: &result)
  }

  private struct Outline {
    var points: [Point] = []

    mutating func add(_ p: Point) {
      if points.last != p { points.append(p) }
    }

    func close(into path: inout BezierPath) {
      guard let first = points.first, points.count > 2 else { return }
      path.move(to: first)
      for p in points.dropFirst() { path.line(to: p) }
      path.close()
    }
  }

  /// A point half a width to the left of a direction (towards −y when it points along +x).
  private func offset(_ p: Point, _ d: Point) -> Point {
    Point(x: p.x + d.y * half, y: p.y - d.x * half)
  }

  private func addClosedSide(_ pieces: [Polyline.Piece], to result: inout BezierPath) {
    guard let first = pieces.first, let last = pieces.last else { return }
    var side = Outline()
    addSide(pieces, to: &side, &result)
    addCorner(at: last.to, last.endDirection, first.startDirection, to: &side)
    side.close(into: &result)
  }

  private func addSide(
    _ pieces: [Polyline.Piece],
    to side: inout Outline,
    _ result: inout BezierPath
  ) {
    var before: Point?
    for piece in pieces {
      if let before { addCorner(at: piece.from, before, piece.startDirection, to: &side) }
      let (a, b) = (
        offset(piece.from, piece.startDirection), offset(piece.to, piece.endDirection)
      )
      side.add(a)
      let (way, moved) = (piece.to - piece.from, b - a)
      if way.x * moved.x + way.y * moved.y < 0 {
        // The curve is tighter than the pen and its inner border would run backwards. The outline
        // follows the curve itself there, and what the pen sweeps beyond it is added apart.
        addSweep(piece, a, b, to: &result)
        side.add(piece.from)
        side.add(piece.to)
      }
      side.add(b)
      before = piece.endDirection
    }
  }

  /// Adds what a pen's half sweeps that turns about a point within it: a triangle on each side of
  /// that point.
  private func addSweep(
    _ piece: Polyline.Piece,
    _ a: Point,
    _ b: Point,
    to result: inout BezierPath
  ) {
    let (u, v) = (a - piece.from, b - piece.to)
    let way = piece.to - piece.from
    let cross = u.x * v.y - u.y * v.x
    guard cross != 0 else { return }
    let pivot = piece.from + u * ((way.x * v.y - way.y * v.x) / cross)
    for (p, q) in [(piece.from, piece.to), (a, b)] {
      let (s, t) = (p - pivot, q - pivot)
      let isClockwise = s.x * t.y - s.y * t.x > 0
      result.move(to: pivot)
      result.line(to: isClockwise ? p : q)
      result.line(to: isClockwise ? q : p)
      result.close()
    }
  }

  /// Joins the left border of two pieces that meet.
  private func addCorner(
    at p: Point,
    _ d0: Point,
    _ d1: Point,
    to side: inout Outline
  ) {
    let cross = d0.x * d1.y - d0.y * d1.x
    let dot = d0.x * d1.x + d0.y * d1.y
    // Directions along one smooth curve agree but for rounding.
    if cross.magnitude < 1e-9 && dot > 0 { return }
    if cross < 0 {
      // The left border is on the inside.
      side.add(p)
      return
    }
    switch options.join {
    case .bevel: break
    case .round: addArc(at: p, from: d0, angle: Maths.atan2(cross, dot), to: &side)
    case .miter:
      // The miter's length in half widths is 1 / cos(half the turn).
      let cosine2 = (1 + dot) / 2
      guard cosine2 > 1e-12, 1 <= options.miterLimit * options.miterLimit * cosine2 else { return }
      let middle = Point(x: d0.x + d1.x, y: d0.y + d1.y)
      let scale = half / (1 + dot)
      side.add(Point(x: p.x + middle.y * scale, y: p.y - middle.x * scale))
    }
  }

  /// The points between two borders on a circle around p, the first and last left out.
  private func addArc(at p: Point, from d: Point, angle: Double, to side: inout Outline) {
    let steps = Swift.max(1, Int((angle / arcStep).rounded(.up)))
    for i in 1..<Swift.max(1, steps) {
      let (s, c) = Maths.sinAndCos(angle * Double(i) / Double(steps))
      side.add(offset(p, Point(x: d.x * c - d.y * s, y: d.x * s + d.y * c)))
    }
  }

  /// Leads from the left border around the end to the right one, which the caller adds.
  private func addCap(at p: Point, direction d: Point, to side: inout Outline) {
    switch options.cap {
    case .butt: break
    case .round: addArc(at: p, from: d, angle: Maths.pi, to: &side)
    case .square:
      let end = p + d * half
      side.add(offset(end, d))
      side.add(offset(end, d * -1))
    }
  }
}

extension Polyline.Piece {
  /// The same piece in the other direction.
  fileprivate var reversed: Polyline.Piece {
    Polyline.Piece(
      from: to,
      to: from,
      startDirection: endDirection * -1,
      endDirection: startDirection * -1
    )
  }
}
