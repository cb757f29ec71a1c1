// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry

@testable import TintypeLayout

@Suite @MainActor struct TraitRulesTests {
  @Test func deferredContentKnowsItsFrame() {
    var seen: [Rect] = []
    let reader = Box.node(
      DeferredRule { frame in
        seen.append(frame)
        return [Box.fixed(10, 10), Box.flexible()]
      }
    )
    let padded = Box.node(PaddingRule(insets: Insets(all: 5)), [reader])
    #expect(
      padded.frames(60, 40)
        == """
        0 0 60×40
          5 5 50×30
            5 5 10×10
            5 5 50×30
        """
    )
    #expect(seen == [Rect(x: 5, y: 5, width: 50, height: 30)])
  }

  @Test func deferredContentDoesntCountForSizeOrGuides() {
    let reader = Box.node(DeferredRule { _ in [Box.squares(9, side: 10)] })
    #expect(reader.sizeText(nil, nil) == "10×10")
    #expect(reader.explicitGuide(Guides.firstBaseline, for: .unspecified) == nil)
  }

  @Test func deferredContentStartsAtTheRightInRightToLeft() {
    let reader = Box.node(DeferredRule { _ in [Box.fixed(10, 10)] }, rightToLeft: true)
    #expect(reader.frames(50, 20) == "0 0 50×20\n  40 0 10×10")
  }

  @Test func takesTheFirstThatFits() {
    let choices = [Box.fixed(80, 10), Box.fixed(50, 10), Box.fixed(20, 10)]
    let both = Box.node(FirstFittingRule(axes: [.horizontal, .vertical]), choices)
    #expect(both.childFrames(100, 100) == "0 0 80×10")
    #expect(both.childFrames(60, 100) == "0 0 50×10")
    #expect(both.childFrames(10, 100) == "0 0 20×10")
    #expect(both.childFrames(nil, nil) == "0 0 80×10")
    #expect(both.childFrames(100, 5) == "0 0 20×10")
    let across = Box.node(FirstFittingRule(axes: [.horizontal]), choices)
    #expect(across.childFrames(100, 5) == "0 0 80×10")
    #expect(Box.node(FirstFittingRule(axes: [.horizontal]), []).sizeText(9, 9) == "0×0")
  }

  @Test func fittingIsAboutIdealSizes() {
    let choices = [Box.squares(6, side: 10), Box.fixed(5, 5)]
    let across = Box.node(FirstFittingRule(axes: [.horizontal]), choices)
    #expect(across.childFrames(60, 100) == "0 0 60×10")
    #expect(across.childFrames(59, 100) == "0 0 5×5")
  }

  @Test func prioritySurvivesOtherRules() {
    let child = Box.node(
      PaddingRule(insets: .zero),
      [Box.priority(3, Box.fixed(1, 1))]
    )
    #expect(child.priority == 3)
    #expect(Box.row([child]).priority == 0)
  }

  @Test func priorityIsANumber() {
    let row = Box.row([Box.priority(.nan, Box.flexible()), Box.flexible()], spacing: 0)
    #expect(row.childFrames(20, 5) == "0 0 10×5 | 10 0 10×5")
  }
}
