// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry

/// The outlines of the basic shapes.
///
/// **Source:** SVG 2, chapter 10; where each outline begins shows when it is dashed.
enum SVGShape {
  private static let names: Set<String> = [
    "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
  ]

  static func isShape(_ element: XMLElement) -> Bool { names.contains(element.name) }

  /// The outline of a shape in its own coordinates; empty when nothing of it is drawn.
  static func path(of element: XMLElement, in viewport: Size) throws(SVGError) -> BezierPath {
    let reader = Reader(element: element, viewport: viewport)
    switch element.name {
    case "path": return try reader.data()
    case "rect": return try reader.rect()
    case "circle":
      let radius = try reader.length("r", .other) ?? 0
      return try reader.ellipse(radius, radius)
    case "ellipse":
      let (rx, ry) = (try reader.length("rx", .width), try reader.length("ry", .height))
      return try reader.ellipse(rx ?? ry ?? 0, ry ?? rx ?? 0)
    case "line":
      var path = BezierPath()
      path.move(to: try reader.point("x1", "y1"))
      path.line(to: try reader.point("x2", "y2"))
      return path
    default:
      var path = try reader.points()
      if element.name == "polygon" { path.close() }
      return path
    }
  }

  private struct Reader {
    let element: XMLElement
    let viewport: Size

    func length(_ name: String, _ direction: SVGLength.Direction) throws(SVGError) -> Double? {
      try SVGDocument.length(name, of: element)?.value(in: viewport, direction)
    }

    func point(_ x: String, _ y: String) throws(SVGError) -> Point {
      Point(x: try length(x, .width) ?? 0, y: try length(y, .height) ?? 0)
    }

    func ellipse(_ rx: Double, _ ry: Double) throws(SVGError) -> BezierPath {
      let center = try point("cx", "cy")
      guard rx > 0, ry > 0 else { return BezierPath() }
      return BezierPath(
        ellipseIn: Rect(x: center.x - rx, y: center.y - ry, width: 2 * rx, height: 2 * ry)
      )
    }

    func rect() throws(SVGError) -> BezierPath {
      let origin = try point("x", "y")
      let width = try length("width", .width) ?? 0
      let height = try length("height", .height) ?? 0
      guard width > 0, height > 0 else { return BezierPath() }
      let rect = Rect(origin: origin, size: Size(width: width, height: height))
      let (rx, ry) = (try length("rx", .width), try length("ry", .height))
      let radii = Size(
        width: min(max(0, rx ?? ry ?? 0), width / 2),
        height: min(max(0, ry ?? rx ?? 0), height / 2)
      )
      return radii.isEmpty ? BezierPath(rect: rect) : Self.rounded(rect, radii)
    }

    private static func rounded(_ r: Rect, _ radii: Size) -> BezierPath {
      let (x, y) = (radii.width, radii.height)
      var path = BezierPath()
      func corner(to x: Double, _ y: Double) {
        guard let from = path.currentPoint else { return }
        path.arc(
          from: from,
          to: Point(x: x, y: y),
          radii: radii,
          turn: 0,
          isLarge: false,
          isClockwise: true
        )
      }
      path.move(to: Point(x: r.minX + x, y: r.minY))
      path.line(to: Point(x: r.maxX - x, y: r.minY))
      corner(to: r.maxX, r.minY + y)
      path.line(to: Point(x: r.maxX, y: r.maxY - y))
      corner(to: r.maxX - x, r.maxY)
      path.line(to: Point(x: r.minX + x, y: r.maxY))
      corner(to: r.minX, r.maxY - y)
      path.line(to: Point(x: r.minX, y: r.minY + y))
      corner(to: r.minX + x, r.minY)
      path.close()
      return path
    }

    func points() throws(SVGError) -> BezierPath {
      let text = element.attributes["points"] ?? ""
      guard let numbers = SVGScanner.numbers(text), numbers.count % 2 == 0 else {
        throw .invalid(
          attribute: "points",
          value: String(text.prefix(40)),
          expected: "pairs of numbers",
          line: element.line
        )
      }
      var path = BezierPath()
      for i in stride(from: 0, to: numbers.count, by: 2) {
        path.line(to: Point(x: numbers[i], y: numbers[i + 1]))
      }
      return path
    }

    func data() throws(SVGError) -> BezierPath {
      let text = element.attributes["d"] ?? ""
      if text.trimmed == "none" { return BezierPath() }
      do {
        return try SVGPathData.path(text)
      } catch {
        let shown = String(
          decoding: text.utf8.dropFirst(max(0, error.position - 12)).prefix(24),
          as: UTF8.self
        )
        throw .invalid(
          attribute: "d",
          value: "…\(shown)…",
          expected: "\(error.expected) at its byte \(error.position + 1)",
          line: element.line
        )
      }
    }
  }
}
