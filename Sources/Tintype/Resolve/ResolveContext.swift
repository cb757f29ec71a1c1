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
  private(set) var tree: ResolvedTree
  /// The user's views around, for messages and for the layout dump.
  private(set) var views: ViewPath?
  /// What the next node comes from.
  private(set) var name = NodeName.type(Never.self)
  /// Where preferences of the views inside go.
  var preferences: PreferenceNode
  /// Named coordinate spaces around.
  var spaces = NamedSpaces()
  /// The container that relative frames refer to.
  private(set) var container: ContainerSize
  /// Whether headings of sections take a whole line.
  var isInLazyGrid = false
  /// Margins that views inside may run into.
  var safeArea = EdgeInsets()

  init(
    environment: EnvironmentValues,
    tree: ResolvedTree,
    preferences: PreferenceNode = PreferenceNode(),
    container: ContainerSize = ContainerSize()
  ) {
    self.environment = environment
    self.tree = tree
    self.preferences = preferences
    self.container = container
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
    result.isInLazyGrid = false
    return result
  }

  /// The same surroundings in the tree of another context.
  func moved(to other: ResolveContext) -> ResolveContext {
    var result = self
    result.tree = other.tree
    result.container = other.container
    result.preferences = other.preferences
    return result
  }

  /// The same surroundings for a view or modifier of a name.
  func named(_ name: NodeName) -> ResolveContext {
    var result = self
    result.name = name
    return result
  }

  /// The same surroundings with a place of its own for the preferences of the views inside.
  func collecting(into preferences: PreferenceNode) -> ResolveContext {
    var result = self
    result.preferences = preferences
    return result
  }

  /// Resolves the body of one of the user's views.
  func descending<Result>(into view: Any.Type, _ resolve: (ResolveContext) -> Result) -> Result {
    var result = self
    result.views = ViewPath(view: view, outer: views)
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
      id: tree.add(content, info: NodeInfo(name: name, views: views, rule: rule)),
      rule: rule,
      children: children,
      isRightToLeft: environment.layoutDirection == .rightToLeft
    )
  }

  /// Notes something wrong with the user's content; the render fails with it unless it is lenient.
  func report(_ problem: RenderProblem) { tree.report(problem) }
}
