// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry

@testable import TintypeLayout

@Suite @MainActor struct AlignmentGuideTests {
  @Test func movesOneChild() {
    let column = Box.column(
      [
        Box.fixed(20, 10), Box.guide(Guides.leading, Box.fixed(20, 10)) { _ in -5 },
        Box.guide(Guides.trailing, Box.fixed(20, 10)) { _ in 99 },
      ],
      alignment: Guides.leading,
      spacing: 0
    )
    #expect(column.childFrames(nil, nil) == "0 0 20×10 | 5 10 20×10 | 0 20 20×10")
    #expect(column.sizeText(nil, nil) == "25×30")
  }

  @Test func seesSizeAndOtherGuides() {
    let row = Box.row(
      [
        Box.fixed(10, 40),
        Box.guide(Guides.centerY, Box.fixed(10, 20)) { $0[Guides.bottom] + $0.size.width },
      ],
      spacing: 0
    )
    #expect(row.childFrames(nil, nil) == "0 10 10×40 | 10 0 10×20")
  }

  @Test func baselinesOfTextAndBottomsOfOthersMeet() {
    let children = [Box.squares(4, side: 10), Box.fixed(10, 20), Box.squares(1, side: 20)]
    // The wrapped line's first baseline is at 8, its last at 18.
    let first = Box.row(children, alignment: Guides.firstBaseline, spacing: 0)
    #expect(first.childFrames(50, nil) == "0 12 20×20 | 20 0 10×20 | 30 4 20×20")
    let last = Box.row(children, alignment: Guides.lastBaseline, spacing: 0)
    #expect(last.childFrames(50, nil) == "0 2 20×20 | 20 0 10×20 | 30 4 20×20")
  }

  @Test func aColumnHasTheFirstAndTheLastBaselineInIt() {
    let column = Box.column(
      [Box.squares(1, side: 10), Box.squares(1, side: 20)],
      spacing: 0
    )
    let dimensions = column.dimensions(for: .unspecified)
    #expect(dimensions[Guides.firstBaseline] == 8)
    #expect(dimensions[Guides.lastBaseline] == 26)
  }

  @Test func otherGuidesCombineByTheMean() {
    let column = Box.column(
      [
        Box.guide(Guides.custom, Box.fixed(10, 10)) { _ in 4 }, Box.fixed(10, 10),
        Box.guide(Guides.custom, Box.fixed(10, 10)) { _ in 2 },
      ],
      spacing: 0
    )
    #expect(column.dimensions(for: .unspecified)[Guides.custom] == (4 + 22) / 2)
    #expect(Box.column([Box.fixed(1, 1)]).explicitGuide(Guides.custom, for: .zero) == nil)
  }

  @Test func framesAndMarginsCarryGuidesAlong() {
    let text = Box.squares(1, side: 10)
    let framed = Box.frame(text, width: 30, height: 30)
    #expect(framed.dimensions(for: .unspecified)[Guides.firstBaseline] == 18)
    let padded = Box.node(
      PaddingRule(insets: Insets(top: 3, left: 0, bottom: 7, right: 0)),
      [text]
    )
    #expect(padded.dimensions(for: .unspecified)[Guides.firstBaseline] == 11)
    // Where it is drawn doesn't matter, only where it lies.
    let moved = Box.node(OffsetRule(offset: Point(x: 0, y: 50)), [text])
    #expect(moved.dimensions(for: .unspecified)[Guides.firstBaseline] == 8)
  }
}
