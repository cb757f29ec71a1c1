// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// A widget for Xcode's canvas, with entries. It compiles here and is not drawn.
@freestanding(declaration)
public macro Preview<Content: Widget>(
  _ name: String? = nil,
  as family: WidgetFamily,
  widget: @escaping @MainActor () -> Content,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "TintypeMacros", type: "PreviewMacro")

/// A widget for Xcode's canvas, with its provider. It compiles here and is not drawn.
@freestanding(declaration)
public macro Preview<Content: Widget, Provider: TimelineProvider>(
  _ name: String? = nil,
  as family: WidgetFamily,
  widget: @escaping @MainActor () -> Content,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "TintypeMacros", type: "PreviewMacro")

/// A widget for Xcode's canvas, with a configuration and its provider.
///
/// It compiles here and is not drawn.
@freestanding(declaration)
public macro Preview<Content: Widget, Provider: AppIntentTimelineProvider>(
  _ name: String? = nil,
  as family: WidgetFamily,
  using intent: Provider.Intent,
  widget: @escaping @MainActor () -> Content,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "TintypeMacros", type: "PreviewMacro")

/// Lists the entries of a preview.
@resultBuilder
public enum PreviewTimelineBuilder {
  /// One entry.
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
  /// Several entries.
  public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] {
    entries
  }
  /// All of them.
  public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] {
    entries.flatMap(\.self)
  }
  /// Those under a condition.
  public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] {
    entries ?? []
  }
  /// Those of the first of two alternatives.
  public static func buildEither(first entries: [any TimelineEntry]) -> [any TimelineEntry] {
    entries
  }
  /// Those of the second of two alternatives.
  public static func buildEither(second entries: [any TimelineEntry]) -> [any TimelineEntry] {
    entries
  }
  /// Those of a loop.
  public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] {
    entries.flatMap(\.self)
  }
}
