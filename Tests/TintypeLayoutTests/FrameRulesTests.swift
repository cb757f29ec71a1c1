// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry

@testable import TintypeLayout

@Suite @MainActor struct FrameRulesTests {
  @Test(arguments: [(100.0, 100.0), (50, 40), (0, 0), (1000, 1000)])
  func fixedIsFixed(width: Double, height: Double) {  // 96
    #expect(Box.frame(Box.flexible(), width: 80, height: 50).sizeText(width, height) == "80×50")
  }

  @Test func fixedPassesTheOtherDirectionOn() {
    let frame = Box.frame(Box.squares(6, side: 10), width: 35)
    #expect(frame.frames(200, 200) == "0 0 35×20\n  2.5 0 30×20")
  }

  @Test func fixedLetsContentOverhang() {
    let child = Box.fixed(30, 30)
    #expect(Box.frame(child, width: 10, height: 10).frames(nil, nil).hasSuffix("-10 -10 30×30"))
    #expect(
      Box.frame(child, width: 10, height: 10, alignment: Guides.topLeading).frames(nil, nil)
        .hasSuffix("0 0 30×30")
    )
  }

  private func limited(
    _ child: LayoutNode,
    minimum: Double? = nil,
    ideal: Double? = nil,
    maximum: Double? = nil
  ) -> LayoutNode {
    Box.node(
      FlexibleFrameRule(
        horizontal: .init(minimum: minimum, ideal: ideal, maximum: maximum),
        vertical: .init(minimum: nil, ideal: nil, maximum: nil),
        alignment: Guides.center
      ),
      [child]
    )
  }

  @Test func bothLimitsClampTheOffer() {
    let frame = limited(Box.fixed(20, 5), minimum: 10, maximum: 50)
    #expect(frame.sizeText(100, 5) == "50×5")
    #expect(frame.sizeText(30, 5) == "30×5")
    #expect(frame.sizeText(0, 5) == "10×5")
    #expect(frame.sizeText(nil, 5) == "20×5")
    #expect(limited(Box.fixed(80, 5), minimum: 10, maximum: 50).sizeText(nil, 5) == "50×5")
  }

  @Test func aMinimumAloneReachesUpToTheOffer() {
    let frame = limited(Box.fixed(20, 5), minimum: 40)
    #expect(frame.sizeText(100, 5) == "40×5")
    #expect(frame.sizeText(10, 5) == "40×5")
    #expect(limited(Box.fixed(80, 5), minimum: 40).sizeText(60, 5) == "60×5")
    #expect(limited(Box.fixed(80, 5), minimum: 40).sizeText(nil, 5) == "80×5")
  }

  @Test func aMaximumAloneTakesTheOffer() {
    #expect(limited(Box.fixed(20, 5), maximum: .infinity).frames(100, 5).hasPrefix("0 0 100×5"))
    #expect(limited(Box.fixed(20, 5), maximum: .infinity).sizeText(nil, 5) == "20×5")
    #expect(limited(Box.fixed(20, 5), maximum: 60).sizeText(100, 5) == "60×5")
    #expect(limited(Box.fixed(20, 5), maximum: 60).sizeText(10, 5) == "20×5")
    #expect(limited(Box.fixed(80, 5), maximum: 60).sizeText(10, 5) == "60×5")
    #expect(
      Box.frame(limited(Box.flexible(), maximum: .infinity), width: 200, height: 200)
        .sizeText(0, 0) == "200×200"
    )  // 98
  }

  @Test func anIdealAnswersTheUnspecified() {
    let frame = limited(Box.flexible(height: 5...5), ideal: 70)
    #expect(frame.frames(nil, nil) == "0 0 70×5\n  0 0 70×5")
    #expect(frame.sizeText(30, nil) == "30×5")
  }

  @Test func limitsGiveWayToEachOther() {
    let child = { Box.flexible(height: 5...5) }
    #expect(limited(child(), minimum: 20, ideal: 10).sizeText(nil, 5) == "20×5")  // 100
    #expect(limited(child(), ideal: 30, maximum: 20).sizeText(nil, 5) == "30×5")  // 101
    #expect(limited(child(), minimum: -10).sizeText(0, 5) == "0×5")  // 99
  }

  @Test func staysWithinTheOfferedBox() {  // 18
    let frame = Box.node(
      FlexibleFrameRule(
        horizontal: .init(minimum: nil, ideal: nil, maximum: 20),
        vertical: .init(minimum: nil, ideal: nil, maximum: 4),
        alignment: Guides.center
      ),
      [Box.flexible()]
    )
    #expect(
      Box.layers([Box.fixed(12, 6), frame]).frames(nil, nil)
        == "0 0 12×6\n  0 0 12×6\n  0 1 12×4\n    0 1 12×4"
    )
  }
}
