// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry
import TintypeLayout
import TintypeRaster

extension DisplayListBuilder {
  /// Draws the outline of every frame, one pixel wide and inside of it; the colour tells the depth.
  ///
  /// A frame that equals the one around it is drawn once.
  mutating func addFrames(of root: PlacedNode) {
    addFrames(of: root, around: nil, depth: 0)
  }

  private mutating func addFrames(of node: PlacedNode, around outer: Rect?, depth: Int) {
    let frame = node.frame.roundedToPixels(scale: pixelsPerPoint)
    let isNew = frame != outer
    if isNew { addOutline(of: frame, color: Self.depthColors[depth % Self.depthColors.count]) }
    for child in node.children {
      addFrames(of: child, around: frame, depth: depth + (isNew ? 1 : 0))
    }
  }

  private mutating func addOutline(of frame: Rect, color: SRGBColor) {
    guard frame.width > 2 * pixel, frame.height > 2 * pixel else {
      if !frame.isEmpty { append(.fillRect(frame, .solid(color))) }
      return
    }
    let inner = frame.inset(by: pixel)
    let sides = [
      Rect(minX: frame.minX, minY: frame.minY, maxX: frame.maxX, maxY: inner.minY),
      Rect(minX: frame.minX, minY: inner.maxY, maxX: frame.maxX, maxY: frame.maxY),
      Rect(minX: frame.minX, minY: inner.minY, maxX: inner.minX, maxY: inner.maxY),
      Rect(minX: inner.maxX, minY: inner.minY, maxX: frame.maxX, maxY: inner.maxY),
    ]
    for side in sides { append(.fillRect(side, .solid(color))) }
  }

  /// Red, blue, green, orange and violet, which tell apart on light and dark grounds.
  private static let depthColors = [
    SRGBColor(red: 1, green: 0.1, blue: 0.1, alpha: 0.8),
    SRGBColor(red: 0.1, green: 0.4, blue: 1, alpha: 0.8),
    SRGBColor(red: 0, green: 0.7, blue: 0.2, alpha: 0.8),
    SRGBColor(red: 1, green: 0.6, blue: 0, alpha: 0.8),
    SRGBColor(red: 0.7, green: 0.2, blue: 0.9, alpha: 0.8),
  ]
}
