// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// What performing an intent gives.
public protocol IntentResult: Sendable {}

/// A result that carries nothing.
public struct EmptyIntentResult: IntentResult {
  /// The only one.
  public init() {}
}

extension IntentResult where Self == EmptyIntentResult {
  /// Done, with nothing to show.
  public static func result() -> EmptyIntentResult { EmptyIntentResult() }
}

extension Never: IntentResult {}
