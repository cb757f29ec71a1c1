// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Tintype

/// A widget whose choices are an intent of the older kind.
public struct IntentConfiguration<Intent: INIntent, Content: View> {
  let kind: String
  let source: EntrySource

  /// A widget of a kind, with its configuration, its provider and its view.
  @MainActor @preconcurrency public init<Provider: IntentTimelineProvider>(
    kind: String,
    intent: Intent.Type,
    provider: Provider,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    self.kind = kind
    source = EntrySource(
      of: Provider.Entry.self,
      requestSnapshot: { context, reply in
        provider.getSnapshot(
          for: Intent(),
          in: context,
          completion: reply.completion(for: Provider.Entry.self)
        )
      },
      content: content
    )
  }
}

extension IntentConfiguration: PrimitiveWidgetConfiguration {
  package func describe() -> WidgetDescription? {
    WidgetDescription(kind: kind, source: source)
  }
}
