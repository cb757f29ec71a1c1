// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry
import TintypeLayout

/// Columns share the width as the children of a row do; the expected numbers follow from that.
@MainActor @Suite struct GridRuleTests {
  private let rule = GridRule(
    alignment: TestGuide.center,
    horizontalSpacing: nil,
    verticalSpacing: nil
  )

  private func row(_ id: Int, _ cells: [LayoutNode]) -> [LayoutNode] {
    cells.map { TestNode.traits($0) { $0.gridRow = GridRowTrait(id: id, alignment: nil) } }
  }

  private let wide = ProposedSize(width: 100, height: 100)

  @Test func columnTakesItsWidestCell() {
    let cells =
      row(1, [TestNode.box(20, 10), TestNode.box(10, 10)])
      + row(2, [TestNode.box(30, 10), TestNode.box(16, 20)])
    // Columns 30 and 16, rows 10 and 20, gaps 8; cells centred.
    #expect(
      TestNode.frames(rule, cells, in: wide) == [
        "5,0 20×10", "41,0 10×10", "0,23 30×10", "38,18 16×20",
      ]
    )
    let node = LayoutNode(id: 0, rule: rule, children: cells)
    #expect(node.size(for: wide) == Size(width: 54, height: 38))
    #expect(node.size(for: .unspecified) == Size(width: 54, height: 38))
  }

  @Test func flexibleColumnsShareTheRest() {
    let cells =
      row(1, [TestNode.box(20, 10), TestNode.flexible, TestNode.flexible])
      + row(2, [TestNode.box(14, 10), TestNode.box(5, 10), TestNode.box(5, 10)])
    // 100 − 16 − 20 = 64 for two columns; heights: row 2 takes 10, row 1 the rest of 92.
    #expect(
      TestNode.frames(rule, cells, in: wide) == [
        "0,36 20×10", "28,0 32×82", "68,0 32×82",
        "3,90 14×10", "41.5,90 5×10", "81.5,90 5×10",
      ]
    )
  }

  @Test func unsizedCellFillsButDoesNotWiden() {
    let line = TestNode.traits(TestNode.leaf { Size(width: $0.width ?? 10, height: 2) }) {
      $0.gridUnsizedAxes = [.horizontal]
    }
    let cells = row(1, [TestNode.box(20, 10), TestNode.box(20, 10)]) + [line]
    #expect(
      TestNode.frames(rule, cells, in: wide) == ["0,0 20×10", "28,0 20×10", "0,18 48×2"]
    )
  }

  @Test func lonelyChildSpansAndWidens() {
    let line = TestNode.leaf { Size(width: $0.width ?? 10, height: 2) }
    let cells = row(1, [TestNode.box(20, 10), TestNode.box(20, 10)]) + [line]
    // 52 points more, 26 for each column.
    #expect(
      TestNode.frames(rule, cells, in: wide) == ["13,0 20×10", "67,0 20×10", "0,18 100×2"]
    )
  }

  @Test func cellOverTwoColumns() {
    let double = TestNode.traits(TestNode.flexible) { $0.gridColumns = 2 }
    let cells =
      row(1, [TestNode.box(20, 10), TestNode.box(20, 10), TestNode.box(20, 10)])
      + row(2, [double, TestNode.box(10, 10)])
    let frames = TestNode.frames(
      rule,
      cells,
      in: ProposedSize(width: 76, height: 28)
    )
    #expect(
      frames == ["0,0 20×10", "28,0 20×10", "56,0 20×10", "0,18 48×10", "61,18 10×10"]
    )
  }

  @Test func anchorAndColumnAlignmentAndRowAlignment() {
    let anchored = TestNode.traits(TestNode.box(10, 10)) { $0.gridAnchor = Point(x: 1, y: 1) }
    let ended = TestNode.traits(TestNode.box(10, 10)) {
      $0.gridColumnAlignment = TestGuide.end(.horizontal)
    }
    let top = GridRowTrait(id: 1, alignment: TestGuide.start(.vertical))
    let first = [TestNode.box(30, 30), TestNode.box(30, 10)].map { cell in
      TestNode.traits(cell) { $0.gridRow = top }
    }
    let cells = first + row(2, [anchored, ended]) + row(3, [TestNode.box(30, 30)])
    #expect(
      TestNode.frames(rule, cells, in: .unspecified) == [
        "0,0 30×30", "38,0 30×10", "20,38 10×10", "58,38 10×10", "0,56 30×30",
      ]
    )
  }

  @Test func explicitSpacing() {
    let rule = GridRule(
      alignment: TestGuide.topLeading,
      horizontalSpacing: 3,
      verticalSpacing: 0
    )
    let cells =
      row(1, [TestNode.box(10, 10), TestNode.box(10, 10)]) + row(2, [TestNode.box(4, 4)])
    #expect(
      TestNode.frames(rule, cells, in: wide) == ["0,0 10×10", "13,0 10×10", "0,10 4×4"]
    )
  }

  @Test func rightToLeftMirrors() {
    let cells = row(1, [TestNode.box(10, 10), TestNode.box(20, 10)])
    #expect(
      TestNode.frames(rule, cells, in: wide, isRightToLeft: true) == ["28,0 10×10", "0,0 20×10"]
    )
  }

  @Test func emptyGrid() {
    #expect(LayoutNode(id: 0, rule: rule, children: []).size(for: wide) == .zero)
  }
}
