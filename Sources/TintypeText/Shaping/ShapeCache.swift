// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Synchronization

/// Glyphs of stretches of text that were shaped before.
final class ShapeCache: Sendable {
  private let entries = Mutex<[ShapeKey: [ShapedGlyph]]>([:])

  /// A page of words; beyond it the cache starts anew.
  private static let limit = 8192
  /// Longer stretches are unlikely to come again and would hold much memory.
  private static let longest = 256

  func glyphs(for key: ShapeKey, face: FontFace) -> [ShapedGlyph] {
    guard key.text.count <= Self.longest else { return face.font.shape(key) }
    if let known = entries.withLock({ $0[key] }) { return known }
    let glyphs = face.font.shape(key)
    entries.withLock {
      if $0.count >= Self.limit { $0.removeAll() }
      $0[key] = glyphs
    }
    return glyphs
  }
}
