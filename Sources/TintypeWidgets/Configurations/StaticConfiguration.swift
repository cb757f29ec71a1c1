// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Tintype

/// A widget without choices.
public struct StaticConfiguration<Content: View> {
  let kind: String
  let source: EntrySource

  /// A widget of a kind, with its provider and its view.
  @MainActor @preconcurrency public init<Provider: TimelineProvider>(
    kind: String,
    provider: Provider,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) {
    self.kind = kind
    source = EntrySource(
      of: Provider.Entry.self,
      requestSnapshot: { context, reply in
        provider.getSnapshot(in: context, completion: reply.completion(for: Provider.Entry.self))
      },
      content: content
    )
  }
}

extension StaticConfiguration: PrimitiveWidgetConfiguration {
  package func describe() -> WidgetDescription? {
    WidgetDescription(kind: kind, source: source)
  }
}
