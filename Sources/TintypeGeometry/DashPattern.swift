// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Cuts a line into dashes.
struct DashPattern {
  private let lengths: [Double]
  private let total: Double
  private let phase: Double
  /// More dashes than anyone can see: the line counts as solid.
  private static let mostDashes = 1_000_000.0

  /// `nil` when the pattern leaves the line solid: empty, negative or without length.
  init?(_ dash: [Double], phase: Double) {
    guard !dash.isEmpty, dash.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
    // An odd pattern takes turns: its dashes are gaps the next time.
    lengths = dash.count % 2 == 0 ? dash : dash + dash
    total = lengths.reduce(0, +)
    guard total > 0, total.isFinite else { return nil }
    let phase = phase.isFinite ? phase : 0
    self.phase = phase - (phase / total).rounded(.down) * total
  }

  /// The element of the pattern at the line's start and how much of it is left.
  private var start: (index: Int, left: Double) {
    var rest = phase
    for (i, length) in lengths.enumerated() {
      if rest < length || (rest == 0 && length == 0) { return (i, length - rest) }
      rest -= length
    }
    return (0, lengths[0])
  }

  func dashes(of line: Polyline) -> [Polyline] {
    let length = line.pieces.reduce(0) { $0 + $1.length }
    if length / total > Self.mostDashes { return [line] }
    var (index, left) = start
    var isOn: Bool { index % 2 == 0 }
    let startsOn = isOn
    var dashes: [Polyline] = []
    var dash = Polyline()
    for piece in line.pieces {
      let pieceLength = piece.length
      var at = 0.0
      while pieceLength - at > left {
        if isOn {
          dash.append(piece, from: at, to: at + left, of: pieceLength)
          dashes.append(dash)
          dash = Polyline()
        }
        at += left
        index = (index + 1) % lengths.count
        left = lengths[index]
      }
      if isOn { dash.append(piece, from: at, to: pieceLength, of: pieceLength) }
      left -= pieceLength - at
    }
    if dash.pieces.isEmpty && dash.dot == nil { return dashes }
    if line.isClosed && startsOn && !dashes.isEmpty {
      // The last dash runs on into the first across the contour's start.
      dashes[0].pieces = dash.pieces + dashes[0].pieces
    } else {
      dash.isClosed = line.isClosed && dashes.isEmpty
      dashes.append(dash)
    }
    return dashes
  }
}

extension Polyline {
  fileprivate mutating func append(
    _ piece: Piece,
    from a: Double,
    to b: Double,
    of length: Double
  ) {
    let (s, t) = (a / length, b / length)
    func direction(_ share: Double) -> Point {
      let mixed = piece.startDirection.interpolated(to: piece.endDirection, at: share)
      return mixed.normalized ?? piece.startDirection
    }
    let from = piece.from.interpolated(to: piece.to, at: s)
    // A dash of no length still has caps, in the line's direction.
    let to = piece.from.interpolated(to: piece.to, at: t)
    pieces.append(
      Piece(from: from, to: to, startDirection: direction(s), endDirection: direction(t))
    )
  }
}
