// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry

@testable import TintypeLayout

@Suite @MainActor struct SingleChildRulesTests {
  @Test func paddingShrinksTheOffer() {  // 1
    let padded = Box.node(PaddingRule(insets: Insets(all: 16)), [Box.flexible()])
    #expect(padded.frames(430, 932) == "0 0 430×932\n  16 16 398×900")
  }

  @Test func paddingDiffersBySide() {  // 49
    let padded = Box.node(
      PaddingRule(insets: Insets(top: 20, left: 30, bottom: 10, right: 40)),
      [Box.fixed(50, 20)]
    )
    #expect(padded.frames(nil, nil) == "0 0 120×50\n  30 20 50×20")
  }

  @Test func paddingNeverOffersLessThanNothing() {
    let padded = Box.node(PaddingRule(insets: Insets(all: 16)), [Box.flexible()])
    #expect(padded.frames(10, 40) == "0 0 32×40\n  16 16 0×8")
  }

  @Test func negativePaddingOverhangs() {
    let padded = Box.node(PaddingRule(insets: Insets(all: -5)), [Box.flexible()])
    #expect(padded.frames(40, 30) == "0 0 40×30\n  -5 -5 50×40")
    let small = Box.node(PaddingRule(insets: Insets(all: -5)), [Box.fixed(6, 30)])
    #expect(small.frames(nil, nil) == "0 0 0×20\n  -5 -5 6×30")
  }

  private func shaped(_ child: LayoutNode, _ ratio: Double?, fills: Bool = false) -> LayoutNode {
    Box.node(AspectRatioRule(ratio: ratio, fills: fills), [child])
  }

  @Test func aspectRatioFitsAndFills() {
    #expect(shaped(Box.flexible(), 2).sizeText(100, 100) == "100×50")
    #expect(shaped(Box.flexible(), 0.5).sizeText(100, 100) == "50×100")
    #expect(shaped(Box.flexible(), 2, fills: true).sizeText(100, 100) == "200×100")
    #expect(shaped(Box.flexible(), 0.5, fills: true).sizeText(100, 100) == "100×200")
  }

  @Test func aspectRatioCompletesTheOffer() {
    #expect(shaped(Box.flexible(), 1, fills: true).sizeText(250, nil) == "250×250")  // 85
    #expect(shaped(Box.flexible(), 2).sizeText(nil, 30) == "60×30")
    #expect(shaped(Box.flexible(), 2).sizeText(nil, nil) == "10×10")
  }

  @Test func aspectRatioIsTheChildsOwnOrNone() {
    let picture = Box.node(
      LeafRule { offer in
        LeafRule.Measurement(size: offer.replacingUnspecified(by: Size(width: 40, height: 10)))
      }
    )
    #expect(shaped(picture, nil).sizeText(100, 100) == "100×25")
    #expect(shaped(Box.fixed(0, 0), nil).sizeText(100, 100) == "0×0")
    // The answer counts, not the box.
    #expect(shaped(Box.fixed(7, 7), 2).sizeText(100, 100) == "7×7")
  }

  @Test func fixedSizeAsksForTheIdeal() {  // 102
    let all: [Axis] = [.horizontal, .vertical]
    #expect(Box.node(FixedSizeRule(axes: all), [Box.flexible()]).sizeText(80, 50) == "10×10")
    let text = Box.squares(6, side: 10)
    #expect(Box.node(FixedSizeRule(axes: all), [text]).sizeText(20, 20) == "60×10")
    #expect(Box.node(FixedSizeRule(axes: [.vertical]), [text]).sizeText(20, 20) == "20×30")
  }

  @Test func offsetMovesWithoutMakingRoom() {
    let moved = Box.node(OffsetRule(offset: Point(x: 5, y: -3)), [Box.fixed(10, 10)])
    #expect(
      Box.row([moved, Box.fixed(10, 10)], spacing: 0).frames(nil, nil)
        == "0 0 20×10\n  0 0 10×10\n    5 -3 10×10\n  10 0 10×10"
    )
  }

  @Test func positionTakesTheOfferAndCentres() {
    let placed = Box.node(PositionRule(position: Point(x: 20, y: 30)), [Box.fixed(10, 10)])
    #expect(placed.frames(100, 80) == "0 0 100×80\n  15 25 10×10")
    #expect(placed.sizeText(nil, nil) == "10×10")
  }
}
