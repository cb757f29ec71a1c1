// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry

@testable import TintypeLayout

@Suite @MainActor struct LayeredRulesTests {
  @Test func centresAndAligns() {  // 8 to 12
    let children = [Box.fixed(12, 12), Box.fixed(6, 6)]
    #expect(Box.layers(children).frames(nil, nil) == "0 0 12×12\n  0 0 12×12\n  3 3 6×6")
    #expect(
      Box.layers(children, alignment: Guides.bottomTrailing).childFrames(nil, nil)
        == "0 0 12×12 | 6 6 6×6"
    )
    #expect(
      Box.layers(
        children,
        alignment: GuidePair(horizontal: Guides.centerX, vertical: Guides.top)
      ).childFrames(nil, nil) == "0 0 12×12 | 3 0 6×6"
    )
  }

  @Test func flexibleChildrenGetTheSizeOfTheOthers() {
    let stack = Box.layers([Box.flexible(), Box.fixed(30, 20)])
    #expect(stack.frames(nil, nil) == "0 0 30×20\n  0 0 30×20\n  0 0 30×20")
    #expect(stack.frames(80, 50) == "0 0 80×50\n  0 0 80×50\n  25 15 30×20")
  }

  @Test func onlyTheHighestPriorityDecidesTheSize() {
    let stack = Box.layers([Box.fixed(40, 40), Box.priority(1, Box.fixed(20, 10))])
    #expect(stack.frames(nil, nil).hasPrefix("0 0 20×10\n  -10 -15 40×40\n  0 0 20×10"))
  }

  @Test func offsetGuidesEnlargeTheStack() {
    let stack = Box.layers(
      [Box.fixed(20, 20), Box.guide(Guides.top, Box.fixed(10, 10)) { _ in 15 }],
      alignment: Guides.topLeading
    )
    #expect(stack.frames(nil, nil).hasPrefix("0 0 20×35\n  0 15 20×20\n  0 0 10×10"))
  }

  @Test func theSecondaryNeverDecidesTheSize() {
    let rule = SecondaryRule(primary: 0, alignment: Guides.bottomTrailing)
    let overlay = Box.node(rule, [Box.fixed(40, 20), Box.fixed(60, 10)])
    #expect(overlay.frames(100, 100) == "0 0 40×20\n  0 0 40×20\n  -20 10 60×10")
    let background = Box.node(
      SecondaryRule(primary: 1, alignment: Guides.center),
      [Box.flexible(), Box.fixed(40, 20)]
    )
    #expect(background.frames(100, 100) == "0 0 40×20\n  0 0 40×20\n  0 0 40×20")
  }

  @Test func theSecondaryMeetsThePrimarysGuides() {
    let rule = SecondaryRule(
      primary: 0,
      alignment: GuidePair(horizontal: Guides.leading, vertical: Guides.firstBaseline)
    )
    let overlay = Box.node(rule, [Box.squares(2, side: 10), Box.fixed(4, 4)])
    #expect(overlay.childFrames(10, nil) == "0 0 10×20 | 0 4 4×4")
    #expect(overlay.dimensions(for: .unspecified)[Guides.firstBaseline] == 8)
  }
}
