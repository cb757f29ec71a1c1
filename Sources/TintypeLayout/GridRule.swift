// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import TintypeGeometry

/// Children in rows and columns, all cells of a column equally wide and of a row equally high.
///
/// A column takes what its widest cell takes, and a row what its highest takes; columns and rows with
/// cells that know no limit share what the others leave. Cells over several columns widen these
/// evenly when they need more. Children without a row of their own stand alone in one, across all columns.
///
/// **Source:** facts `layout-defaults.json` (Grid); Apple's documentation of `Grid`. The order of
/// the negotiation isn't published.
package struct GridRule: ContainerRule {
  private let alignment: GuidePair
  private let explicitSpacing: (horizontal: Double?, vertical: Double?)

  /// - Parameters:
  ///   - alignment: The guides on which cells lie in their columns and rows.
  ///   - horizontalSpacing: Points between columns; `nil` asks each pair of neighbours.
  ///   - verticalSpacing: Points between rows; `nil` asks each pair of neighbours.
  package init(
    alignment: GuidePair,
    horizontalSpacing: Double?,
    verticalSpacing: Double?
  ) {
    self.alignment = alignment
    explicitSpacing = (horizontalSpacing, verticalSpacing)
  }

  package var details: [RuleDetail] {
    [RuleDetail("alignment", alignment.name)]
      + RuleDetail.length("horizontalSpacing", explicitSpacing.horizontal)
      + RuleDetail.length("verticalSpacing", explicitSpacing.vertical)
  }

  package func sizeThatFits(_ proposal: ProposedSize, children: [LayoutNode]) -> Size {
    let plan = plan(proposal, children)
    return Size(width: plan.columns.total, height: plan.rows.total)
  }

  package func placements(
    _ proposal: ProposedSize,
    size: Size,
    children: [LayoutNode]
  ) -> [Placement] {
    let plan = plan(proposal, children)
    let (lefts, tops) = (plan.columns.starts, plan.rows.starts)
    return plan.table.cells.map { cell in
      let offer = plan.offer(cell)
      let origin = Point(
        x: lefts[cell.columns.lowerBound] + plan.inset(of: cell, along: .horizontal),
        y: tops[cell.row] + plan.inset(of: cell, along: .vertical)
      )
      return Placement(child: cell.index, origin: origin, proposal: offer)
    }
  }

  package func spacing(children: [LayoutNode]) -> Spacing { .ordinary }

  private func plan(_ proposal: ProposedSize, _ children: [LayoutNode]) -> GridPlan {
    let table = GridTable(children, alignment: alignment)
    return GridPlan(
      table: table,
      proposal: proposal,
      gaps: (
        table.gaps(along: .horizontal, explicit: explicitSpacing.horizontal),
        table.gaps(along: .vertical, explicit: explicitSpacing.vertical)
      )
    )
  }
}

/// Which child stands where in a grid.
@MainActor struct GridTable {
  @MainActor struct Cell {
    /// Index among the grid's children.
    let index: Int
    let node: LayoutNode
    let row: Int
    let columns: Range<Int>
    let guides: GuidePair

    /// Whether the cell has a say in how long its column or row is.
    func isSized(along axis: Axis) -> Bool { !node.traits.gridUnsizedAxes.contains(axis) }
  }

  private(set) var cells: [Cell] = []
  private(set) var rowCount = 0
  private(set) var columnCount = 1

  init(_ children: [LayoutNode], alignment: GuidePair) {
    let rows = Self.rows(of: children)
    rowCount = rows.count
    columnCount = rows.reduce(1) { count, row in
      max(count, row.isWhole ? 1 : row.indices.reduce(0) { $0 + children[$1].traits.columnSpan })
    }
    let columnGuides = self.columnGuides(rows, children)
    for (number, row) in rows.enumerated() {
      var column = 0
      for index in row.indices {
        let node = children[index]
        let span = row.isWhole ? columnCount : min(columnCount, node.traits.columnSpan)
        let guide = span == 1 ? columnGuides[column] : node.traits.gridColumnAlignment
        let cell = Cell(
          index: index,
          node: node,
          row: number,
          columns: column..<(column + span),
          guides: GuidePair(
            horizontal: guide ?? alignment.horizontal,
            vertical: node.traits.gridRow?.alignment ?? alignment.vertical
          )
        )
        cells.append(cell)
        column += span
      }
    }
  }

  private struct Row {
    let id: Int?
    var indices: [Int]
    /// A child that belongs to no row stands in one of its own.
    var isWhole: Bool { id == nil }
  }

  private static func rows(of children: [LayoutNode]) -> [Row] {
    var rows: [Row] = []
    for (index, child) in children.enumerated() {
      let id = child.traits.gridRow?.id
      if let id, rows.last?.id == id {
        rows[rows.count - 1].indices.append(index)
      } else {
        rows.append(Row(id: id, indices: [index]))
      }
    }
    return rows
  }

  /// One cell sets the guide of its whole column; the first that does so counts.
  private func columnGuides(_ rows: [Row], _ children: [LayoutNode]) -> [AlignmentGuide?] {
    var guides = [AlignmentGuide?](repeating: nil, count: columnCount)
    for row in rows where !row.isWhole {
      var column = 0
      for index in row.indices where column < columnCount {
        let traits = children[index].traits
        if guides[column] == nil { guides[column] = traits.gridColumnAlignment }
        column += traits.columnSpan
      }
    }
    return guides
  }

  /// The distances between neighbouring columns or rows: the largest that any pair of cells wants.
  func gaps(along axis: Axis, explicit: Double?) -> [Double] {
    let count = (axis == .horizontal ? columnCount : rowCount) - 1
    guard count > 0 else { return [] }
    if let explicit { return [Double](repeating: explicit, count: count) }
    var gaps = [Double?](repeating: nil, count: count)
    for (first, second) in axis == .horizontal ? neighboursInRows : neighboursInColumns {
      let gap = (axis == .horizontal ? first.columns.upperBound : first.row + 1) - 1
      let distance = first.node.spacing.distance(to: second.node.spacing, along: axis)
      gaps[gap] = max(gaps[gap] ?? distance, distance)
    }
    return gaps.map { $0 ?? Spacing.fallback }
  }

  private var neighboursInRows: [(Cell, Cell)] {
    zip(cells, cells.dropFirst()).filter { $0.row == $1.row }
  }

  private var neighboursInColumns: [(Cell, Cell)] {
    var last = [Cell?](repeating: nil, count: columnCount)
    var pairs: [(Cell, Cell)] = []
    for cell in cells {
      for column in cell.columns {
        if let above = last[column], above.row == cell.row - 1 { pairs.append((above, cell)) }
        last[column] = cell
      }
    }
    return pairs
  }
}

extension LayoutTraits {
  fileprivate var columnSpan: Int { max(1, gridColumns) }
}
