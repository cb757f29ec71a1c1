// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Tintype

/// Something an app can do for a system feature such as a widget's button.
///
/// A picture performs nothing: an intent's parameters matter, its work doesn't run.
public protocol AppIntent: Sendable {
  /// What performing it gives.
  associatedtype PerformResult: IntentResult

  /// The name that people see.
  static var title: LocalizedStringResource { get }
  /// What it does, in a sentence.
  static var description: IntentDescription? { get }
  /// Whether performing it brings the app to the front.
  static var openAppWhenRun: Bool { get }
  /// Whether people find it in Shortcuts.
  static var isDiscoverable: Bool { get }

  /// An intent whose parameters have their defaults.
  init()

  /// Does what the intent is for.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// None.
  public static var description: IntentDescription? { nil }
  /// It stays in the background.
  public static var openAppWhenRun: Bool { false }
  /// People find it.
  public static var isDiscoverable: Bool { true }

  /// Marks a property that people choose a value for.
  public typealias Parameter<Value> = IntentParameter<Value>
  /// The sentence that an intent's parameters stand in.
  public typealias Summary = IntentSummary<Self>
}

/// The choices that people make when they edit a widget.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
  /// Nothing: a configuration is only read.
  public func perform() async throws -> EmptyIntentResult { EmptyIntentResult() }
}

/// An intent that plays or records something.
public protocol AudioPlaybackIntent: AppIntent {}

/// An intent that starts, changes or ends a Live Activity.
public protocol LiveActivityIntent: AppIntent {}

/// An intent that brings the app to the front.
public protocol OpenIntent: AppIntent {}

/// What an intent does, in a sentence.
public struct IntentDescription: Sendable, ExpressibleByStringInterpolation {
  /// The sentence.
  public var descriptionText: LocalizedStringResource
  /// The heading it is listed under.
  public var categoryName: LocalizedStringResource?

  /// A sentence, perhaps under a heading.
  public init(
    _ descriptionText: LocalizedStringResource,
    categoryName: LocalizedStringResource? = nil
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
  }

  /// The sentence of a literal.
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(value)) }
}
