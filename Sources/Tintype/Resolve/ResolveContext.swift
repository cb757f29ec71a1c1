// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry
import TintypeLayout

/// What a view finds around it when it becomes layout nodes.
@MainActor package struct ResolveContext {
  /// The values that views inherit from their surroundings.
  package var environment: EnvironmentValues
  /// The direction of the stack around the view; `nil` outside of stacks.
  var stackAxis: TintypeGeometry.Axis?
  /// The tree that is being made.
  let tree: ResolvedTree
  /// What the user's source calls the view, for messages and for the layout dump.
  private(set) var viewPath: [String] = []

  init(environment: EnvironmentValues, tree: ResolvedTree) {
    self.environment = environment
    self.tree = tree
  }

  /// The same surroundings with some values changed.
  func with(_ change: (inout EnvironmentValues) -> Void) -> ResolveContext {
    var result = self
    change(&result.environment)
    return result
  }

  /// The same surroundings inside a stack along an axis, or inside another kind of container.
  func inside(stackAxis: TintypeGeometry.Axis?) -> ResolveContext {
    var result = self
    result.stackAxis = stackAxis
    return result
  }

  /// Resolves the body of one of the user's views.
  func descending<Result>(into view: Any.Type, _ resolve: (ResolveContext) -> Result) -> Result {
    var result = self
    result.viewPath.append("\(view)")
    return resolve(result)
  }

  /// A node that only lays out.
  func node(_ rule: any LayoutRule, children: [LayoutNode] = []) -> LayoutNode {
    node(rule, children: children, content: .none)
  }

  /// A node that also draws, or changes how its children are drawn.
  func node(_ rule: any LayoutRule, children: [LayoutNode] = [], content: NodeContent) -> LayoutNode
  {
    LayoutNode(
      id: tree.add(content),
      rule: rule,
      children: children,
      isRightToLeft: environment.layoutDirection == .rightToLeft
    )
  }

  /// Notes something wrong with the user's content; the render fails with it unless it is lenient.
  func report(_ problem: RenderProblem) { tree.report(problem) }
}
