// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import Tintype

/// A widget's provider and content with their types hidden.
@MainActor package struct EntrySource {
  /// The type of the entries.
  package let entryType: any TimelineEntry.Type
  /// Asks the provider for the entry of this moment; the answer may come later, from any thread.
  package let requestSnapshot: (TimelineProviderContext, SnapshotReply) -> Void
  /// The widget's view for an entry of `entryType`.
  package let content: (any TimelineEntry) -> AnyView

  /// Hides the types of a request and a content.
  init<Entry: TimelineEntry, Content: View>(
    of type: Entry.Type,
    requestSnapshot: @escaping (TimelineProviderContext, SnapshotReply) -> Void,
    content: @escaping (Entry) -> Content
  ) {
    entryType = type
    self.requestSnapshot = requestSnapshot
    self.content = { entry in
      guard let entry = entry as? Entry else {
        preconditionFailure("\(Swift.type(of: entry)) is not the widget's entry, \(Entry.self)")
      }
      return AnyView(content(entry))
    }
  }
}
