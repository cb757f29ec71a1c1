// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// A property that takes part in a view's life; a still image only reads it.
public protocol DynamicProperty {
  /// Called before the body runs.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// Reads a value of the view's surroundings.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let keyPath: any KeyPath<EnvironmentValues, Value> & Sendable

  /// Reads the value behind a key path.
  public init(_ keyPath: any KeyPath<EnvironmentValues, Value> & Sendable) {
    self.keyPath = keyPath
  }

  /// The value where the view stands; the default outside of a body.
  public var wrappedValue: Value {
    (BodyScope.current?.environment ?? EnvironmentValues())[keyPath: keyPath]
  }
}
