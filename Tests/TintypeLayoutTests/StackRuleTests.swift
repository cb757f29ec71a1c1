// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry

@testable import TintypeLayout

/// Numbers in comments are the cases of facts `layout-cases.json`.
@Suite @MainActor struct StackRuleTests {
  @Test func sharesEquallyAmongFlexibleChildren() {  // 2
    let row = Box.row([Box.flexible(), Box.flexible(), Box.flexible()])
    #expect(
      row.childFrames(398, 900)
        == "0 0 127.33×900 | 135.33 0 127.33×900 | 270.67 0 127.33×900"
    )
  }

  @Test func servesTheLessFlexibleFirst() {
    // A third of 100 is 33.33; the child that stops at 20 leaves more for the others.
    let row = Box.row(
      [Box.flexible(height: 5...5), Box.flexible(width: 0...20, height: 5...5), Box.fixed(30, 5)],
      spacing: 0
    )
    #expect(row.childFrames(100, 5) == "0 0 50×5 | 50 0 20×5 | 70 0 30×5")
  }

  @Test func amongTheEndlesslyFlexibleTheLargerMinimumGoesFirst() {
    let row = Box.row(
      [Box.flexible(height: 5...5), Box.flexible(width: 60...(.infinity), height: 5...5)],
      spacing: 0
    )
    #expect(row.childFrames(100, 5) == "0 0 40×5 | 40 0 60×5")
  }

  @Test func lowerPrioritiesKeepTheirMinimum() {
    let row = Box.row(
      [
        Box.flexible(width: 15...(.infinity), height: 5...5),
        Box.priority(1, Box.flexible(height: 5...5)),
        Box.flexible(width: 10...10, height: 5...5),
      ],
      spacing: 0
    )
    #expect(row.childFrames(100, 5) == "0 0 15×5 | 15 0 75×5 | 90 0 10×5")
  }

  @Test func higherPriorityLeavesTheRest() {
    let row = Box.row(
      [Box.squares(10, side: 10), Box.priority(1, Box.squares(6, side: 10))],
      alignment: Guides.top,
      spacing: 0
    )
    #expect(row.childFrames(100, 100) == "0 0 40×30 | 40 0 60×10")
  }

  @Test func growsPastTheProposal() {
    let row = Box.row([Box.fixed(60, 5), Box.fixed(60, 5)], spacing: 10)
    #expect(row.childFrames(100, 5) == "0 0 60×5 | 70 0 60×5")
    #expect(row.sizeText(100, 5) == "130×5")
  }

  @Test func unspecifiedLengthAsksForIdeals() {
    let row = Box.row([Box.flexible(), Box.squares(4, side: 10)], spacing: 2)
    #expect(row.frames(nil, nil) == "0 0 52×10\n  0 0 10×10\n  12 0 40×10")
  }

  @Test func unspecifiedCrossLengthIsFilledAfterwards() {  // 90
    let row = Box.row(
      [Box.flexible(width: 3...3), Box.fixed(20, 28.5), Box.spacer(.horizontal, minimum: 0)],
      spacing: 8
    )
    let fitted = Box.node(FixedSizeRule(axes: [.vertical]), [row])
    #expect(
      fitted.frames(138, 100)
        == """
        0 0 138×28.5
          0 0 138×28.5
            0 0 3×28.5
            11 0 20×28.5
            39 14.25 99×0
        """
    )
  }

  @Test func emptyStackTakesNothing() {
    #expect(Box.row([]).sizeText(100, 100) == "0×0")
    #expect(Box.column([]).frames(nil, 50) == "0 0 0×0")
  }

  @Test func spacersKeepEightAndAskForNothingMore() {  // 3
    let column = Box.column([
      Box.fixed(64, 64), Box.spacer(.vertical), Box.flexible(width: 64...64),
      Box.spacer(.vertical), Box.fixed(64, 64),
    ])
    #expect(
      column.childFrames(127.33, 900)
        == "0 0 64×64 | 32 64 0×8 | 0 72 64×756 | 32 828 0×8 | 0 836 64×64"
    )
  }

  @Test func adjoiningSpacersTakeEightEach() {  // 4
    let column = Box.column([
      Box.flexible(), Box.spacer(.vertical), Box.spacer(.vertical), Box.spacer(.vertical),
      Box.flexible(),
    ])
    #expect(column.childFrames(10, 900).hasPrefix("0 0 10×438 | 5 438 0×8 | 5 446 0×8"))
  }

  @Test func spacersOverflowRatherThanVanish() {  // 16
    let column = Box.column([
      Box.spacer(.vertical), Box.fixed(12, 2), Box.spacer(.vertical), Box.fixed(12, 2),
      Box.spacer(.vertical),
    ])
    #expect(
      Box.frame(column, width: 12, height: 12).frames(nil, nil)
        == """
        0 0 12×12
          0 -8 12×28
            6 -8 0×8
            0 0 12×2
            6 2 0×8
            0 10 12×2
            6 12 0×8
        """
    )
  }

  @Test func emptySpacerKeepsExplicitSpacing() {  // measured.md, 22
    let column = Box.column(
      [Box.fixed(5, 20), Box.spacer(.vertical, minimum: 0), Box.fixed(5, 20)],
      spacing: 6
    )
    #expect(column.childFrames(5, 40) == "0 0 5×20 | 2.5 26 0×0 | 0 32 5×20")
  }

  @Test func nestedStacksFillAGrid() {  // 14
    let upper = Box.row(
      [
        Box.column([Box.fixed(1, 2), Box.fixed(1, 1)], spacing: 0), Box.fixed(6, 3),
        Box.fixed(5, 3),
      ],
      spacing: 0
    )
    let lower = Box.row([Box.fixed(3, 9), Box.fixed(9, 9)], spacing: 0)
    #expect(
      Box.column([upper, lower], spacing: 0).frames(12, 12)
        == """
        0 0 12×12
          0 0 12×3
            0 0 1×3
              0 0 1×2
              0 2 1×1
            1 0 6×3
            7 0 5×3
          0 3 12×9
            0 3 3×9
            3 3 9×9
        """
    )
  }

  @Test func alignsAtTheBottom() {  // 15
    let row = Box.row(
      [10.0, 12, 10].map { Box.frame(Box.flexible(), height: $0) },
      alignment: Guides.bottom,
      spacing: 0
    )
    #expect(row.childFrames(12, 12) == "0 2 4×10 | 4 0 4×12 | 8 2 4×10")
  }

  @Test func offersNothingBelowZero() {
    let row = Box.row([Box.fixed(30, 5), Box.flexible(height: 5...5)], spacing: 8)
    #expect(row.childFrames(20, 5) == "0 0 30×5 | 38 0 0×5")
  }
}
