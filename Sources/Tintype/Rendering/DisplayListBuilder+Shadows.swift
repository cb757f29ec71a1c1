// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry
import TintypeRaster

extension DisplayListBuilder {
  /// Draws something with the shadows of its style.
  ///
  /// - `frame`: Where it lies, in layout coordinates.
  mutating func addShadowed(
    _ shadows: [PaintShadow],
    frame: Rect,
    _ surroundings: Surroundings,
    draw: (inout DisplayListBuilder, Surroundings) -> Void
  ) {
    if shadows.isEmpty { return draw(&self, surroundings) }
    let drops = shadows.filter { !$0.isInner }
    append(
      .pushLayer(
        LayerEffects(
          filters: drops.map { .shadow(color: $0.color, radius: $0.radius, offset: $0.offset) }
        )
      )
    )
    draw(&self, surroundings)
    for shadow in shadows where shadow.isInner {
      addInner(shadow, frame: frame, surroundings, draw: draw)
    }
    append(.popLayer)
  }

  /// What surrounds the thing, moved and blurred, seen only on top of the thing itself.
  private mutating func addInner(
    _ shadow: PaintShadow,
    frame: Rect,
    _ surroundings: Surroundings,
    draw: (inout DisplayListBuilder, Surroundings) -> Void
  ) {
    append(.pushLayer(LayerEffects(blend: .sourceAtop)))
    let filters: [Filter] =
      shadow.radius > 0 ? [.blur(sigma: shadow.radius, opaque: false)] : []
    append(.pushLayer(LayerEffects(filters: filters)))
    // Far enough that the blur of its border doesn't reach the thing.
    let margin = 4 * shadow.radius + shadow.offset.x.magnitude + shadow.offset.y.magnitude + 8
    let around = frame.outset(by: margin + frame.height)
    fill(BezierPath(rect: around), shader: .solid(shadow.color), surroundings)
    append(.pushLayer(LayerEffects(blend: .destinationOut)))
    var moved = surroundings
    moved.transform = AffineTransform(translationX: shadow.offset.x, y: shadow.offset.y)
      .concatenated(with: surroundings.transform)
    draw(&self, moved)
    append(.popLayer)
    append(.popLayer)
    append(.popLayer)
  }
}
