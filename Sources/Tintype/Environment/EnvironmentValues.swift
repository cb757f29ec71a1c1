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
  /// A value that was set.
  private final class Box<Value> {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  /// A key, and the box of its value, which is of the key's type.
  private struct Entry {
    let key: ObjectIdentifier
    var box: AnyObject
  }

  /// A dozen or two; a text asks for thirty values, and passing over entries is faster than hashing.
  private var entries: [Entry] = []

  /// Makes an environment of defaults.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      let identifier = ObjectIdentifier(key)
      for entry in entries where entry.key == identifier {
        return unsafe unsafeDowncast(entry.box, to: Box<Key.Value>.self).value
      }
      return Key.defaultValue
    }
    set {
      let identifier = ObjectIdentifier(key)
      let box = Box(newValue)
      if let index = entries.firstIndex(where: { $0.key == identifier }) {
        entries[index].box = box
      } else {
        entries.append(Entry(key: identifier, box: box))
      }
    }
  }
}
