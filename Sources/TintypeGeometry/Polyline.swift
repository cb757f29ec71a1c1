// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// A contour as straight pieces that remember the curve's true directions.
struct Polyline {
  /// A piece between two points; directions have length 1.
  ///
  /// Where two pieces come from one curve, the first one's end direction is the second one's start
  /// direction, so offsetting them gives points of the true offset curve.
  struct Piece {
    var from: Point
    var to: Point
    var startDirection: Point
    var endDirection: Point

    var length: Double { from.distance(to: to) }
  }

  var pieces: [Piece] = []
  var isClosed = false
  /// For a contour without length: where it is.
  var dot: Point?

  /// - `path`: Any finite path.
  /// - `halfWidth`: How far from the curve the tolerance still has to hold.
  /// - `tolerance`: Farthest distance from the true curve.
  static func contours(
    of path: BezierPath,
    halfWidth: Double,
    tolerance: Double
  ) -> [Polyline] {
    var all: [Polyline] = []
    var line = Polyline()
    func finish() {
      if !line.pieces.isEmpty || line.dot != nil { all.append(line) }
      line = Polyline()
    }
    path.forEachSegment { segment in
      switch segment {
      case .move: finish()
      case .line(let p, let q): line.addLine(p, q)
      case .curve(let curve): line.addCurve(curve, halfWidth: halfWidth, tolerance: tolerance)
      case .close(let p, let q):
        line.addLine(p, q)
        line.isClosed = true
        finish()
      }
    }
    finish()
    return all
  }

  private mutating func addLine(_ p: Point, _ q: Point) {
    if let direction = (q - p).normalized {
      pieces.append(Piece(from: p, to: q, startDirection: direction, endDirection: direction))
    } else if pieces.isEmpty {
      dot = p
    }
  }

  private mutating func addCurve(_ c: CubicSegment, halfWidth: Double, tolerance: Double) {
    // The offset curve is longer than the curve by halfWidth for each radian turned; a step of a
    // radians departs from its arc by radius · a²/8.
    let turn = c.turn
    let largest = (8 * tolerance / halfWidth).squareRoot()
    let forTurn = Swift.min((turn / Swift.min(largest, 1)).rounded(.up), 10_000)
    let n = Swift.max(c.steps(tolerance: tolerance), Int(forTurn))
    var from = c.from
    var direction = c.tangent(at: 0).normalized
    for i in 1...Swift.max(1, n) {
      let t = Double(i) / Double(n)
      let to = i == n ? c.to : c.point(at: t)
      let next = c.tangent(at: t).normalized
      if let chord = (to - from).normalized {
        pieces.append(
          Piece(
            from: from,
            to: to,
            startDirection: direction ?? chord,
            endDirection: next ?? chord
          )
        )
        from = to
      }
      direction = next ?? direction
    }
    if pieces.isEmpty { dot = c.from }
  }
}

extension CubicSegment {
  /// An upper bound of the angle by which the curve turns, in radians.
  fileprivate var turn: Double {
    let sides = [control1 - from, control2 - control1, to - control2].compactMap(\.normalized)
    return zip(sides, sides.dropFirst()).reduce(0) { sum, pair in
      let cross = pair.0.x * pair.1.y - pair.0.y * pair.1.x
      let dot = pair.0.x * pair.1.x + pair.0.y * pair.1.y
      return sum + Maths.atan2(cross, dot).magnitude
    }
  }
}
