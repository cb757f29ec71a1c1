// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Where an app asks for new timelines; in a picture nobody is there to ask.
public final class WidgetCenter: Sendable {
  /// The only one.
  public static let shared = WidgetCenter()

  private init() {}

  /// A widget that someone has placed.
  public struct WidgetInfo: Identifiable, Hashable, Sendable {
    /// Itself.
    public var id: Self { self }
    /// The widget's kind.
    public let kind: String
    /// The family it is placed in.
    public let family: WidgetFamily
  }

  /// Does nothing.
  public func reloadAllTimelines() {}
  /// Does nothing.
  public func reloadTimelines(ofKind kind: String) {}
  /// Does nothing.
  public func invalidateConfigurationRecommendations() {}
  /// Does nothing.
  public func invalidateRelevance(ofKind kind: String) {}

  /// Answers that no widget is placed.
  @preconcurrency
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    completion(.success([]))
  }

  /// No widget is placed.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}
