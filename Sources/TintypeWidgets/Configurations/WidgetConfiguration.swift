// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// What a widget is: its kind, its content and where it can go.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  /// The configuration that this one is made of.
  associatedtype Body: WidgetConfiguration

  /// What this one is made of.
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: WidgetConfiguration {}

extension WidgetConfiguration where Body == Never {
  /// A configuration that describes a widget itself is made of nothing else.
  public var body: Never {
    preconditionFailure("\(Self.self) describes a widget itself; its body must not be asked for")
  }
}

/// A configuration that describes a widget itself.
@MainActor package protocol PrimitiveWidgetConfiguration: WidgetConfiguration
where Body == Never {
  /// The widget; `nil` for one that is to stay away.
  func describe() -> WidgetDescription?
}

extension WidgetConfiguration {
  /// The widget that this configuration or its body describes.
  package func description() -> WidgetDescription? {
    if let primitive = self as? any PrimitiveWidgetConfiguration { return primitive.describe() }
    return body.description()
  }
}
