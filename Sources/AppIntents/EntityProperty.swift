// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
public import Tintype

/// A property of an entity that Shortcuts can read.
@propertyWrapper
public final class EntityProperty<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value?
  /// What people see beside the value.
  public let title: LocalizedStringResource

  /// A property with a value.
  public init(wrappedValue: Value, title: LocalizedStringResource = "") {
    self.title = title
    value = wrappedValue
  }

  /// A property that gets its value in the entity's initialiser.
  public init(title: LocalizedStringResource = "") {
    self.title = title
  }

  /// The value.
  public var wrappedValue: Value {
    get {
      lock.withLock {
        guard let value else {
          preconditionFailure("the property \"\(title.key)\" is read before it is set")
        }
        return value
      }
    }
    set { lock.withLock { value = newValue } }
  }

  /// The property itself.
  public var projectedValue: EntityProperty<Value> { self }
}
