// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// What belongs to the nodes of one layout tree besides their layout.
@MainActor final class ResolvedTree {
  private(set) var contents: [NodeContent] = []
  private(set) var problems: [RenderProblem] = []

  func add(_ content: NodeContent) -> Int {
    contents.append(content)
    return contents.count - 1
  }

  func report(_ problem: RenderProblem) {
    // By their sentences, since a problem about a value that is no number isn't equal to itself.
    if problems.contains(where: { $0.description == problem.description }) { return }
    problems.append(problem)
  }
}
