// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry
import TintypeLayout

@MainActor @Suite struct StackSpecialsTests {
  private enum Line {}

  private func guided(_ child: LayoutNode, at position: Double) -> LayoutNode {
    let guide = line
    return LayoutNode(
      id: 0,
      rule: GuideRule(guide: guide) { _ in position },
      children: [child]
    )
  }

  private var line: AlignmentGuide {
    AlignmentGuide(id: ObjectIdentifier(Line.self), axis: .vertical) { $0.size.height }
  }

  /// **Source:** facts `layout-defaults.json`, stack_layout, trailing_overflow.
  @Test func childrenPushedOutByAlignmentGetLessSpace() {
    let rule = StackRule(axis: .horizontal, alignment: line, spacing: 0)
    // The guides at 20 and at 0 push the second child 20 points down, out of 50.
    let children = [
      guided(TestNode.box(10, 40), at: 20), guided(TestNode.flexible, at: 0),
    ]
    let frames = TestNode.frames(rule, children, in: ProposedSize(width: 60, height: 50))
    #expect(frames == ["0,0 10×40", "10,20 50×30"])
  }

  @Test func aChildThatIsTooLargeByItselfStaysSo() {
    let rule = StackRule(axis: .horizontal, alignment: TestGuide.start(.vertical), spacing: 0)
    let children = [TestNode.box(10, 80), TestNode.flexible]
    let frames = TestNode.frames(rule, children, in: ProposedSize(width: 60, height: 50))
    #expect(frames == ["0,0 10×80", "10,0 50×50"])
  }

  @Test func explicitGuidesOfAStackAreAveraged() {
    let rule = StackRule(axis: .vertical, alignment: TestGuide.start(.horizontal), spacing: 0)
    let children = [guided(TestNode.box(10, 20), at: 4), guided(TestNode.box(10, 20), at: 8)]
    let node = LayoutNode(id: 0, rule: rule, children: children)
    // 4 in the first child, 20 + 8 in the second.
    #expect(node.dimensions(for: .unspecified)[line] == 16)
  }

  @Test func drawingOrderFollowsZIndex() {
    let children = [3.0, 0, 1, 0].enumerated().map { index, order in
      TestNode.traits(TestNode.box(Double(index + 1), 1)) { $0.zIndex = order }
    }
    let frames = TestNode.frames(ZStackRule(alignment: TestGuide.topLeading), children, in: .zero)
    #expect(frames == ["0,0 2×1", "0,0 4×1", "0,0 3×1", "0,0 1×1"])
  }

  @Test func containersHideTheTraitsOfTheirChildren() {
    let child = TestNode.traits(TestNode.box(1, 1)) { $0.zIndex = 5 }
    let padded = LayoutNode(id: 0, rule: PaddingRule(insets: Insets(all: 2)), children: [child])
    #expect(padded.traits.zIndex == 5)
    let stack = StackRule(axis: .vertical, alignment: TestGuide.start(.horizontal), spacing: nil)
    #expect(LayoutNode(id: 0, rule: stack, children: [padded]).traits.zIndex == 0)
  }

  @Test func reservesForManyPriorities() {
    let rule = StackRule(axis: .horizontal, alignment: TestGuide.start(.vertical), spacing: 0)
    let children = (0..<3).map { index in
      LayoutNode(
        id: 0,
        rule: PriorityRule(priority: Double(index)),
        children: [
          TestNode.leaf { Size(width: max(10, $0.width ?? 10), height: 10) }
        ]
      )
    }
    let frames = TestNode.frames(rule, children, in: ProposedSize(width: 100, height: 10))
    #expect(frames == ["0,0 10×10", "10,0 10×10", "20,0 80×10"])
  }

  /// Every leaf is measured a limited number of times, however deep it lies.
  @Test(arguments: [4, 8, 16, 32])
  func nestedStacksMeasureTheirLeavesOnce(_ depth: Int) {
    final class Count { var value = 0 }
    let count = Count()
    var node = TestNode.leaf {
      count.value += 1
      return $0.replacingUnspecified()
    }
    for level in 0..<depth {
      let axis: Axis = level.isMultiple(of: 2) ? .horizontal : .vertical
      let rule = StackRule(axis: axis, alignment: TestGuide.middle(axis.cross), spacing: nil)
      node = LayoutNode(id: 0, rule: rule, children: [TestNode.box(1, 1), node])
    }
    _ = node.place(at: .zero, proposal: ProposedSize(width: 1000, height: 1000))
    #expect(count.value <= 16)
  }

  @Test func safeAreaOutsetKeepsItsBox() {
    let rule = SafeAreaOutsetRule(insets: Insets(top: -5, left: -10, bottom: 0, right: -10))
    let frames = TestNode.frames(rule, [TestNode.flexible], in: ProposedSize(width: 80, height: 40))
    #expect(frames == ["-10,-5 100×45"])
  }

  @Test func scrollingShowsTheBeginning() {
    let content = TestNode.leaf { Size(width: $0.width ?? 10, height: $0.height ?? 300) }
    let node = LayoutNode(id: 0, rule: ScrollRule(axes: [.vertical]), children: [content])
    let placed = node.place(at: .zero, proposal: ProposedSize(width: 50, height: 80))
    #expect(TestNode.text(placed.frame) == "0,0 50×80")
    #expect(placed.children.map { TestNode.text($0.frame) } == ["0,0 50×300"])
    #expect(node.size(for: .unspecified) == Size(width: 10, height: 300))
  }

  @Test func insetAtAnEdge() {
    let rule = EdgeInsetRule(
      axis: .vertical,
      isAtEnd: true,
      alignment: TestGuide.middle(.horizontal),
      spacing: nil
    )
    let frames = TestNode.frames(
      rule,
      [TestNode.flexible, TestNode.box(20, 12)],
      in: ProposedSize(width: 100, height: 100)
    )
    #expect(frames == ["0,0 100×80", "40,88 20×12"])
  }
}
