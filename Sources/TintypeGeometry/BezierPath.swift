// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Outlines made of straight lines and Bézier curves.
///
/// Coordinates are points, y down. A contour begins with `move`; a fill closes open contours.
package struct BezierPath: Hashable, Sendable {
  package enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case quad(control: Point, to: Point)
    case cubic(control1: Point, control2: Point, to: Point)
    case close
  }

  package private(set) var elements: [Element] = []
  package private(set) var currentPoint: Point?
  private var contourStart: Point?

  package init() {}

  package var isEmpty: Bool { elements.isEmpty }

  package mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }

  package mutating func move(to p: Point) {
    elements.append(.move(p))
    currentPoint = p
    contourStart = p
  }

  /// Adds a straight line.
  ///
  /// Without a current point it only moves there.
  package mutating func line(to p: Point) {
    guard currentPoint != nil else { return move(to: p) }
    elements.append(.line(p))
    currentPoint = p
  }

  package mutating func quad(to p: Point, control: Point) {
    if currentPoint == nil { move(to: control) }
    elements.append(.quad(control: control, to: p))
    currentPoint = p
  }

  package mutating func cubic(to p: Point, control1: Point, control2: Point) {
    if currentPoint == nil { move(to: control1) }
    elements.append(.cubic(control1: control1, control2: control2, to: p))
    currentPoint = p
  }

  package mutating func close() {
    guard currentPoint != nil, elements.last != .close else { return }
    elements.append(.close)
    currentPoint = contourStart
  }

  package mutating func append(_ other: BezierPath) {
    elements.append(contentsOf: other.elements)
    currentPoint = other.currentPoint ?? currentPoint
    contourStart = other.contourStart ?? contourStart
  }

  /// The path seen through a map of the plane.
  package func applying(_ t: AffineTransform) -> BezierPath {
    var result = BezierPath()
    result.elements = elements.map { element in
      switch element {
      case .move(let p): .move(t.apply(p))
      case .line(let p): .line(t.apply(p))
      case .quad(let c, let p): .quad(control: t.apply(c), to: t.apply(p))
      case .cubic(let c1, let c2, let p):
        .cubic(control1: t.apply(c1), control2: t.apply(c2), to: t.apply(p))
      case .close: .close
      }
    }
    result.currentPoint = currentPoint.map(t.apply)
    result.contourStart = contourStart.map(t.apply)
    return result
  }

  /// The smallest rectangle around all points of the path, control points included.
  package var controlBox: Rect {
    var box: (minX: Double, minY: Double, maxX: Double, maxY: Double)?
    func add(_ p: Point) {
      guard let b = box else { return box = (p.x, p.y, p.x, p.y) }
      box = (min(b.minX, p.x), min(b.minY, p.y), max(b.maxX, p.x), max(b.maxY, p.y))
    }
    for element in elements {
      switch element {
      case .move(let p), .line(let p): add(p)
      case .quad(let c, let p):
        add(c)
        add(p)
      case .cubic(let c1, let c2, let p):
        add(c1)
        add(c2)
        add(p)
      case .close: break
      }
    }
    guard let box else { return .zero }
    return Rect(minX: box.minX, minY: box.minY, maxX: box.maxX, maxY: box.maxY)
  }

  /// Whether every coordinate is a number, so that the path can be drawn.
  package var isFinite: Bool {
    let box = controlBox
    return box.minX.isFinite && box.minY.isFinite && box.width.isFinite && box.height.isFinite
  }
}
