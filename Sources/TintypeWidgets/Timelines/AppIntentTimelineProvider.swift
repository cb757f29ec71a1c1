// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import AppIntents
public import Tintype

/// Makes the entries of a widget that is configured by an app intent.
public protocol AppIntentTimelineProvider {
  /// What it makes.
  associatedtype Entry: TimelineEntry
  /// The configuration.
  associatedtype Intent: WidgetConfigurationIntent
  /// What it is told about the picture.
  typealias Context = TimelineProviderContext

  /// An entry to redact while there is none.
  func placeholder(in context: Context) -> Entry
  /// The entry of this moment.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// The entries of the time to come.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// Configurations that a watch offers.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  /// None.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// A configuration that a watch offers.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  /// The configuration.
  public let intent: Intent
  /// What people see of it.
  public let description: String

  /// A configuration with words.
  public init(intent: Intent, description: some StringProtocol) {
    self.intent = intent
    self.description = String(description)
  }

  /// A configuration with words.
  public init(intent: Intent, description: LocalizedStringResource) {
    self.intent = intent
    self.description = String(localized: description)
  }
}
