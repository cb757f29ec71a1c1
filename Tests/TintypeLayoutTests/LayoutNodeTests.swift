// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry

@testable import TintypeLayout

@Suite @MainActor struct LayoutNodeTests {
  @Test func mirrorsRowsForRightToLeft() {
    let row = Box.row(
      [Box.fixed(10, 10), Box.fixed(20, 10)],
      spacing: 5,
      rightToLeft: true
    )
    let frame = LayoutNode(
      id: 0,
      rule: FixedFrameRule(width: 50, height: 10, alignment: Guides.topLeading),
      children: [row],
      isRightToLeft: true
    )
    #expect(
      frame.frames(nil, nil) == "0 0 50×10\n  15 0 35×10\n    40 0 10×10\n    15 0 20×10"
    )
  }

  @Test func mirrorsMargins() {
    let padded = Box.node(
      PaddingRule(insets: Insets(top: 0, left: 8, bottom: 0, right: 2)),
      [Box.fixed(10, 10)],
      rightToLeft: true
    )
    #expect(padded.frames(nil, nil) == "0 0 20×10\n  2 0 10×10")
  }

  @Test func measuresDeepNestsLinearly() {
    func measureCount(depth: Int) -> Int {
      var count = 0
      var node = Box.node(
        LeafRule(baselineGuides: (Guides.firstBaseline, Guides.lastBaseline)) { offer in
          count += 1
          let size = offer.replacingUnspecified()
          return LeafRule.Measurement(size: size, baselines: (size.height / 2, size.height))
        }
      )
      for level in 0..<depth {
        let sibling = Box.fixed(2, 2)
        node =
          level.isMultiple(of: 2)
          ? Box.row([node, sibling], alignment: Guides.firstBaseline, spacing: 1)
          : Box.column([node, sibling], alignment: Guides.leading, spacing: 1)
      }
      _ = node.place(at: .zero, proposal: ProposedSize(width: 300, height: 300))
      return count
    }
    let (five, ten) = (measureCount(depth: 5), measureCount(depth: 10))
    #expect(ten <= 3 * five, "\(five) at depth 5, \(ten) at depth 10")
    #expect(ten < 200)
  }

  @Test(arguments: [Double.nan, -5, -Double.infinity])
  func takesNonsenseForNothing(length: Double) {
    let node = Box.fixed(length, 5)
    #expect(node.sizeText(10, 10) == "0×5")
    #expect(Box.row([node, Box.fixed(3, 3)], spacing: 1).sizeText(10, 10) == "4×5")
  }

  @Test func endlessChildrenDontSpoilTheOthers() {
    let row = Box.row([Box.fixed(.infinity, 5), Box.fixed(4, 4), Box.flexible()], spacing: 0)
    let placed = row.place(at: .zero, proposal: ProposedSize(width: 100, height: 10))
    #expect(placed.children.count == 3)
    #expect(placed.children.allSatisfy { !$0.frame.size.width.isNaN && !$0.frame.minX.isNaN })
    #expect(row.sizeText(.infinity, 10) == "inf×10")
  }

  @Test func endlessOffersMeetEndlessSizes() {
    let row = Box.row([Box.flexible(), Box.fixed(4, 4)])
    #expect(row.sizeText(.infinity, 10) == "inf×10")
    #expect(Box.column([row, Box.flexible()]).sizeText(.infinity, .infinity) == "inf×inf")
  }
}
