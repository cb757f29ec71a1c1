// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry

/// Columns or rows of a grid with the distances between them.
struct GridTracks {
  var lengths: [Double]
  let gaps: [Double]

  var total: Double { length(of: lengths.indices) }

  /// From the start of the first to the end of the last of several tracks.
  func length(of tracks: Range<Int>) -> Double {
    guard let first = tracks.first, let last = tracks.last else { return 0 }
    return lengths[first...last].reduce(0, +) + gaps[first..<last].reduce(0, +)
  }

  /// Where each track begins.
  var starts: [Double] {
    var position = 0.0
    return lengths.indices.map { track in
      defer { position += lengths[track] + (track < gaps.count ? gaps[track] : 0) }
      return position
    }
  }

  /// Makes several tracks longer by the same amount each.
  mutating func extend(_ tracks: Range<Int>, to length: Double) {
    let missing = length - self.length(of: tracks)
    guard missing > 0 else { return }
    for track in tracks { lengths[track] += missing / Double(tracks.count) }
  }
}

/// The lengths of a grid's columns and rows for one proposal.
@MainActor struct GridPlan {
  let table: GridTable
  private(set) var columns: GridTracks
  private(set) var rows: GridTracks
  /// How far the cells of each column and row reach before and after their common guide.
  private var columnExtents: [Extent]
  private var rowExtents: [Extent]

  private typealias Cell = GridTable.Cell

  private struct Extent {
    var before = -Double.infinity
    var after = -Double.infinity
    /// The longest cell that lies on no common guide.
    var unaligned = 0.0
    var aligned: Double { before == -.infinity ? 0 : max(0, before + after) }
    var length: Double { max(aligned, unaligned) }

    mutating func include(length: Double, guide: Double) {
      before = max(before, guide)
      after = max(after, length - guide)
    }
  }

  init(
    table: GridTable,
    proposal: ProposedSize,
    gaps: (horizontal: [Double], vertical: [Double])
  ) {
    self.table = table
    columns = GridTracks(lengths: [], gaps: gaps.horizontal)
    rows = GridTracks(lengths: [], gaps: gaps.vertical)
    columnExtents = []
    rowExtents = []
    // Until the rows are known, cells are asked as if all rows had the same height.
    let height = proposal.height.map { height in
      max(0, height - gaps.vertical.reduce(0, +)) / Double(max(1, table.rowCount))
    }
    layOutColumns(width: proposal.width, cellHeight: height)
    layOutRows(height: proposal.height)
  }

  func offer(_ cell: GridTable.Cell) -> ProposedSize {
    ProposedSize(width: columns.length(of: cell.columns), height: rows.lengths[cell.row])
  }

  /// Where a cell's content begins in the cell.
  func inset(of cell: GridTable.Cell, along axis: Axis) -> Double {
    let offer = offer(cell)
    let box = offer.replacingUnspecified()
    let dimensions = cell.node.dimensions(for: offer)
    if let anchor = cell.node.traits.gridAnchor {
      return anchor[axis] * (box[axis] - dimensions.size[axis])
    }
    let guide = cell.guides[axis]
    let extent = axis == .horizontal ? columnExtents[cell.columns.lowerBound] : rowExtents[cell.row]
    let isShared = axis == .vertical || cell.columns.count == 1
    guard isShared, cell.isSized(along: axis), extent.before > -.infinity else {
      return GuideContext(size: box)[guide] - dimensions[guide]
    }
    // A track that is longer than its cells keeps them where the guide lies in the track.
    var inner = box
    inner[axis] = extent.aligned
    let slack = GuideContext(size: box)[guide] - GuideContext(size: inner)[guide]
    return slack + extent.before - dimensions[guide]
  }

  // MARK: Columns

  private mutating func layOutColumns(width: Double?, cellHeight: Double?) {
    var byColumn = [[Cell]](repeating: [], count: table.columnCount)
    var wide: [Cell] = []
    for cell in table.cells where cell.isSized(along: .horizontal) {
      if cell.columns.count == 1 {
        byColumn[cell.columns.lowerBound].append(cell)
      } else {
        wide.append(cell)
      }
    }
    func extent(_ column: Int, _ offer: Double?) -> Extent {
      Self.extent(byColumn[column], .horizontal) { _ in
        ProposedSize(width: offer, height: cellHeight)
      }
    }
    let free = width.map { $0 - columns.gaps.reduce(0, +) }
    let offers = Self.offers(free, count: table.columnCount) { extent($0, $1).length }
    columnExtents = offers.enumerated().map { extent($0, $1) }
    columns.lengths = columnExtents.map(\.length)
    for cell in wide { widen(for: cell, width: width, cellHeight: cellHeight) }
  }

  /// A cell over several columns may use what the columns leave of the grid's width.
  private mutating func widen(for cell: GridTable.Cell, width: Double?, cellHeight: Double?) {
    let own = columns.length(of: cell.columns)
    let offer = width.map { own + max(0, $0 - columns.total) }
    let size = cell.node.size(for: ProposedSize(width: offer, height: cellHeight))
    columns.extend(cell.columns, to: size.width)
  }

  // MARK: Rows

  private mutating func layOutRows(height: Double?) {
    var byRow = [[Cell]](repeating: [], count: table.rowCount)
    for cell in table.cells where cell.isSized(along: .vertical) { byRow[cell.row].append(cell) }
    let columns = columns
    func extent(_ row: Int, _ offer: Double?) -> Extent {
      Self.extent(byRow[row], .vertical) { cell in
        ProposedSize(width: columns.length(of: cell.columns), height: offer)
      }
    }
    let free = height.map { $0 - rows.gaps.reduce(0, +) }
    let offers = Self.offers(free, count: table.rowCount) { extent($0, $1).length }
    rowExtents = offers.enumerated().map { extent($0, $1) }
    rows.lengths = rowExtents.map(\.length)
  }

  // MARK: Both

  private static func offers(
    _ total: Double?,
    count: Int,
    length: (Int, Double?) -> Double
  ) -> [Double?] {
    guard let total else { return [Double?](repeating: nil, count: count) }
    // Tracks of a limited length come first; the unlimited ones share what these leave.
    let takers = (0..<count).map { track in
      var taker = LengthShare.Taker { length(track, $0) }
      taker.priority = taker.flexibility.isFinite ? 1 : 0
      return taker
    }
    return LengthShare.offers(total, among: takers) { length($0, $1) }
  }

  private static func extent(
    _ cells: [GridTable.Cell],
    _ axis: Axis,
    _ offer: (GridTable.Cell) -> ProposedSize
  ) -> Extent {
    var result = Extent()
    for cell in cells {
      let dimensions = cell.node.dimensions(for: offer(cell))
      let length = dimensions.size[axis]
      // A guide of an infinite length is no number.
      if length.isFinite && cell.node.traits.gridAnchor == nil {
        result.include(length: length, guide: dimensions[cell.guides[axis]])
      } else {
        result.unaligned = max(result.unaligned, length)
      }
    }
    return result
  }
}
