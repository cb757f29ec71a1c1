// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// The sentence that shows an intent's parameters.
///
/// Nothing in a picture shows it; the types let sources compile as they are.
public protocol ParameterSummary {}

extension AppIntent {
  /// No sentence.
  public static var parameterSummary: IntentSummary<Self> { IntentSummary() }
}

/// One sentence with parameters in it.
public struct IntentSummary<Intent: AppIntent>: ParameterSummary {
  /// The words of a sentence, and the parameters among them.
  public struct Words: ExpressibleByStringInterpolation {
    /// Collects the words; the parameters leave no trace.
    public struct StringInterpolation: StringInterpolationProtocol {
      /// Starts with no words.
      public init(literalCapacity: Int, interpolationCount: Int) {}
      /// Words.
      public mutating func appendLiteral(_ literal: String) {}
      /// A parameter.
      public mutating func appendInterpolation<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>
      ) {}
    }

    /// Plain words.
    public init(stringLiteral value: String) {}
    /// Words with parameters.
    public init(stringInterpolation: StringInterpolation) {}
  }

  /// An empty sentence.
  public init() {}

  /// A sentence.
  public init(_ words: Words) {}

  /// A sentence, and parameters that stand below it.
  public init(_ words: Words, @IntentSummaryBuilder<Intent> _ parameters: () -> [Void]) {}
}

/// Lists the parameters below a sentence.
@resultBuilder
public enum IntentSummaryBuilder<Intent: AppIntent> {
  /// One parameter.
  public static func buildExpression<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>
  ) { () }

  /// All of them.
  public static func buildBlock(_ parameters: Void...) -> [Void] { parameters }
}
