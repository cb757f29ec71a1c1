// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Synchronization

/// Pictures of glyphs, shared by all threads that draw.
///
/// Bounded: when half the budget is used up, the pictures not asked for since the last time that
/// happened are dropped. What is found never changes what is drawn.
package final class GlyphCache: Sendable {
  struct Entry: Hashable {
    var key: GlyphKey
    /// Quarter pixels to the right, 0...3.
    var phase: Int
  }

  private struct State {
    var recent: [Entry: GlyphBitmap] = [:]
    var old: [Entry: GlyphBitmap] = [:]
    var recentBytes = 0
  }

  private let state = Mutex(State())
  private let budget: Int

  /// - Parameter budget: Bytes for pictures, 16 MiB unless said otherwise.
  package init(budget: Int = 16 << 20) { self.budget = budget }

  func bitmap(for entry: Entry) -> GlyphBitmap? {
    state.withLock { state in
      if let found = state.recent[entry] { return found }
      guard let found = state.old[entry] else { return nil }
      store(found, for: entry, in: &state)
      return found
    }
  }

  func store(_ bitmap: GlyphBitmap, for entry: Entry) {
    state.withLock { store(bitmap, for: entry, in: &$0) }
  }

  /// Bytes of the pictures held now.
  var bytesInUse: Int {
    state.withLock { state in
      state.recentBytes + state.old.values.reduce(0) { $0 + $1.bytes }
    }
  }

  private func store(_ bitmap: GlyphBitmap, for entry: Entry, in state: inout State) {
    if state.recentBytes + bitmap.bytes > budget / 2 {
      state.old = state.recent
      state.recent = [:]
      state.recentBytes = 0
    }
    guard bitmap.bytes <= budget / 2 else { return }
    if state.recent.updateValue(bitmap, forKey: entry) == nil {
      state.recentBytes += bitmap.bytes
    }
  }
}

/// The coverage of one glyph, around its origin.
final class GlyphBitmap: Sendable {
  let bounds: PixelRect
  let coverage: [UInt8]

  init(bounds: PixelRect, coverage: [UInt8]) {
    self.bounds = bounds
    self.coverage = coverage
  }

  /// Including a round sum for the object and its place in the table.
  var bytes: Int { coverage.count + 128 }
}
