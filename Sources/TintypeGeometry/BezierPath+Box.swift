// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

extension BezierPath {
  /// The smallest rectangle around the lines and curves themselves; `nil` for a path without any.
  package var tightBox: Rect? {
    var box: (minX: Double, minY: Double, maxX: Double, maxY: Double)?
    func add(_ p: Point) {
      guard let b = box else { return box = (p.x, p.y, p.x, p.y) }
      box = (min(b.minX, p.x), min(b.minY, p.y), max(b.maxX, p.x), max(b.maxY, p.y))
    }
    forEachSegment { segment in
      switch segment {
      case .move, .close: break
      case .line(let p, let q):
        add(p)
        add(q)
      case .curve(let c):
        add(c.from)
        add(c.to)
        for t in c.turningPlaces { add(c.point(at: t)) }
      }
    }
    guard let box else { return nil }
    return Rect(minX: box.minX, minY: box.minY, maxX: box.maxX, maxY: box.maxY)
  }
}

extension CubicSegment {
  /// Where the curve runs upright or level, between its ends.
  fileprivate var turningPlaces: [Double] {
    let (p, q, r) = (control1 - from, control2 - control1, to - control2)
    return Self.roots(p.x, q.x, r.x) + Self.roots(p.y, q.y, r.y)
  }

  /// The places where p·(1 − t)² + 2·q·t·(1 − t) + r·t² is 0.
  private static func roots(_ p: Double, _ q: Double, _ r: Double) -> [Double] {
    let a = p - 2 * q + r
    let b = q - p
    var found: [Double] = []
    if a.magnitude > 1e-12 * Swift.max(p.magnitude, q.magnitude, r.magnitude) {
      let d = b * b - a * p
      guard d >= 0 else { return [] }
      let root = d.squareRoot()
      found = [(-b + root) / a, (-b - root) / a]
    } else if b != 0 {
      found = [-p / (2 * b)]
    }
    return found.filter { $0 > 0 && $0 < 1 }
  }
}
