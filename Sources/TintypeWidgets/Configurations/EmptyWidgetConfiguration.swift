// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// A widget that isn't there, on a system that can't have it.
public struct EmptyWidgetConfiguration {
  /// Nothing.
  nonisolated public init() {}
}

extension EmptyWidgetConfiguration: PrimitiveWidgetConfiguration {
  package func describe() -> WidgetDescription? { nil }
}
