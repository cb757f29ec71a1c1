// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry

/// Reads the commands of a path's `d`.
///
/// **Source:** SVG 2, 9.3, "Path data".
struct SVGPathData {
  /// Why data is no path: what would have been right at a byte.
  struct Failure: Error {
    let position: Int
    let expected: String
  }

  /// More than any picture needs.
  private static let mostSegments = 1_000_000

  private var scanner: SVGScanner
  private var path = BezierPath()
  private var start = Point.zero
  private var current = Point.zero
  /// The last control point, which smooth curves mirror; the degree says whose it was.
  private var control: (point: Point, degree: Int)?

  static func path(_ text: String) throws(Failure) -> BezierPath {
    var data = SVGPathData(scanner: SVGScanner(text))
    try data.read()
    return data.path
  }

  private init(scanner: SVGScanner) { self.scanner = scanner }

  private mutating func read() throws(Failure) {
    var command: UInt8?
    scanner.skipSpaces()
    while let next = scanner.next {
      if let letter = takeLetter(next) {
        command = letter
      } else if command == UInt8(ascii: "m") {
        // More pairs after a move are lines.
        command = UInt8(ascii: "l")
      } else if command == UInt8(ascii: "M") {
        command = UInt8(ascii: "L")
      }
      guard let command, !(command | 32 == UInt8(ascii: "z") && command != next) else {
        throw failure("a command")
      }
      if path.isEmpty && command | 32 != UInt8(ascii: "m") { throw failure("a move (M) first") }
      guard path.elements.count < Self.mostSegments else {
        throw failure("at most \(Self.mostSegments) segments")
      }
      try add(command)
      scanner.skipSeparator()
    }
  }

  private mutating func takeLetter(_ next: UInt8) -> UInt8? {
    guard "MmLlHhVvCcSsQqTtAaZz".utf8.contains(next) else { return nil }
    _ = scanner.take(Unicode.Scalar(next))
    scanner.skipSpaces()
    return next
  }

  private mutating func add(_ command: UInt8) throws(Failure) {
    let isRelative = command & 32 != 0
    let origin = isRelative ? current : .zero
    let before = control
    control = nil
    switch Unicode.Scalar(command | 32) {
    case "m":
      current = try point(from: origin)
      start = current
      path.move(to: current)
    case "l": line(to: try point(from: origin))
    case "h": line(to: Point(x: origin.x + (try number()), y: current.y))
    case "v": line(to: Point(x: current.x, y: origin.y + (try number())))
    case "c":
      let first = try point(from: origin)
      try cubic(first, origin)
    case "s": try cubic(mirrored(before, degree: 3), origin)
    case "q":
      let handle = try point(from: origin)
      try quad(handle, origin)
    case "t": try quad(mirrored(before, degree: 2), origin)
    case "a": try arc(origin)
    default:
      path.close()
      current = start
    }
  }

  private mutating func begin() {
    // After a close a contour goes on where the last one began.
    if path.elements.last == .close { path.move(to: current) }
  }

  private mutating func line(to p: Point) {
    begin()
    path.line(to: p)
    current = p
  }

  private mutating func cubic(_ first: Point, _ origin: Point) throws(Failure) {
    let second = try point(from: origin)
    let end = try point(from: origin)
    begin()
    path.cubic(to: end, control1: first, control2: second)
    control = (second, 3)
    current = end
  }

  private mutating func quad(_ handle: Point, _ origin: Point) throws(Failure) {
    let end = try point(from: origin)
    begin()
    path.quad(to: end, control: handle)
    control = (handle, 2)
    current = end
  }

  private mutating func arc(_ origin: Point) throws(Failure) {
    let radii = Size(width: try number(), height: try number())
    let turn = try number()
    let isLarge = try flag()
    let isClockwise = try flag()
    let end = try point(from: origin)
    begin()
    path.arc(
      from: current,
      to: end,
      radii: radii,
      turn: turn * Maths.pi / 180,
      isLarge: isLarge,
      isClockwise: isClockwise
    )
    current = end
  }

  private func mirrored(_ before: (point: Point, degree: Int)?, degree: Int) -> Point {
    guard let before, before.degree == degree else { return current }
    return current * 2 - before.point
  }

  private mutating func point(from origin: Point) throws(Failure) -> Point {
    let (x, y) = (try number(), try number())
    return Point(x: origin.x + x, y: origin.y + y)
  }

  private mutating func number() throws(Failure) -> Double {
    scanner.skipSeparator()
    guard let number = scanner.number() else { throw failure("a number") }
    return number
  }

  private mutating func flag() throws(Failure) -> Bool {
    scanner.skipSeparator()
    guard let flag = scanner.flag() else { throw failure("0 or 1") }
    return flag
  }

  private func failure(_ expected: String) -> Failure {
    Failure(position: scanner.position, expected: expected)
  }
}
