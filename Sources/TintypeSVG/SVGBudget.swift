// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry

/// How much a picture may still draw, so that a small file of many references can't take forever.
struct SVGBudget {
  /// Most elements within each other, those drawn by reference included.
  static let depth = 100

  private var elements = 100_000
  private var stops = 200_000
  /// Bytes of attributes that are read, again each time that an element is used.
  private var text = 256 << 20
  private var segments = 2_000_000
  private var tracedSegments = 100_000
  private var dashes = 50_000.0

  /// Farthest coordinates that are drawn, so that none gets out of range when the picture is placed.
  private static let farthest = 1e9

  static func isNearby(_ p: Point) -> Bool {
    p.x.magnitude <= farthest && p.y.magnitude <= farthest
  }

  static func isNearby(_ t: AffineTransform) -> Bool {
    isNearby(Point(x: t.a, y: t.b)) && isNearby(Point(x: t.c, y: t.d))
      && isNearby(Point(x: t.tx, y: t.ty))
  }

  static func isNearby(_ box: Rect) -> Bool {
    isNearby(box.origin) && isNearby(Point(x: box.maxX, y: box.maxY))
  }

  static func tooFar(_ element: XMLElement) -> SVGError {
    .outOfRange(element: element.name, line: element.line)
  }

  mutating func count(_ element: XMLElement) throws(SVGError) {
    elements -= 1
    guard elements >= 0 else { throw .tooLarge(limit: "100000 elements drawn") }
    try count(text: element.size)
  }

  mutating func count(_ gradient: SVGGradient) throws(SVGError) {
    for element in gradient.elements {
      stops -= 1
      try count(text: element.size)
    }
    guard stops >= 0 else { throw .tooLarge(limit: "200000 colours of gradients") }
  }

  private mutating func count(text size: Int) throws(SVGError) {
    text -= size
    guard text >= 0 else { throw .tooLarge(limit: "256 MiB of attributes used") }
  }

  mutating func count(_ path: BezierPath) throws(SVGError) {
    segments -= path.elements.count
    guard segments >= 0 else { throw .tooLarge(limit: "2000000 lines and curves") }
  }

  mutating func count(_ options: StrokeOptions, along path: BezierPath) throws(SVGError) {
    tracedSegments -= path.elements.count
    guard tracedSegments >= 0 else { throw .tooLarge(limit: "100000 lines and curves with a pen") }
    let pattern = options.dash.reduce(0, +)
    guard pattern > 0 else { return }
    dashes -= path.length / pattern * Double(options.dash.count)
    guard dashes >= 0 else { throw .tooLarge(limit: "50000 dashes") }
  }
}
