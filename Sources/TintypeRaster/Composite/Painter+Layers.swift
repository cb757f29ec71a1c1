// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import TintypeGeometry

extension Painter {
  /// Limits drawing to the inside of a path, in addition to the clips before.
  ///
  /// - `twice`: Whether it counts as two clips with the same path.
  package func pushClip(
    _ path: BezierPath,
    rule: FillRule,
    twice: Bool = false
  ) throws(RasterError) {
    let box = PixelRect.covering(path.controlBox)
    var edges = EdgeList(bounds: box.intersection(clip.bounds))
    try edges.add(path)
    push(edges, rule: rule, box: box, twice: twice)
  }

  /// Limits drawing to a rectangle, in addition to the clips before.
  package func pushClip(_ rect: Rect) throws(RasterError) {
    let box = PixelRect.covering(rect)
    var inner = clip.intersection(box)
    var edges = EdgeList(bounds: inner.bounds)
    try edges.add(rect)
    let aligned =
      rect.minX == Double(box.minX) && rect.minY == Double(box.minY)
      && rect.maxX == Double(box.maxX) && rect.maxY == Double(box.maxY)
    if aligned || inner.bounds.isEmpty {
      inner.mask = clip.mask
      layers[layers.count - 1].clips.append(inner)
    } else {
      push(edges, rule: .winding, box: box)
    }
  }

  private func push(_ edges: EdgeList, rule: FillRule, box: PixelRect, twice: Bool = false) {
    var inner = clip.intersection(box)
    if edges.edges.isEmpty {
      inner.bounds = .empty
    } else {
      let mask = ClipMask(bounds: inner.bounds)
      var sink = MaskSink(mask: mask, twice: twice)
      converter.convert(edges, rule: rule, bounds: inner.bounds, into: &sink)
      mask.finish(within: clip.mask)
      inner.mask = mask
    }
    layers[layers.count - 1].clips.append(inner)
  }

  /// Makes everything of the picture outside a path transparent, as if all had been drawn in one
  /// layer under that clip.
  ///
  /// - Precondition: No layer is open.
  package func cut(_ path: BezierPath, rule: FillRule) throws(RasterError) {
    precondition(layers.count == 1, "a layer is still open")
    let surface = layer.content
    var edges = EdgeList(bounds: surface.bounds)
    try edges.add(path)
    var sink = CutSink(surface: surface)
    converter.convert(edges, rule: rule, bounds: surface.bounds, into: &sink)
    sink.finish()
  }

  /// Ends the latest clip of this layer.
  package func popClip() {
    precondition(layer.clips.count > 1, "no clip to pop in this layer")
    layers[layers.count - 1].clips.removeLast()
  }

  /// Begins a transparent layer, which is treated as a whole when it is popped.
  ///
  /// - `bounds`: The place that the content covers at most, which saves memory; `nil` if
  /// it isn't known. Content beyond it may be cut off.
  package func pushLayer(_ effects: LayerEffects, bounds: Rect?) throws(RasterError) {
    try check(effects)
    let area = layerArea(effects, content: bounds.map(PixelRect.covering))
    // Counted as if there were no bands, so that these don't decide about an error.
    layerPixels += area.uncut.area
    guard layerPixels <= limits.layerPixels else {
      layerPixels -= area.uncut.area
      throw .layersTooLarge(limitInPixels: limits.layerPixels)
    }
    layers.append(
      Layer(
        content: Surface(bounds: area.bounds),
        effects: effects,
        contentBounds: area.content,
        clips: [Clip(bounds: area.bounds, uncut: area.uncut)]
      )
    )
  }

  /// The pixels of a layer, those it would have without bands, and those its content may cover.
  private func layerArea(
    _ effects: LayerEffects,
    content: PixelRect?
  ) -> (bounds: PixelRect, uncut: PixelRect, content: PixelRect) {
    let (clip, step) = (clip, effects.step)
    let reach = Int(effects.reach.rounded(.up))
    let visible = clip.uncut.isEmpty ? .empty : clip.uncut.outset(by: reach)
    let content = content ?? visible
    let uncut =
      content.isEmpty
      ? .empty
      : content.outset(by: reach).aligned(to: step, from: visible).intersection(visible)
    var rows = uncut
    if clip.bounds.isEmpty {
      rows = .empty
    } else if !effects.needsWholeLayer {
      // Squares that a blur averages must be whole, and it mixes two of them.
      let needed = clip.bounds.outset(by: reach + 2 * step).aligned(to: step, from: visible)
      (rows.minY, rows.maxY) = (needed.minY, needed.maxY)
    }
    let bounds = uncut.intersection(rows)
    return (bounds, uncut, content.intersection(uncut))
  }

  private func check(_ effects: LayerEffects) throws(RasterError) {
    for filter in effects.filters {
      switch filter {
      case .shadow(_, let radius, let offset):
        guard offset.x.magnitude <= 1e6, offset.y.magnitude <= 1e6 else {
          throw .unusableCoordinates
        }
        try check(sigma: radius)
      case .blur(let sigma, _): try check(sigma: sigma)
      case .colorMatrix, .luminanceToAlpha: break
      }
    }
  }

  private func check(sigma: Double) throws(RasterError) {
    guard sigma <= limits.sigma else {
      throw .blurTooLarge(sigma: sigma, limit: limits.sigma)
    }
  }

  /// Begins the mask of the current layer: from here to the pop, drawing decides by its alpha how
  /// much of the content drawn so far remains.
  ///
  /// - Precondition: The layer has no mask yet and its clips are popped.
  package func beginMask() throws(RasterError) {
    precondition(layers.count > 1 && layer.mask == nil, "a mask needs a layer of its own")
    precondition(layer.clips.count == 1, "a clip of the layer's content is still open")
    let pixels = layer.clips[0].uncut.area
    layerPixels += pixels
    guard layerPixels <= limits.layerPixels else {
      layerPixels -= pixels
      throw .layersTooLarge(limitInPixels: limits.layerPixels)
    }
    layers[layers.count - 1].mask = Surface(bounds: layer.content.bounds)
  }

  /// Ends the latest layer: applies its mask and filters and draws it.
  package func popLayer() throws(RasterError) {
    precondition(layers.count > 1, "no layer to pop")
    precondition(layer.clips.count == 1, "a clip of the layer is still open")
    let popped = layers.removeLast()
    let surface = popped.content
    layerPixels -= popped.clips[0].uncut.area * (popped.mask == nil ? 1 : 2)
    if let mask = popped.mask { surface.multiply(byAlphaOf: mask) }
    var filters = popped.effects.filters[...]
    // The last shadow needn't be drawn into the layer first.
    let isPlain = popped.effects.opacity >= 1 && popped.effects.blend == .normal
    if isPlain, clip.mask == nil, case .shadow(let color, let radius, let offset)? = filters.last {
      filters.removeLast()
      for filter in filters {
        FilterOps.apply(filter, to: surface, content: popped.contentBounds)
      }
      return drawShadowed(surface, color: color, radius: radius, offset: offset)
    }
    for filter in filters {
      FilterOps.apply(filter, to: surface, content: popped.contentBounds)
    }
    blend(surface, opacity: popped.effects.opacity, mode: popped.effects.blend)
  }
}
