// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import TintypeGeometry

/// Children line by line in tracks of known lengths.
///
/// The tracks lie across the direction in which lines follow each other: the columns of a vertical
/// grid, the rows of a horizontal one.
///
/// **Source:** facts `measured.md` (adaptive tracks), `layout-cases.json` 83; fixed tracks take
/// their length first, then each flexible or adaptive item in turn takes an equal share of the rest,
/// within its limits.
package struct LazyGridRule: ContainerRule {
  /// What was asked of one track, or of a run of equal ones.
  package struct Item {
    package enum Size: Sendable {
      /// Points.
      case fixed(Double)
      /// One track within limits.
      case flexible(minimum: Double, maximum: Double)
      /// As many tracks as fit, within limits.
      case adaptive(minimum: Double, maximum: Double)
    }

    package var size: Size
    /// Points to the next track; `nil` for 8.
    package var spacing: Double?
    /// The guides on which children lie in their cells; `nil` takes the grid's.
    package var alignment: GuidePair?

    package init(size: Size, spacing: Double?, alignment: GuidePair?) {
      self.size = size
      self.spacing = spacing
      self.alignment = alignment
    }
  }

  private let main: Axis
  private let items: [Item]
  private let alignment: GuidePair
  private let spacing: Double

  /// - Parameters:
  ///   - axis: The direction in which lines follow each other.
  ///   - items: The tracks of each line; none gives none.
  ///   - alignment: The guides on which children lie in their cells, unless a track has its own.
  ///   - spacing: Points between lines; `nil` for 8.
  package init(axis: Axis, items: [Item], alignment: GuidePair, spacing: Double?) {
    main = axis
    self.items = items
    self.alignment = alignment
    self.spacing = spacing ?? Spacing.fallback
  }

  package var details: [RuleDetail] {
    [RuleDetail("alignment", alignment.name)] + RuleDetail.length("spacing", spacing)
  }

  package func sizeThatFits(_ proposal: ProposedSize, children: [LayoutNode]) -> Size {
    let tracks = tracks(in: proposal[main.cross])
    let lines = lines(of: children, tracks)
    var size = Size.zero
    size[main.cross] = tracks.last?.end ?? 0
    size[main] = lines.last.map { $0.start + $0.length } ?? 0
    return size
  }

  package func placements(
    _ proposal: ProposedSize,
    size: Size,
    children: [LayoutNode]
  ) -> [Placement] {
    let tracks = tracks(in: proposal[main.cross])
    return lines(of: children, tracks).flatMap { line in
      line.cells.map { cell in
        var box = Size.zero
        box[main] = line.length
        box[main.cross] = cell.length
        let offer = offer(cell.length)
        var origin = children[cell.child].alignedOrigin(
          in: box,
          proposal: offer,
          alignment: cell.alignment
        )
        origin[main] += line.start
        origin[main.cross] += cell.start
        return Placement(child: cell.child, origin: origin, proposal: offer)
      }
    }
  }

  package func spacing(children: [LayoutNode]) -> Spacing { .ordinary }

  // MARK: Tracks

  private struct Track {
    let start: Double
    let length: Double
    let alignment: GuidePair
    var end: Double { start + length }
  }

  /// The tracks of every line; without an offer flexible ones take their minimum.
  private func tracks(in length: Double?) -> [Track] {
    var remaining = length ?? 0
    for item in items {
      if case .fixed(let length) = item.size { remaining -= length }
    }
    for item in items.dropLast() { remaining -= item.spacing ?? Spacing.fallback }
    var waiting = items.count { if case .fixed = $0.size { false } else { true } }
    var tracks: [Track] = []
    var position = 0.0
    for item in items {
      let gap = item.spacing ?? Spacing.fallback
      let lengths: [Double]
      if case .fixed(let length) = item.size {
        lengths = [length]
      } else {
        lengths = item.lengths(share: max(0, remaining) / Double(waiting), gap: gap)
        remaining -= lengths.reduce(0, +) + gap * Double(lengths.count - 1)
        waiting -= 1
      }
      for length in lengths {
        let track = Track(start: position, length: length, alignment: item.alignment ?? alignment)
        tracks.append(track)
        position = track.end + gap
      }
    }
    return tracks
  }

  // MARK: Lines

  private struct Cell {
    let child: Int
    let start: Double
    let length: Double
    let alignment: GuidePair
  }

  private struct Line {
    var start = 0.0
    var length = 0.0
    var cells: [Cell] = []
  }

  private func offer(_ length: Double) -> ProposedSize {
    var offer = ProposedSize.unspecified
    offer[main.cross] = length
    return offer
  }

  private func lines(of children: [LayoutNode], _ tracks: [Track]) -> [Line] {
    guard let end = tracks.last?.end else { return [] }
    var lines: [Line] = []
    var line = Line()
    func finish() {
      guard !line.cells.isEmpty else { return }
      let next = line.start + line.length + spacing
      lines.append(line)
      line = Line(start: next)
    }
    for (index, child) in children.enumerated() {
      let spans = child.traits.spansLine
      if spans { finish() }
      let track = tracks[spans ? 0 : line.cells.count]
      let cell = Cell(
        child: index,
        start: track.start,
        length: spans ? end : track.length,
        alignment: spans ? alignment : track.alignment
      )
      line.length = max(line.length, child.size(for: offer(cell.length))[main])
      line.cells.append(cell)
      if spans || line.cells.count == tracks.count { finish() }
    }
    finish()
    return lines
  }
}

extension LazyGridRule.Item {
  /// The lengths of the tracks that this item makes of its share of the space.
  fileprivate func lengths(share: Double, gap: Double) -> [Double] {
    switch size {
    case .fixed(let length): return [length]
    case .flexible(let minimum, let maximum): return [max(minimum, min(maximum, share))]
    case .adaptive(let minimum, let maximum):
      let fitting = ((share + gap) / max(minimum + gap, 1e-3)).rounded(.down)
      // More tracks than any picture has points are an endless row.
      let count = fitting.isFinite ? max(1, min(fitting, 10_000)) : 1
      let even = (share - gap * (count - 1)) / count
      return [Double](repeating: max(minimum, min(maximum, even)), count: Int(count))
    }
  }
}
