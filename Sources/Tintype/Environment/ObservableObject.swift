// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// An object whose changes views show; a picture shows it as it is.
public protocol ObservableObject: AnyObject {}

/// A property of an object whose changes views show.
@propertyWrapper
public struct Published<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Begins with a value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Begins with a value.
  public init(initialValue: Value) { wrappedValue = initialValue }
}

/// An object that a view is given and shows.
@propertyWrapper
public struct ObservedObject<Object: ObservableObject>: DynamicProperty {
  /// The object.
  public var wrappedValue: Object

  /// Takes an object.
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }

  /// Access to the object's properties.
  public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }
}

/// An object that a view makes for itself.
@propertyWrapper
public struct StateObject<Object: ObservableObject>: DynamicProperty {
  /// Makes the object when it is first asked for.
  private final class Box {
    private let make: () -> Object
    private(set) lazy var object = make()

    init(make: @escaping () -> Object) { self.make = make }
  }

  private let box: Box

  /// Takes what makes the object.
  public init(wrappedValue make: @autoclosure @escaping () -> Object) { box = Box(make: make) }

  /// The object.
  public var wrappedValue: Object { box.object }

  /// Access to the object's properties.
  public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }
}

/// Access to the properties of an object.
@dynamicMemberLookup
public struct ObjectBindings<Object: ObservableObject> {
  let object: Object

  /// Access to one property.
  public subscript<Value>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Object, Value>
  ) -> Binding<Value> {
    Binding(
      get: { object[keyPath: keyPath] },
      set: { object[keyPath: keyPath] = $0 }
    )
  }
}

/// Names the objects that views inherit, by their types.
private enum EnvironmentObjectsKey: EnvironmentKey {
  static var defaultValue: [ObjectIdentifier: AnyObject] { [:] }
}

extension EnvironmentValues {
  fileprivate var objects: [ObjectIdentifier: AnyObject] {
    get { self[EnvironmentObjectsKey.self] }
    set { self[EnvironmentObjectsKey.self] = newValue }
  }
}

/// An object that a view inherits.
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject>: DynamicProperty {
  /// Reads the object of this type.
  public init() {}

  /// The object; a program that gave none stops here, as it does with SwiftUI.
  public var wrappedValue: Object {
    let found = assumingMainActor {
      BodyScope.current?.environment.objects[ObjectIdentifier(Object.self)]
    }
    guard let object = found as? Object else {
      preconditionFailure(
        "no \(Object.self) is in the environment; give it with environmentObject(_:)"
      )
    }
    return object
  }

  /// Access to the object's properties.
  public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }
}

extension View {
  /// Gives an object to the views inside.
  nonisolated public func environmentObject<Object: ObservableObject>(
    _ object: Object
  ) -> some View {
    transformingEnvironment { $0.objects[ObjectIdentifier(Object.self)] = object }
  }
}
