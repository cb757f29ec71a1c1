// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Synchronization
import TintypeGeometry
import TintypeText

/// Rectangles around glyphs, kept because finding one means reading the outline.
final class GlyphBoxes: Sendable {
  private struct Key: Hashable {
    let face: UInt64
    let glyph: UInt32
  }

  static let shared = GlyphBoxes()
  /// About a megabyte.
  private static let limit = 10_000

  /// An empty outline has the box `nil`.
  private let boxes = Mutex<[Key: Rect?]>([:])

  /// In ems around the glyph's origin; `nil` for a glyph without an outline.
  func box(of glyph: UInt32, in face: FontFace) -> Rect? {
    let key = Key(face: face.id, glyph: glyph)
    if let known = boxes.withLock({ $0[key] }) { return known }
    let outline = face.outline(glyph: glyph)
    let box = outline.isEmpty ? nil : outline.controlBox
    boxes.withLock { boxes in
      if boxes.count >= Self.limit { boxes.removeAll() }
      boxes[key] = .some(box)
    }
    return box
  }
}
