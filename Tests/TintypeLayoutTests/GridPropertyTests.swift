// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry
import TintypeLayout

/// What holds for every grid, tried on grids of any kind.
@MainActor @Suite struct GridPropertyTests {
  /// A small generator of numbers, the same in every run.
  private struct Random {
    var state: UInt64

    mutating func below(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
  }

  /// A grid of boxes and flexible cells, all of whose lengths are multiplied by a factor.
  private func grid(seed: Int, factor: Double = 1) -> (rule: any LayoutRule, cells: [LayoutNode]) {
    var random = Random(state: UInt64(seed))
    var cells: [LayoutNode] = []
    for row in 0..<(1 + random.below(4)) {
      for _ in 0..<(1 + random.below(4)) {
        let width = Double(random.below(40)) * factor
        let height = Double(random.below(40)) * factor
        let kind = random.below(4)
        let leaf = TestNode.leaf { proposal in
          switch kind {
          case 0: proposal.replacingUnspecified(by: Size(width: width, height: height))
          case 1: Size(width: max(width, proposal.width ?? 0), height: height)
          default: Size(width: width, height: height)
          }
        }
        let span = 1 + random.below(2)
        cells.append(
          TestNode.traits(leaf) { traits in
            traits.gridRow = GridRowTrait(id: row, alignment: nil)
            traits.gridColumns = span
          }
        )
      }
    }
    let rule = GridRule(
      alignment: random.below(2) == 0 ? TestGuide.center : TestGuide.topLeading,
      horizontalSpacing: 4 * factor,
      verticalSpacing: 2 * factor
    )
    return (rule, cells)
  }

  private let offer = ProposedSize(width: 120, height: 90)

  private func placed(seed: Int, factor: Double = 1, isRightToLeft: Bool = false) -> PlacedNode {
    let (rule, cells) = grid(seed: seed, factor: factor)
    let node = LayoutNode(id: 0, rule: rule, children: cells, isRightToLeft: isRightToLeft)
    let proposal = ProposedSize(width: 120 * factor, height: 90 * factor)
    return node.place(at: .zero, proposal: proposal)
  }

  @Test(arguments: 0..<60)
  func layoutTwiceGivesTheSame(_ seed: Int) {
    let (rule, cells) = grid(seed: seed)
    let node = LayoutNode(id: 0, rule: rule, children: cells)
    let first = node.place(at: .zero, proposal: offer)
    _ = node.place(at: .zero, proposal: .unspecified)
    let second = node.place(at: .zero, proposal: offer)
    #expect(first.children.map(\.frame) == second.children.map(\.frame))
  }

  @Test(arguments: 0..<60)
  func rightToLeftMirrors(_ seed: Int) {
    let left = placed(seed: seed)
    let right = placed(seed: seed, isRightToLeft: true)
    for (a, b) in zip(left.children, right.children) {
      #expect(abs(a.frame.minX - (left.frame.width - b.frame.maxX)) < 1e-9)
      #expect(a.frame.minY == b.frame.minY && a.frame.size == b.frame.size)
    }
  }

  @Test(arguments: 0..<60)
  func scalingTheInputsScalesTheOutputs(_ seed: Int) {
    let small = placed(seed: seed)
    let large = placed(seed: seed, factor: 4)
    for (a, b) in zip(small.children, large.children) {
      #expect(abs(a.frame.minX * 4 - b.frame.minX) < 1e-9)
      #expect(abs(a.frame.minY * 4 - b.frame.minY) < 1e-9)
      #expect(abs(a.frame.width * 4 - b.frame.width) < 1e-9)
      #expect(abs(a.frame.height * 4 - b.frame.height) < 1e-9)
    }
  }

  @Test(arguments: 0..<60)
  func cellsLieInsideAndDoNotOverlap(_ seed: Int) {
    let grid = placed(seed: seed)
    let frames = grid.children.map(\.frame)
    for (index, frame) in frames.enumerated() {
      #expect(frame.minX >= -1e-9 && frame.maxX <= grid.frame.maxX + 1e-9)
      #expect(frame.minY >= -1e-9 && frame.maxY <= grid.frame.maxY + 1e-9)
      for other in frames[(index + 1)...] {
        let apart =
          frame.maxX <= other.minX + 1e-9 || other.maxX <= frame.minX + 1e-9
          || frame.maxY <= other.minY + 1e-9 || other.maxY <= frame.minY + 1e-9
        #expect(apart)
      }
    }
  }
}
