// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry
import TintypeLayout

@MainActor @Suite struct LazyGridRuleTests {
  typealias Item = LazyGridRule.Item

  private func rule(
    _ sizes: [Item.Size],
    gap: Double? = nil,
    spacing: Double? = nil,
    axis: Axis = .vertical
  ) -> LazyGridRule {
    LazyGridRule(
      axis: axis,
      items: sizes.map { Item(size: $0, spacing: gap, alignment: nil) },
      alignment: TestGuide.center,
      spacing: spacing
    )
  }

  private func squares(_ count: Int) -> [LayoutNode] {
    (0..<count).map { _ in TestNode.leaf { Size(width: $0.width ?? 10, height: 10) } }
  }

  /// **Source:** facts `layout-cases.json` 83.
  @Test func adaptiveColumnsAsMeasured() {
    let rule = rule([.adaptive(minimum: 30, maximum: 40)], spacing: 8)
    let children = (0..<31).map { _ in
      TestNode.leaf { Size(width: $0.width ?? 10, height: 29 + 1.0 / 3) }
    }
    let frames = TestNode.frames(rule, children, in: ProposedSize(width: 300, height: nil))
    #expect(frames[0] == "0,0 30.5×29.33")
    #expect(frames[1] == "38.5,0 30.5×29.33")
    #expect(frames[8] == "0,37.33 30.5×29.33")
    let node = LayoutNode(id: 0, rule: rule, children: children)
    #expect(node.size(for: ProposedSize(width: 300, height: nil)).height.asLength == "141.33")
  }

  @Test(arguments: [
    // Two equal shares of 100 − 8.
    (
      [
        Item.Size.flexible(minimum: 10, maximum: .infinity),
        .flexible(minimum: 10, maximum: .infinity),
      ],
      ["0,0 46×10", "54,0 46×10"]
    ),
    // The fixed column first; the rest is 100 − 16 − 20.
    (
      [
        .fixed(20), .flexible(minimum: 10, maximum: .infinity),
        .flexible(minimum: 10, maximum: .infinity),
      ],
      ["0,0 20×10", "28,0 32×10", "68,0 32×10"]
    ),
    // The first is held at its maximum, the second takes what that leaves.
    (
      [.flexible(minimum: 10, maximum: 30), .flexible(minimum: 10, maximum: .infinity)],
      ["0,0 30×10", "38,0 62×10"]
    ),
    // The first insists on its minimum.
    (
      [.flexible(minimum: 60, maximum: .infinity), .flexible(minimum: 10, maximum: .infinity)],
      ["0,0 60×10", "68,0 32×10"]
    ),
    // ⌊(100 + 8) / (40 + 8)⌋ = 2, each (100 − 8) / 2.
    ([.adaptive(minimum: 40, maximum: .infinity)], ["0,0 46×10", "54,0 46×10"]),
    // At least one column, at least its minimum.
    ([.adaptive(minimum: 140, maximum: .infinity)], ["0,0 140×10", "0,18 140×10"]),
    // Too many fixed ones overflow.
    ([.fixed(80), .fixed(80)], ["0,0 80×10", "88,0 80×10"]),
  ])
  func columns(_ sizes: [Item.Size], _ expected: [String]) {
    let children = squares(expected.count)
    let frames = TestNode.frames(rule(sizes), children, in: ProposedSize(width: 100, height: 100))
    #expect(frames == expected)
  }

  @Test func fixedItemsInATooNarrowRow() {
    let sizes = [Item.Size](repeating: .fixed(40), count: 5)
    let node = LayoutNode(id: 0, rule: rule(sizes), children: squares(5))
    #expect(node.size(for: ProposedSize(width: 100, height: nil)).width == 232)
  }

  @Test func horizontalGridFillsColumns() {
    let children = (0..<3).map { _ in
      TestNode.leaf { Size(width: 10, height: $0.height ?? 10) }
    }
    let frames = TestNode.frames(
      rule([.fixed(20), .fixed(30)], gap: 2, spacing: 5, axis: .horizontal),
      children,
      in: ProposedSize(width: 100, height: 100)
    )
    #expect(frames == ["0,0 10×20", "0,22 10×30", "15,0 10×20"])
  }

  @Test func headingTakesALine() {
    let heading = TestNode.traits(TestNode.leaf { Size(width: $0.width ?? 10, height: 6) }) {
      $0.spansLine = true
    }
    let children = squares(1) + [heading] + squares(2)
    let frames = TestNode.frames(
      rule([.fixed(20), .fixed(20)], gap: 0, spacing: 0),
      children,
      in: ProposedSize(width: 100, height: nil)
    )
    #expect(frames == ["0,0 20×10", "0,10 40×6", "0,16 20×10", "20,16 20×10"])
  }

  @Test func withoutColumnsNothingIsShown() {
    let node = LayoutNode(id: 0, rule: rule([]), children: squares(3))
    #expect(node.size(for: .unspecified) == .zero)
    #expect(node.place(at: .zero, proposal: .unspecified).children.isEmpty)
  }
}
