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
    let outer = clip
    let area = PixelRect.covering(path.controlBox).intersection(outer.bounds)
    var edges = EdgeList(bounds: area)
    try edges.add(path)
    push(edges, rule: rule, area: area, within: outer, twice: twice)
  }

  /// Limits drawing to a rectangle, in addition to the clips before.
  package func pushClip(_ rect: Rect) throws(RasterError) {
    let whole = PixelRect.covering(rect)
    let outer = clip
    let area = whole.intersection(outer.bounds)
    var edges = EdgeList(bounds: area)
    try edges.add(rect)
    let aligned =
      rect.minX == Double(whole.minX) && rect.minY == Double(whole.minY)
      && rect.maxX == Double(whole.maxX) && rect.maxY == Double(whole.maxY)
    if aligned || area.isEmpty {
      layers[layers.count - 1].clips.append(Clip(bounds: area, mask: outer.mask))
    } else {
      push(edges, rule: .winding, area: area, within: outer)
    }
  }

  private func push(
    _ edges: EdgeList,
    rule: FillRule,
    area: PixelRect,
    within outer: Clip,
    twice: Bool = false
  ) {
    guard !edges.edges.isEmpty else {
      return layers[layers.count - 1].clips.append(Clip(bounds: .empty))
    }
    let mask = ClipMask(bounds: area)
    var sink = MaskSink(mask: mask, twice: twice)
    converter.convert(edges, rule: rule, bounds: area, into: &sink)
    mask.finish(within: outer.mask)
    layers[layers.count - 1].clips.append(Clip(bounds: area, mask: mask))
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
    let reach = Int(effects.reach.rounded(.up))
    let visible = clip.bounds.isEmpty ? .empty : clip.bounds.outset(by: reach)
    let content = bounds.map(PixelRect.covering) ?? visible
    let area =
      content.isEmpty
      ? .empty
      : content.outset(by: reach).aligned(to: effects.step, from: visible).intersection(visible)
    layerPixels += area.area
    guard layerPixels <= limits.layerPixels else {
      layerPixels -= area.area
      throw .layersTooLarge(limitInPixels: limits.layerPixels)
    }
    layers.append(
      Layer(
        content: Surface(bounds: area),
        effects: effects,
        contentBounds: content.intersection(area),
        clips: [Clip(bounds: area)]
      )
    )
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
    let area = layer.content.bounds
    layerPixels += area.area
    guard layerPixels <= limits.layerPixels else {
      layerPixels -= area.area
      throw .layersTooLarge(limitInPixels: limits.layerPixels)
    }
    layers[layers.count - 1].mask = Surface(bounds: area)
  }

  /// Ends the latest layer: applies its mask and filters and draws it.
  package func popLayer() throws(RasterError) {
    precondition(layers.count > 1, "no layer to pop")
    precondition(layer.clips.count == 1, "a clip of the layer is still open")
    let popped = layers.removeLast()
    let surface = popped.content
    layerPixels -= surface.bounds.area * (popped.mask == nil ? 1 : 2)
    if let mask = popped.mask { surface.multiply(byAlphaOf: mask) }
    for filter in popped.effects.filters {
      FilterOps.apply(filter, to: surface, content: popped.contentBounds)
    }
    blend(surface, opacity: popped.effects.opacity, mode: popped.effects.blend)
  }
}
