// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Everything that a configuration says about a widget.
@MainActor package struct WidgetDescription {
  /// The name the app knows the widget by; pictures are named after it.
  package var kind: String
  /// What people read in the gallery.
  package var displayName: String?
  /// A sentence below the name.
  package var summary: String?
  /// Where the widget can go; the system families if nothing is said.
  package var families: [WidgetFamily] = [
    .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
  ]
  /// Whether the system keeps the content away from the edges.
  package var hasContentMargins = true
  /// Makes its entries and content.
  package var source: EntrySource

  package init(kind: String, source: EntrySource) {
    self.kind = kind
    self.source = source
  }
}
