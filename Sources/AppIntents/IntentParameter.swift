// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
public import Tintype

/// A value of an intent that people choose.
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value?
  /// What people see beside the value.
  public let title: LocalizedStringResource

  private init(title: LocalizedStringResource, value: Value?) {
    self.title = title
    self.value = value
  }

  /// The chosen value, else the default.
  public var wrappedValue: Value {
    get {
      lock.withLock {
        guard let value = value ?? Self.absent else {
          preconditionFailure(
            "the parameter \"\(title.key)\" is read but has no value; give it a default"
          )
        }
        return value
      }
    }
    set { lock.withLock { value = newValue } }
  }

  /// The parameter itself, as summaries name it.
  public var projectedValue: IntentParameter<Value> { self }

  /// `nil` as a value where the type has one.
  private static var absent: Value? {
    (Value.self as? any ExpressibleByNilLiteral.Type).flatMap { $0.init(nilLiteral: ()) as? Value }
  }

  /// A parameter with a title, perhaps a default.
  public convenience init(
    title: LocalizedStringResource = "",
    description: LocalizedStringResource? = nil,
    default value: Value? = nil,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(title: title, value: value)
  }

  /// A parameter whose choices come from a provider.
  public convenience init<Options: DynamicOptionsProvider>(
    title: LocalizedStringResource = "",
    description: LocalizedStringResource? = nil,
    default value: Value? = nil,
    requestValueDialog: IntentDialog? = nil,
    optionsProvider: Options
  ) {
    self.init(title: title, value: value)
  }

  /// A number within bounds.
  public convenience init(
    title: LocalizedStringResource = "",
    description: LocalizedStringResource? = nil,
    default value: Value? = nil,
    inclusiveRange: (Value, Value),
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(title: title, value: value)
  }
}

extension IntentParameter: Decodable where Value: Decodable {
  /// A chosen value, as JSON gives it.
  public convenience init(from decoder: any Decoder) throws {
    self.init(title: "", value: try decoder.singleValueContainer().decode(Value.self))
  }
}

extension IntentParameter: Encodable where Value: Encodable {
  /// The chosen value alone.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension KeyedDecodingContainer {
  /// An optional parameter may be left out, like any other optional property.
  public func decode<Wrapped: Decodable>(
    _ type: IntentParameter<Wrapped?>.Type,
    forKey key: Key
  ) throws -> IntentParameter<Wrapped?> {
    let parameter = IntentParameter<Wrapped?>(title: "")
    parameter.wrappedValue = try decodeIfPresent(Wrapped.self, forKey: key)
    return parameter
  }
}

/// What the system asks when a value is missing.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
  /// The question.
  public var text: LocalizedStringResource

  /// A question.
  public init(_ text: LocalizedStringResource) { self.text = text }

  /// The question of a literal.
  public init(stringLiteral value: String) { text = LocalizedStringResource(value) }
}
