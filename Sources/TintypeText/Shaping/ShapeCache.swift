// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Synchronization

/// Glyphs of stretches of text that were shaped before.
final class ShapeCache: Sendable {
  /// A page of words.
  private let entries = Mutex(RecentValues<ShapeKey, [ShapedGlyph]>(count: 1024))

  /// Longer stretches are unlikely to come again and would hold much memory.
  private static let longest = 256

  func glyphs(for key: ShapeKey, face: FontFace) -> [ShapedGlyph] {
    guard key.text.count <= Self.longest else { return face.font.shape(key) }
    if let known = entries.withLock({ $0.value(for: key) }) { return known }
    let glyphs = face.font.shape(key)
    entries.withLock { $0.store(glyphs, for: key) }
    return glyphs
  }
}
