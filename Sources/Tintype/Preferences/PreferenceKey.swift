// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Names a value that views hand to those around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody hands one over.
  static var defaultValue: Value { get }
  /// Combines the value so far with that of the next view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// No value.
  public static var defaultValue: Value { nil }
}

/// A place in the tree of views where preferences come together.
///
/// The tree is made while views are resolved and evaluated on demand, since content that is made
/// late (in a geometry reader, say) adds to it while layout goes on.
@MainActor final class PreferenceNode {
  private enum Role {
    case group
    case value(ObjectIdentifier, Any)
    case transform(ObjectIdentifier, (Any) -> Any)
  }

  private let role: Role
  private var children: [PreferenceNode] = []

  init() { role = .group }

  private init(_ role: Role) { self.role = role }

  /// A place for views inside, after those that are there already.
  func group() -> PreferenceNode { add(.group) }

  /// A place whose value hides those of the views inside.
  func setting<Key: PreferenceKey>(_ key: Key.Type, to value: Key.Value) -> PreferenceNode {
    add(.value(ObjectIdentifier(key), value))
  }

  /// A place that changes what the views inside say.
  func transforming<Key: PreferenceKey>(
    _ key: Key.Type,
    _ change: @escaping (inout Key.Value) -> Void
  ) -> PreferenceNode {
    add(
      .transform(ObjectIdentifier(key)) { value in
        guard var value = value as? Key.Value else { return value }
        change(&value)
        return value
      }
    )
  }

  /// Forgets what was collected, before the views inside are made again.
  func reset() { children = [] }

  /// What the views inside say together.
  func value<Key: PreferenceKey>(of key: Key.Type) -> Key.Value {
    stated(key) ?? Key.defaultValue
  }

  private func add(_ role: Role) -> PreferenceNode {
    let node = PreferenceNode(role)
    children.append(node)
    return node
  }

  private func stated<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    switch role {
    case .value(ObjectIdentifier(key), let value): return value as? Key.Value
    case .transform(ObjectIdentifier(key), let change):
      return change(reduced(key) ?? Key.defaultValue) as? Key.Value
    default: return reduced(key)
    }
  }

  private func reduced<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    var result: Key.Value?
    for child in children {
      guard let next = child.stated(key) else { continue }
      guard var sum = result else {
        result = next
        continue
      }
      Key.reduce(value: &sum) { next }
      result = sum
    }
    return result
  }
}
