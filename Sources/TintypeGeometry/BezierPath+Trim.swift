// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

extension BezierPath {
  /// The part of the path between two shares of its length.
  ///
  /// Contours count one after the other. A contour that is cut stays open.
  ///
  /// - `start`: 0...1; values outside clamp.
  /// - `end`: 0...1; nothing remains when it isn't greater than `start`.
  package func trimmed(from start: Double, to end: Double) -> BezierPath {
    let (start, end) = (Swift.min(Swift.max(0, start), 1), Swift.min(Swift.max(0, end), 1))
    if start <= 0 && end >= 1 { return self }
    guard end > start else { return BezierPath() }
    let total = length
    guard total > 0, total.isFinite else { return BezierPath() }
    var trimmer = PathTrimmer(from: total * start, to: total * end)
    for contour in contours { trimmer.add(contour) }
    return trimmer.result
  }

  /// The segments of each contour.
  private var contours: [[Segment]] {
    var all: [[Segment]] = []
    forEachSegment { segment in
      if case .move = segment { return all.append([]) }
      if all.isEmpty { all.append([]) }
      if case .close? = all[all.count - 1].last { all.append([]) }
      all[all.count - 1].append(segment)
    }
    return all
  }
}

/// Copies the parts of segments that lie within a range of lengths.
private struct PathTrimmer {
  let from: Double
  let to: Double
  var position = 0.0
  var isOpen = false
  var result = BezierPath()

  init(from: Double, to: Double) {
    self.from = from
    self.to = to
  }

  mutating func add(_ contour: [BezierPath.Segment]) {
    isOpen = false
    let lengths = contour.map(\.length)
    let whole = position >= from && position + lengths.reduce(0, +) <= to
    for (segment, length) in zip(contour, lengths) {
      let (a, b) = (Swift.max(0, from - position), Swift.min(length, to - position))
      position += length
      guard b > a else { continue }
      switch segment {
      case .move: break
      case .line(let p, let q), .close(let p, let q): addLine(p, q, a / length, b / length)
      case .curve(let curve):
        let way = ArcLength(curve)
        let part = curve.part(from: way.place(at: a), to: way.place(at: b))
        open(at: part.from)
        result.cubic(to: part.to, control1: part.control1, control2: part.control2)
      }
    }
    if whole, case .close? = contour.last, isOpen { result.close() }
  }

  private mutating func addLine(_ p: Point, _ q: Point, _ a: Double, _ b: Double) {
    open(at: p.interpolated(to: q, at: a))
    result.line(to: b >= 1 ? q : p.interpolated(to: q, at: b))
  }

  private mutating func open(at p: Point) {
    if isOpen { return }
    result.move(to: p)
    isOpen = true
  }
}
