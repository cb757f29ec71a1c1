// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import AppIntents
public import Tintype

/// A widget whose choices are an app intent.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View> {
  let kind: String
  let source: EntrySource

  /// A widget of a kind, with its configuration, its provider and its view.
  @MainActor @preconcurrency public init<Provider: AppIntentTimelineProvider>(
    kind: String,
    intent: Intent.Type = Intent.self,
    provider: Provider,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    self.kind = kind
    source = EntrySource(
      of: Provider.Entry.self,
      requestSnapshot: { context, reply in
        let asked = UncheckedBox((provider, context))
        Task { @MainActor in
          let (provider, context) = asked.value
          reply.answer(await provider.snapshot(for: Intent(), in: context))
        }
      },
      content: content
    )
  }
}

/// Takes a provider along into the one task that asks it.
private struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

extension AppIntentConfiguration: PrimitiveWidgetConfiguration {
  package func describe() -> WidgetDescription? {
    WidgetDescription(kind: kind, source: source)
  }
}
