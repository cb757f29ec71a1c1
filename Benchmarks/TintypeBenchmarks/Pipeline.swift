// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import SwiftUI
import TintypeRaster

/// The steps from a view to a file, each with its own watch; the last one times them all.
@MainActor struct Pipeline {
  static let stepNames = ["resolve", "layout", "list", "draw", "encode"]

  private(set) var watches = (0..<6).map { _ in Stopwatch() }
  /// Size of the latest file.
  private(set) var bytes = 0

  mutating func run(_ item: BenchmarkCase, round: Int) throws {
    bytes = try watches[5].time {
      let resolved = watches[0].time { item.resolve(round: round) }
      let placed = watches[1].time { resolved.placed() }
      let scene = watches[2].time { placed.scene() }
      let pixmap = try watches[3].time {
        try DisplayListRenderer.shared.render(scene.displayList)
      }
      return try watches[4].time { try PNGEncoder.encode(pixmap, pixelsPerPoint: 3) }.count
    }
  }
}
