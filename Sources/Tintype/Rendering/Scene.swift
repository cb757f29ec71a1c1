// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import TintypeGeometry
package import TintypeLayout

/// A view as layout nodes: the first step of the pipeline.
@MainActor package struct ResolvedScene {
  let root: LayoutNode
  /// Points; `nil` takes the root's ideal size.
  let size: Size?
  let scale: Double
  /// Collects what the content asks for, also while it is placed.
  let collector: ContainerBackgroundCollector
  /// The backgrounds that are drawn.
  let wishes: [ContainerBackgroundCollector.Wish]
  let tree: ResolvedTree

  /// Fixes every frame.
  package func placed() -> PlacedScene {
    DeepStack.run { placedHere() }
  }

  private func placedHere() -> PlacedScene {
    let size = size ?? root.size(for: .unspecified)
    return PlacedScene(
      resolved: self,
      size: size,
      root: root.place(at: .zero, proposal: ProposedSize(size))
    )
  }
}

/// A view whose frames are final: the second step of the pipeline.
@MainActor package struct PlacedScene {
  fileprivate let resolved: ResolvedScene
  /// Width and height of the picture in points.
  package let size: Size
  /// Where everything lies.
  package let root: PlacedNode

  fileprivate init(resolved: ResolvedScene, size: Size, root: PlacedNode) {
    self.resolved = resolved
    self.size = size
    self.root = root
  }

  /// The backgrounds to draw, where they are others than those that were drawn.
  var changedWishes: [ContainerBackgroundCollector.Wish]? {
    let shown = resolved.collector.wishes(placedIn: root)
    return shown.count == resolved.wishes.count ? nil : shown
  }

  /// Runs the user's actions that hear about the layout.
  func notifyObservers() { resolved.tree.notifyObservers() }

  /// Where every node lies and what it comes from.
  package func explanation() -> LayoutExplanation {
    DeepStack.run { LayoutExplanation(root, tree: resolved.tree) }
  }

  /// Lists what to draw.
  ///
  /// - `showingFrames`: Whether the frames of all views are drawn over the picture.
  package func scene(showingFrames: Bool = false) -> Scene {
    DeepStack.run { listed(showingFrames: showingFrames) }
  }

  private func listed(showingFrames: Bool) -> Scene {
    let tree = resolved.tree
    var builder = DisplayListBuilder(contents: tree.contents, scale: resolved.scale)
    builder.add(root)
    if showingFrames { builder.addFrames(of: root) }
    return Scene(
      displayList: DisplayList(size: size, scale: resolved.scale, items: builder.items),
      root: root,
      problems: tree.problems
    )
  }
}

/// A view made ready to be drawn: the third step of the pipeline.
package struct Scene: Sendable {
  /// What to draw.
  package let displayList: DisplayList
  /// Where everything lies.
  package let root: PlacedNode
  /// What couldn't be drawn as it stands.
  package let problems: [RenderProblem]
}
