// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

extension BezierPath {
  /// The path with its curves replaced by straight lines.
  ///
  /// - `tolerance`: Farthest distance of a line from its curve, in the path's units, > 0.
  package func flattened(tolerance: Double) -> BezierPath {
    var result = BezierPath()
    result.reserveCapacity(elements.count)
    forEachSegment { segment in
      switch segment {
      case .move(let p): result.move(to: p)
      case .line(_, let p): result.line(to: p)
      case .curve(let c):
        let n = c.steps(tolerance: tolerance)
        for i in 1..<Swift.max(1, n) { result.line(to: c.point(at: Double(i) / Double(n))) }
        result.line(to: c.to)
      case .close: result.close()
      }
    }
    return result
  }

  /// How many lines replace the path's curves and lines at a tolerance.
  package func lineCount(tolerance: Double) -> Int {
    var count = 0
    forEachSegment { segment in
      if case .curve(let curve) = segment { count += curve.steps(tolerance: tolerance) }
      count += 1
    }
    return count
  }

  /// The length of all lines and curves, the closing ones included.
  package var length: Double {
    var sum = 0.0
    forEachSegment { segment in
      sum += segment.length
    }
    return sum
  }

  /// An element together with where it begins.
  enum Segment {
    case move(Point)
    case line(Point, Point)
    case curve(CubicSegment)
    /// The line back to the contour's start.
    case close(Point, Point)

    var length: Double {
      switch self {
      case .move: 0
      case .line(let p, let q), .close(let p, let q): p.distance(to: q)
      case .curve(let c): ArcLength(c).total
      }
    }
  }

  func forEachSegment(_ body: (Segment) -> Void) {
    var current = Point.zero
    var start = Point.zero
    for element in elements {
      switch element {
      case .move(let p):
        body(.move(p))
        (current, start) = (p, p)
      case .line(let p):
        body(.line(current, p))
        current = p
      case .quad(let c, let p):
        body(.curve(CubicSegment(from: current, control: c, to: p)))
        current = p
      case .cubic(let c1, let c2, let p):
        body(.curve(CubicSegment(from: current, control1: c1, control2: c2, to: p)))
        current = p
      case .close:
        body(.close(current, start))
        current = start
      }
    }
  }
}

/// The way along one curve.
struct ArcLength {
  private static let steps = 32
  /// Length up to each of equal steps in t.
  private var sums: [Double] = [0]
  private let curve: CubicSegment

  /// Each step by Simpson's rule over the speed, exact to about 1e-6 of the length for smooth
  /// curves.
  init(_ curve: CubicSegment) {
    self.curve = curve
    let h = 1 / Double(Self.steps)
    var sum = 0.0
    var before = Self.speed(curve, 0)
    for i in 0..<Self.steps {
      let t = Double(i) * h
      let after = Self.speed(curve, t + h)
      sum += (before + 4 * Self.speed(curve, t + h / 2) + after) * (h / 6)
      sums.append(sum)
      before = after
    }
  }

  private static func speed(_ c: CubicSegment, _ t: Double) -> Double {
    let u = 1 - t
    let d =
      (c.control1 - c.from) * (3 * u * u) + (c.control2 - c.control1) * (6 * u * t)
      + (c.to - c.control2) * (3 * t * t)
    return d.squaredLength.squareRoot()
  }

  var total: Double { sums[Self.steps] }

  /// The place t at a distance from the start.
  func place(at distance: Double) -> Double {
    if distance <= 0 { return 0 }
    if distance >= total { return 1 }
    var i = 0
    while i < Self.steps - 1 && sums[i + 1] < distance { i += 1 }
    let step = sums[i + 1] - sums[i]
    let share = step > 0 ? (distance - sums[i]) / step : 0
    return (Double(i) + share) / Double(Self.steps)
  }
}
