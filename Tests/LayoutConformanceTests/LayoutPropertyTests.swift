// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry
import TintypeLayout

@testable import Tintype

/// What holds for any tree of views.
@Suite struct LayoutPropertyTests {
  private static let seeds = Array(1...120).map(UInt64.init)

  @MainActor private func lay(
    _ tree: RandomTree,
    scale: Double = 1,
    rightToLeft: Bool = false
  ) -> PlacedNode {
    var environment = EnvironmentValues()
    environment.displayScale = 2
    environment.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
    return Laid(
      tree.view(scaledBy: scale),
      width: tree.offer.width.map { $0 * scale },
      height: tree.offer.height.map { $0 * scale },
      environment: environment
    )
    .root
  }

  private func flat(_ node: PlacedNode) -> [Rect] { [node.frame] + node.children.flatMap(flat) }

  @Test(arguments: seeds) @MainActor func layoutTwiceGivesTheSame(seed: UInt64) {
    let tree = RandomTree(seed: seed)
    #expect(flat(lay(tree)) == flat(lay(tree)))
  }

  /// Twice is a power of two, so nothing is lost in rounding.
  @Test(arguments: seeds) @MainActor func scalingTheInputsScalesTheOutputs(seed: UInt64) {
    let tree = RandomTree(seed: seed)
    let doubled = flat(lay(tree)).map { frame in
      Rect(
        origin: Point(x: frame.minX * 2, y: frame.minY * 2),
        size: Size(width: frame.width * 2, height: frame.height * 2)
      )
    }
    #expect(flat(lay(tree, scale: 2)) == doubled)
  }

  /// Lengths are multiples of an eighth, so mirroring is exact where no third comes in.
  @Test(arguments: seeds) @MainActor func rightToLeftMirrorsLeftToRight(seed: UInt64) {
    let tree = RandomTree(seed: seed)
    let plain = lay(tree)
    let width = plain.frame.width
    let pairs = zip(flat(plain), flat(lay(tree, rightToLeft: true)))
    for (a, b) in pairs {
      #expect(abs(b.minX - (width - a.maxX)) < 1e-9)
      #expect(b.minY == a.minY)
      #expect(b.size == a.size)
    }
  }

  @Test(arguments: seeds) @MainActor func sizesAreFiniteAndNotNegative(seed: UInt64) {
    for frame in flat(lay(RandomTree(seed: seed))) {
      #expect(frame.width.isFinite && frame.width >= 0)
      #expect(frame.height.isFinite && frame.height >= 0)
      #expect(frame.minX.isFinite && frame.minY.isFinite)
    }
  }

  /// A node's frame is where its parent's rule put it, with the size it answers to its last offer.
  @Test(arguments: seeds) @MainActor func childrenLieWhereTheParentSays(seed: UInt64) {
    let tree = RandomTree(seed: seed)
    let environment = EnvironmentValues()
    let resolved = RenderArea(size: nil).resolve(
      Offer(width: tree.offer.width, height: tree.offer.height) { tree.view(scaledBy: 1) },
      environment: environment
    )
    check(resolved.root, resolved.placed().root)
  }

  @MainActor private func check(_ node: LayoutNode, _ placed: PlacedNode) {
    #expect(node.size(for: placed.proposal) == placed.frame.size)
    let placements = node.placements(for: placed.proposal)
    guard placements.count == placed.children.count else { return }
    for (placement, child) in zip(placements, placed.children) {
      #expect(child.frame.origin == placed.frame.origin + placement.origin)
      check(node.children[placement.child], child)
    }
  }
}
