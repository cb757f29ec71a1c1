// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry

extension BezierPath {
  /// The outline with all stems thicker, for families without a bold weight.
  ///
  /// Every point moves along the bisector of its two edges, as FreeType's outline emboldening does.
  /// The glyph keeps its advance, so strength should stay near a third of a stem.
  func emboldened(by strength: Double) -> BezierPath {
    let contours = closedContours
    let area = contours.reduce(0) { $0 + Self.signedArea($1.flatMap(\.points)) }
    // Outer contours dominate, whichever way the font's format turns them.
    let distance = (area > 0 ? strength : -strength) / 2
    var result = BezierPath()
    for contour in contours {
      let points = contour.flatMap(\.points)
      let moved = points.indices.map { Self.moved(points, $0, by: distance) }
      result.appendContour(like: contour, points: moved)
    }
    return result
  }

  /// Elements from one `move` to the next, without the `close`.
  private var closedContours: [[Element]] {
    var contours: [[Element]] = []
    for element in elements {
      if case .move = element { contours.append([]) }
      if element != .close, !contours.isEmpty { contours[contours.count - 1].append(element) }
    }
    return contours
  }

  private static func signedArea(_ points: [Point]) -> Double {
    guard var last = points.last else { return 0 }
    var sum = 0.0
    for p in points {
      sum += last.x * p.y - p.x * last.y
      last = p
    }
    return sum / 2
  }

  private static func moved(_ points: [Point], _ index: Int, by distance: Double) -> Point {
    let p = points[index]
    let before = direction(points, from: index, step: -1)
    let after = direction(points, from: index, step: 1)
    guard let before, let after else { return p }
    // Normals to the right of the direction of travel; `before` points backwards.
    let (n1, n2) = (Point(x: -before.y, y: before.x), Point(x: after.y, y: -after.x))
    let sum = n1 + n2
    let length = sum.x * sum.x + sum.y * sum.y
    // At a sharp corner the mitre would fly off; four times the distance is enough.
    let k = 2 * distance / max(length, 0.5)
    return p + sum * k
  }

  /// The unit vector towards the next point that lies elsewhere.
  private static func direction(_ points: [Point], from index: Int, step: Int) -> Point? {
    for k in 1..<max(points.count, 2) {
      let other = points[((index + step * k) % points.count + points.count) % points.count]
      let length = points[index].distance(to: other)
      if length > 1e-9 { return (other - points[index]) * (1 / length) }
    }
    return nil
  }

  private mutating func appendContour(like elements: [Element], points: [Point]) {
    var rest = points[...]
    for element in elements {
      switch element {
      case .move: move(to: rest.removeFirst())
      case .line: line(to: rest.removeFirst())
      case .quad:
        let control = rest.removeFirst()
        quad(to: rest.removeFirst(), control: control)
      case .cubic:
        let (first, second) = (rest.removeFirst(), rest.removeFirst())
        cubic(to: rest.removeFirst(), control1: first, control2: second)
      case .close: break
      }
    }
    close()
  }
}

extension BezierPath.Element {
  /// The element's points in order, control points included.
  fileprivate var points: [Point] {
    switch self {
    case .move(let p), .line(let p): [p]
    case .quad(let c, let p): [c, p]
    case .cubic(let c1, let c2, let p): [c1, c2, p]
    case .close: []
    }
  }
}
