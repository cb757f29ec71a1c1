// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Tintype

/// A widget to be shown in a family for some entries while it is written.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  as family: WidgetFamily,
  widget: @escaping @MainActor () -> any Widget,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) = #externalMacro(module: "TintypeMacros", type: "PreviewMacro")

/// A widget to be shown in a family with its provider's entries while it is written.
@freestanding(declaration)
public macro Preview<Provider: TimelineProvider>(
  _ name: String? = nil,
  as family: WidgetFamily,
  widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "TintypeMacros", type: "PreviewMacro")

/// A widget to be shown in a family with its provider's entries for a configuration.
@freestanding(declaration)
public macro Preview<Provider: AppIntentTimelineProvider>(
  _ name: String? = nil,
  as family: WidgetFamily,
  using intent: Provider.Intent,
  widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "TintypeMacros", type: "PreviewMacro")

/// Collects the entries of a preview.
@resultBuilder
public enum PreviewTimelineBuilder {
  /// An entry as it stands.
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }

  /// Several entries as they stand.
  public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] {
    entries
  }

  /// Entries in order.
  public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] {
    entries.flatMap { $0 }
  }

  /// Entries under a condition.
  public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] {
    entries ?? []
  }

  /// The first of two alternatives.
  public static func buildEither(first entries: [any TimelineEntry]) -> [any TimelineEntry] {
    entries
  }

  /// The second of two alternatives.
  public static func buildEither(second entries: [any TimelineEntry]) -> [any TimelineEntry] {
    entries
  }

  /// The entries of a loop.
  public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] {
    entries.flatMap { $0 }
  }
}

/// A widget, the family it is shown in, and its entries.
package struct WidgetPreview: Sendable {
  package let family: WidgetFamily
  package let widget: @MainActor @Sendable () -> any Widget
  /// Empty when the entries are to come from the widget's provider.
  package let timeline: @MainActor @Sendable () -> [any TimelineEntry]
}

/// Keeps a preview; what `#Preview` of a widget expands to.
public func registerPreview(
  _ name: String? = nil,
  as family: WidgetFamily,
  widget: @escaping @MainActor () -> any Widget,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry],
  file: String = #fileID,
  line: Int = #line
) {
  let preview = WidgetPreview(family: family, widget: widget, timeline: timeline)
  PreviewRegistry.shared.add(
    PreviewRecord(name: name, file: file, line: line, content: .other(preview))
  )
}

/// Keeps a preview; what `#Preview` of a widget with its provider expands to.
public func registerPreview<Provider: TimelineProvider>(
  _ name: String? = nil,
  as family: WidgetFamily,
  widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> Provider,
  file: String = #fileID,
  line: Int = #line
) {
  registerPreview(name, as: family, widget: widget, timeline: {}, file: file, line: line)
}

/// Keeps a preview; what `#Preview` of a configured widget with its provider expands to.
public func registerPreview<Provider: AppIntentTimelineProvider>(
  _ name: String? = nil,
  as family: WidgetFamily,
  using intent: @autoclosure () -> Provider.Intent,
  widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> Provider,
  file: String = #fileID,
  line: Int = #line
) {
  registerPreview(name, as: family, widget: widget, timeline: {}, file: file, line: line)
}

extension PreviewRecord {
  /// The widget that the preview shows; `nil` when it shows a view.
  var widgetPreview: WidgetPreview? {
    guard case .other(let preview) = content else { return nil }
    return preview as? WidgetPreview
  }
}
