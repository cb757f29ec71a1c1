// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Makes the entries of a widget without configuration.
public protocol TimelineProvider {
  /// What it makes.
  associatedtype Entry: TimelineEntry
  /// What it is told about the picture.
  typealias Context = TimelineProviderContext

  /// An entry to redact while there is none.
  func placeholder(in context: Context) -> Entry
  /// The entry of this moment.
  @preconcurrency
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// The entries of the time to come.
  @preconcurrency
  func getTimeline(
    in context: Context,
    completion: @escaping @Sendable (Timeline<Entry>) -> Void
  )
}

/// Makes the entries of a widget that is configured by an intent of the older kind.
public protocol IntentTimelineProvider {
  /// What it makes.
  associatedtype Entry: TimelineEntry
  /// The configuration.
  associatedtype Intent: INIntent
  /// What it is told about the picture.
  typealias Context = TimelineProviderContext

  /// An entry to redact while there is none.
  func placeholder(in context: Context) -> Entry
  /// The entry of this moment.
  @preconcurrency
  func getSnapshot(
    for configuration: Intent,
    in context: Context,
    completion: @escaping @Sendable (Entry) -> Void
  )
  /// The entries of the time to come.
  @preconcurrency
  func getTimeline(
    for configuration: Intent,
    in context: Context,
    completion: @escaping @Sendable (Timeline<Entry>) -> Void
  )
  /// Configurations that a watch offers.
  func recommendations() -> [IntentRecommendation<Intent>]
}

extension IntentTimelineProvider {
  /// None.
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}
