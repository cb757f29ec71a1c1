// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Synchronization

/// Paragraphs that were made before, with what they remember of their layouts.
final class ParagraphCache: Sendable {
  private struct Key: Hashable {
    var spans: [TextSpan]
    var style: ParagraphStyle
  }

  /// The paragraphs of some dozen widgets, with their code units as weight.
  private static var empty: RecentValues<Key, Paragraph> {
    RecentValues(count: 128, weight: 16384)
  }

  private let paragraphs = Mutex(empty)

  /// Longer texts are unlikely to come again.
  private static let longest = 1024

  func paragraph(
    spans: [TextSpan],
    style: ParagraphStyle,
    make: () -> Paragraph
  ) -> Paragraph {
    let size = spans.reduce(0) { $0 + $1.text.utf8.count }
    guard size <= Self.longest else { return make() }
    let key = Key(spans: spans, style: style)
    if let known = paragraphs.withLock({ $0.value(for: key, weight: size) }) { return known }
    let made = make()
    paragraphs.withLock { $0.store(made, for: key, weight: size) }
    return made
  }

  func removeAll() {
    paragraphs.withLock { $0 = Self.empty }
  }
}
