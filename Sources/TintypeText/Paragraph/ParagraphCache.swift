// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Synchronization

/// Paragraphs that were made before, with what they remember of their layouts.
final class ParagraphCache: Sendable {
  private struct Key: Hashable {
    var spans: [TextSpan]
    var style: ParagraphStyle
  }

  private struct State {
    var paragraphs: [Key: Paragraph] = [:]
    /// Code units held.
    var size = 0
  }

  private let state = Mutex(State())

  /// Enough for some hundred widgets; the cache starts anew beyond it.
  private static let limit = (paragraphs: 1024, units: 65536)
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
    if let known = state.withLock({ $0.paragraphs[key] }) { return known }
    let made = make()
    state.withLock { state in
      if state.paragraphs.count >= Self.limit.paragraphs || state.size >= Self.limit.units {
        state = State()
      }
      state.paragraphs[key] = made
      state.size += size
    }
    return made
  }

  func removeAll() { state.withLock { $0 = State() } }
}
