// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// What belongs to the nodes of one layout tree besides their layout.
@MainActor final class ResolvedTree {
  private(set) var contents: [NodeContent] = []
  /// What each node comes from, by number.
  private(set) var infos: [NodeInfo] = []
  private(set) var problems: [RenderProblem] = []

  /// The values of states that an earlier pass left, and those of this one.
  let states: StateMemory
  private var reported: Set<String> = []
  private var observers: [@MainActor () -> Void] = []
  private var rowCount = 0

  /// A small widget's nodes, so that their lists needn't grow step by step.
  private static let usualCount = 64

  init(states: StateMemory = StateMemory()) {
    self.states = states
    contents.reserveCapacity(Self.usualCount)
    infos.reserveCapacity(Self.usualCount)
  }

  /// - Returns: The number of the new node.
  func add(_ content: NodeContent, info: NodeInfo) -> Int {
    contents.append(content)
    infos.append(info)
    return contents.count - 1
  }

  /// A number that no other row of a grid has.
  func newRow() -> Int {
    rowCount += 1
    return rowCount
  }

  /// Remembers user code that wants to hear about the finished layout.
  func afterPlacement(_ observer: @escaping @MainActor () -> Void) { observers.append(observer) }

  /// Tells those who wanted to hear about the layout, in the order of the source.
  func notifyObservers() {
    for observer in observers { observer() }
  }

  func report(_ problem: RenderProblem) {
    // By description, for what is no number is unequal even to itself.
    if reported.insert(problem.description).inserted { problems.append(problem) }
  }
}
