// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry

@testable import Tintype

@MainActor @Suite struct FrameOverlayTests {
  private func fills(_ view: some View) -> [Rect] {
    RenderArea(size: Size(width: 40, height: 40))
      .placed(view, environment: EnvironmentValues())
      .scene(showingFrames: true).fills.compactMap(\.outline.uprightRect)
  }

  @Test func everyFrameHasFourSidesInsideOfIt() {
    let rects = fills(Color.red.padding(10))
    // The colour itself, then the outlines of 40 × 40 and of 20 × 20.
    #expect(rects.count == 9)
    #expect(rects[0] == Rect(minX: 10, minY: 10, maxX: 30, maxY: 30))
    #expect(rects[1].minX == 0 && rects[1].maxX == 40)
    #expect(rects[5].minX == 10 && rects[5].maxX == 30)
    #expect(rects[5].minY == 10 && rects[6].maxY == 30)
  }

  @Test func equalFramesAreDrawnOnce() {
    #expect(fills(Color.red.opacity(1).zIndex(1)).count == 5)
  }
}
