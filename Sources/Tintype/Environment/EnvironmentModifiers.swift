// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeLayout

extension View {
  /// Sets a value that the views inside inherit.
  nonisolated public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some View {
    transformingEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Changes a value that the views inside inherit.
  nonisolated public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    transformingEnvironment { transform(&$0[keyPath: keyPath]) }
  }

  /// Changes the environment as a whole.
  nonisolated package func transformingEnvironment(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> some View {
    modifier(EnvironmentModifier(change: change))
  }
}

/// Changes what the views inside inherit.
struct EnvironmentModifier {
  let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentModifier: PrimitiveModifier {
  func layoutNodes(
    of content: (ResolveContext) -> [LayoutNode],
    in context: ResolveContext
  ) -> [LayoutNode] {
    content(context.with(change))
  }
}
