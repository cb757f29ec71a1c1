// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry

/// Draws shapes, glyphs and images into a picture.
///
/// Coordinates are device pixels, y down. Clips and layers nest; what is pushed must be popped. Used
/// by one thread at a time: several threads draw one picture by a painter each, for a band of rows.
@safe package final class Painter {
  /// What drawing goes to between two pushes.
  struct Layer {
    var content: Surface
    /// Set once the layer's mask is being drawn.
    var mask: Surface?
    var effects: LayerEffects
    /// The pixels that the content may cover.
    var contentBounds: PixelRect
    var clips: [Clip]

    var target: Surface { mask ?? content }
  }

  struct Clip {
    /// What may be drawn on.
    var bounds: PixelRect
    /// The same if the picture weren't drawn in bands, so that these never change a pixel.
    var uncut: PixelRect
    var mask: ClipMask?

    /// Both rectangles without what lies outside a box; no mask.
    func intersection(_ box: PixelRect) -> Clip {
      Clip(bounds: bounds.intersection(box), uncut: uncut.intersection(box))
    }
  }

  let glyphCache: GlyphCache
  let limits: RasterLimits
  let converter = ScanConverter.take()
  var layers: [Layer]
  var layerPixels = 0
  private var colors: UnsafeMutablePointer<UInt32>
  private var coverages: UnsafeMutablePointer<UInt8>
  private var rowCapacity: Int

  package convenience init(
    width: Int,
    height: Int,
    glyphCache: GlyphCache,
    limits: RasterLimits = .default
  ) throws(RasterError) {
    try Pixmap.check(width: width, height: height, limits: limits)
    let bounds = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    self.init(on: Surface(bounds: bounds), of: bounds, glyphCache: glyphCache, limits: limits)
  }

  /// - `picture`: The whole picture, of which the surface may be a band.
  private init(
    on surface: Surface,
    of picture: PixelRect,
    glyphCache: GlyphCache,
    limits: RasterLimits
  ) {
    let bounds = surface.bounds
    let width = bounds.width
    self.glyphCache = glyphCache
    self.limits = limits
    layers = [
      Layer(
        content: surface,
        effects: LayerEffects(),
        contentBounds: bounds,
        clips: [Clip(bounds: bounds, uncut: picture)]
      )
    ]
    rowCapacity = width
    unsafe colors = .allocate(capacity: width)
    unsafe coverages = .allocate(capacity: width)
  }

  deinit {
    ScanConverter.giveBack(converter)
    unsafe colors.deallocate()
    unsafe coverages.deallocate()
  }

  /// A picture drawn by a closure, which must not keep the painter.
  ///
  /// Unlike `finish` this copies no pixels.
  ///
  /// - `background`: What the picture is filled with at first; transparent unless said otherwise.
  /// - `bands`: Into how many bands of rows the work is divided, ≥ 1; no pixel depends on it.
  /// - `threads`: At most so many draw at a time, ≥ 1.
  /// - `draw`: Draws the whole picture; called once for each band.
  package static func picture(
    width: Int,
    height: Int,
    background: SRGBColor? = nil,
    glyphCache: GlyphCache,
    limits: RasterLimits = .default,
    bands: Int = 1,
    threads: Int = 1,
    draw: @Sendable (Painter) throws(RasterError) -> Void
  ) throws(RasterError) -> Pixmap {
    try Pixmap.check(width: width, height: height, limits: limits)
    let picture = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    let color = background?.premultiplied().packed ?? 0
    let bands = Bands.division(of: height, into: bands)
    var failure: RasterError?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 4 * picture.area) { buffer, used in
      used = 4 * picture.area
      guard let memory = unsafe buffer.baseAddress.map({ UInt(bitPattern: $0) }) else { return }
      do throws(RasterError) {
        _ = try Bands.map(bands.count, threads: threads) { index throws(RasterError) in
          let rows = bands[index]
          var band = picture
          (band.minY, band.maxY) = (rows.lowerBound, rows.upperBound)
          let address = memory + UInt(4 * width * rows.lowerBound)
          guard let start = unsafe UnsafeMutableRawPointer(bitPattern: address) else { return }
          let surface = unsafe Surface(bounds: band, in: start, color: color)
          let painter = Painter(on: surface, of: picture, glyphCache: glyphCache, limits: limits)
          try draw(painter)
          precondition(painter.layers.count == 1, "a layer is still open")
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return Pixmap(width: width, height: height, pixels: bytes)
  }

  /// The picture so far.
  ///
  /// - Precondition: All layers are popped.
  package func finish() -> Pixmap {
    precondition(layers.count == 1, "a layer is still open")
    return layers[0].content.makePixmap()
  }

  var layer: Layer { layers[layers.count - 1] }

  var clip: Clip {
    let layer = layers[layers.count - 1]
    return layer.clips[layer.clips.count - 1]
  }

  /// A sink that draws on the current target through the current clip.
  func sink(_ paint: Paint, on target: Surface, clip: Clip) -> PaintSink {
    if target.width > rowCapacity {
      rowCapacity = target.width
      unsafe colors.deallocate()
      unsafe coverages.deallocate()
      unsafe colors = .allocate(capacity: rowCapacity)
      unsafe coverages = .allocate(capacity: rowCapacity)
    }
    return unsafe PaintSink(
      surface: target,
      clip: clip.mask,
      paint: paint,
      colors: colors,
      coverages: coverages
    )
  }

  /// Mixes the pixels of a popped layer into the target below by a blend mode.
  func blend(_ source: Surface, opacity: Double, mode: BlendMode) {
    let (target, clip) = (layer.target, clip)
    let area = source.bounds.intersection(clip.bounds)
    if area.isEmpty { return }
    let share = min(max(0, opacity), 1)
    let rows = SurfaceRows(source, opacity: mode == .normal ? 1 : share)
    let sink = sink(.rows(rows), on: target, clip: clip)
    for y in area.minY..<area.maxY {
      if mode == .normal {
        sink.span(
          y: y,
          x: area.minX,
          count: area.width,
          coverage: UInt8(share * 255 + 0.5)
        )
        continue
      }
      let row = unsafe sink.colors
      unsafe rows.fetch(x: area.minX, y: y, count: area.width, into: row)
      if let mask = clip.mask {
        unsafe PixelOps.scale(row, area.width, by: mask.pointer(x: area.minX, y: y))
      }
      unsafe BlendOps.blend(
        target.pointer(x: area.minX, y: y),
        area.width,
        source: row,
        mode: mode
      )
    }
  }

  /// Draws a popped layer and its shadow on the target below.
  func drawShadowed(_ source: Surface, color: SRGBColor, radius: Double, offset: Point) {
    let (target, bounds) = (layer.target, source.bounds)
    let area = bounds.intersection(clip.bounds)
    if area.isEmpty { return }
    let packed = color.premultiplied().packed
    let coverage = FilterOps.shadowCoverage(of: source, radius: radius, offset: offset)
    unsafe coverage.withUnsafeBufferPointer { coverage in
      guard let coverage = coverage.baseAddress else { return }
      for y in area.minY..<area.maxY {
        let first = (y - bounds.minY) * bounds.width + area.minX - bounds.minX
        unsafe PixelOps.over(
          target.pointer(x: area.minX, y: y),
          area.width,
          source: source.pixels + first,
          shadow: packed,
          coverage: coverage + first
        )
      }
    }
  }

  /// Draws a glyph's picture with its origin at a pixel.
  func draw(_ bitmap: GlyphBitmap, x: Int, y: Int, shader: Shader, opacity: Double)
    throws(RasterError)
  {
    let clip = clip
    let b = bitmap.bounds
    let box = PixelRect(
      minX: b.minX + x,
      minY: b.minY + y,
      maxX: b.maxX + x,
      maxY: b.maxY + y
    )
    let area = box.intersection(clip.bounds)
    guard !area.isEmpty, let paint = try shader.paint(opacity: opacity, bounds: area) else {
      return
    }
    let sink = sink(paint, on: layer.target, clip: clip)
    unsafe bitmap.coverage.withUnsafeBufferPointer { coverage in
      guard let base = coverage.baseAddress else { return }
      for row in area.minY..<area.maxY {
        let offset = (row - box.minY) * box.width + area.minX - box.minX
        unsafe sink.run(y: row, x: area.minX, count: area.width, coverage: base + offset)
      }
    }
  }
}
