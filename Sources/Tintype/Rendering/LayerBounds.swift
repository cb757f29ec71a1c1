// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry
import TintypeRaster
import TintypeText

/// Finds out which part of a picture each layer needs, so that effects cost no more than what they
/// are applied to.
struct LayerBounds {
  /// The place, in pixels, of what each layer draws, by the index of its `pushLayer`.
  private(set) var bounds: [Int: Rect] = [:]

  private struct Layer {
    var index: Int
    var effects: LayerEffects
    var box = Rect.zero
    var isInMask = false
    var clips: [Rect] = []
  }

  private let toPixels: AffineTransform
  private var layers: [Layer] = []
  /// Larger than any picture.
  private static let everything = Rect(minX: -1e8, minY: -1e8, maxX: 1e8, maxY: 1e8)

  init(of list: DisplayList) {
    toPixels = AffineTransform(scaleX: list.scale, y: list.scale)
    guard list.items.contains(where: { if case .pushLayer = $0 { true } else { false } }) else {
      return
    }
    for (index, item) in list.items.enumerated() { add(item, index) }
  }

  private mutating func add(_ item: DisplayList.Item, _ index: Int) {
    switch item {
    case .pushLayer(let effects, _):
      layers.append(Layer(index: index, effects: effects.scaled(by: toPixels.a)))
    case .beginMask: if !layers.isEmpty { layers[layers.count - 1].isInMask = true }
    case .popLayer:
      guard let layer = layers.popLast() else { return }
      let box = layer.effects.isBounded ? layer.box : Self.everything
      bounds[layer.index] = box
      if !box.isEmpty { add(box.outset(by: layer.effects.reach)) }
    case .popClip: if !layers.isEmpty { layers[layers.count - 1].clips.removeLast() }
    case .pushClip, .pushClipRect:
      guard !layers.isEmpty else { return }
      layers[layers.count - 1].clips.append(toPixels.boundingBox(of: item.box))
    default:
      if !layers.isEmpty { add(toPixels.boundingBox(of: item.box)) }
    }
  }

  private mutating func add(_ box: Rect) {
    guard let layer = layers.last, !layer.isInMask else { return }
    let visible = layer.clips.reduce(box) { $0.intersection($1) }
    layers[layers.count - 1].box = layer.box.union(visible)
  }
}

extension DisplayList.Item {
  /// A rectangle around what the item draws, in points.
  fileprivate var box: Rect {
    switch self {
    case .fill(let path, _, _), .pushClip(let path, _, _): path.isEmpty ? .zero : path.controlBox
    case .fillRect(let rect, _), .pushClipRect(let rect): rect
    case .image(let image): image.transform.boundingBox(of: image.rect)
    case .glyphs(let item): item.box
    case .popClip, .pushLayer, .beginMask, .popLayer: .zero
    }
  }
}

extension GlyphItem {
  fileprivate var box: Rect {
    var box = Rect.zero
    for glyph in glyphs {
      guard let own = GlyphBoxes.shared.box(of: glyph.id, in: face) else { continue }
      // A pixel more, because glyphs move to the next quarter of one.
      let place = Rect(
        minX: glyph.x + own.minX * emSize - 1,
        minY: glyph.y + own.minY * emSize - 1,
        maxX: glyph.x + own.maxX * emSize + 1,
        maxY: glyph.y + own.maxY * emSize + 1
      )
      box = box.union(transform.boundingBox(of: place))
    }
    return box
  }
}
