// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// A value that a view keeps for itself; a picture shows its first one.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  /// Keeps what the view sets while the picture is made.
  private final class Storage {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  /// Leads to the value; a later pass of the same view takes an earlier pass's value over.
  private final class Box {
    var storage: Storage

    init(_ value: Value) { storage = Storage(value) }
  }

  private let box: Box

  /// Begins with a value.
  public init(wrappedValue: Value) { box = Box(wrappedValue) }

  /// Begins with a value.
  public init(initialValue: Value) { box = Box(initialValue) }

  /// The value.
  public var wrappedValue: Value {
    get { box.storage.value }
    nonmutating set { set(newValue) }
  }

  /// Access to the value for other views.
  public var projectedValue: Binding<Value> {
    Binding(get: { box.storage.value }, set: { set($0) })
  }

  private func set(_ value: Value) {
    box.storage.value = value
    assumingMainActor { StateMemory.changeCount += 1 }
  }
}

extension State: RememberedState {
  var storage: AnyObject { box.storage }

  func adopt(_ storage: AnyObject) {
    if let storage = storage as? Storage { box.storage = storage }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Begins without a value.
  public init() { self.init(wrappedValue: nil) }
}

/// Access to a value that lives elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Reads and writes through two closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// Access to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The access itself.
  public var projectedValue: Binding<Value> { self }

  /// Access to a part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      get: { wrappedValue[keyPath: keyPath] },
      set: { wrappedValue[keyPath: keyPath] = $0 }
    )
  }
}
