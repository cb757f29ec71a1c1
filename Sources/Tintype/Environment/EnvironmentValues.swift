// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Names a value that views inherit, and its default.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nothing else is set.
  static var defaultValue: Value { get }
}

/// The values that views inherit from their surroundings.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Makes an environment of defaults.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
