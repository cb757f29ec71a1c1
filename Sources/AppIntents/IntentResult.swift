// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// What performing an intent gives.
public protocol IntentResult: Sendable {}

/// A result with a value for whoever asked.
public protocol ReturnsValue<Value>: IntentResult {
  /// The type of the value.
  associatedtype Value
}

/// A result that says something.
public protocol ProvidesDialog: IntentResult {}

/// A result that carries nothing.
public struct EmptyIntentResult: IntentResult {
  /// The only one.
  public init() {}
}

/// A result with a value.
public struct ValueIntentResult<Value: Sendable>: ReturnsValue, ProvidesDialog {
  /// What was asked for.
  public let value: Value
}

/// A result that only says something.
public struct DialogIntentResult: ProvidesDialog {
  /// What is said.
  public let dialog: IntentDialog
}

extension IntentResult where Self == EmptyIntentResult {
  /// Done, with nothing to show.
  public static func result() -> EmptyIntentResult { EmptyIntentResult() }
}

extension IntentResult {
  /// Done, with a value.
  public static func result<Value>(
    value: Value
  ) -> ValueIntentResult<Value> where Self == ValueIntentResult<Value> {
    ValueIntentResult(value: value)
  }

  /// Done, with a value and words.
  public static func result<Value>(
    value: Value,
    dialog: IntentDialog
  ) -> ValueIntentResult<Value> where Self == ValueIntentResult<Value> {
    ValueIntentResult(value: value)
  }
}

extension IntentResult where Self == DialogIntentResult {
  /// Done, with words.
  public static func result(dialog: IntentDialog) -> DialogIntentResult {
    DialogIntentResult(dialog: dialog)
  }
}

extension Never: IntentResult {}
