// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry
package import TintypeRaster
import TintypeText

/// Draws display lists into pixels.
///
/// Runs on any thread.
package struct DisplayListRenderer: Sendable {
  /// Coverage of glyphs, kept from one picture to the next.
  private let glyphCache: GlyphCache

  package static let shared = DisplayListRenderer()

  package init(glyphCache: GlyphCache = GlyphCache()) { self.glyphCache = glyphCache }

  /// The picture, on a transparent ground.
  ///
  /// - `threads`: At most so many draw at a time, ≥ 1; one is right where pictures are drawn side by
  /// side. They never change a pixel.
  package func render(_ list: DisplayList, threads: Int = .max) throws(RasterError) -> Pixmap {
    let pixels =
      Self.pixels(list.size.width, list.scale) * Self.pixels(list.size.height, list.scale)
    let bands = max(1, min(threads, Bands.cores, pixels / Self.smallestBand))
    return try render(list, bands: bands, threads: threads)
  }

  /// Fewer pixels are drawn sooner than another thread begins.
  private static let smallestBand = 1 << 16

  /// The picture, drawn in bands of rows.
  package func render(
    _ list: DisplayList,
    bands: Int,
    threads: Int
  ) throws(RasterError) -> Pixmap {
    let toPixels = AffineTransform(scaleX: list.scale, y: list.scale)
    let width = Self.pixels(list.size.width, list.scale)
    let height = Self.pixels(list.size.height, list.scale)
    let canvas = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    let frame = list.frame
    let ground = list.ground(of: frame.content, covering: canvas, toPixels)
    let layers = LayerBounds(of: list)
    return try Painter.picture(
      width: width,
      height: height,
      background: ground.color,
      glyphCache: glyphCache,
      bands: bands,
      threads: threads
    ) { painter throws(RasterError) in
      for index in ground.rest {
        try draw(list.items[index], on: painter, toPixels, bounds: layers.bounds[index])
      }
      if let (path, rule) = frame.outline {
        try painter.cut(path.applying(toPixels), rule: rule)
      }
    }
  }

  /// A length in whole pixels.
  ///
  /// Sizes round up, as a hosting view's do.
  private static func pixels(_ points: Double, _ scale: Double) -> Int {
    let pixels = (points * scale - 1e-6).rounded(.up)
    return pixels >= 1 && pixels < 1e9 ? Int(pixels) : 0
  }

  private func draw(
    _ item: DisplayList.Item,
    on painter: Painter,
    _ toPixels: AffineTransform,
    bounds: Rect?
  ) throws(RasterError) {
    switch item {
    case .fill(let path, let rule, let shader):
      try painter.fill(
        path.applying(toPixels),
        rule: rule,
        shader: shader.applying(toPixels)
      )
    case .fillRect(let rect, let shader):
      try painter.fill(toPixels.boundingBox(of: rect), shader: shader.applying(toPixels))
    case .glyphs(let glyphs): try draw(glyphs, on: painter, toPixels)
    case .image(let image):
      try painter.draw(
        image.image,
        in: image.rect,
        quality: image.quality,
        opacity: image.opacity,
        transform: image.transform.concatenated(with: toPixels)
      )
    case .pushClip(let path, let rule, let twice):
      try painter.pushClip(path.applying(toPixels), rule: rule, twice: twice)
    case .pushClipRect(let rect): try painter.pushClip(toPixels.boundingBox(of: rect))
    case .popClip: painter.popClip()
    case .pushLayer(let effects, let own):
      try painter.pushLayer(
        effects.scaled(by: toPixels.a),
        bounds: own.map { toPixels.boundingBox(of: $0) } ?? bounds
      )
    case .beginMask: try painter.beginMask()
    case .popLayer: try painter.popLayer()
    }
  }

  private func draw(
    _ item: GlyphItem,
    on painter: Painter,
    _ toPixels: AffineTransform
  ) throws(RasterError) {
    let transform = item.transform.concatenated(with: toPixels)
    let shader = item.shader.applying(toPixels)
    // Upright glyphs of one scale come from the cache; others are drawn as outlines.
    let isUniform = transform.isScaleAndTranslation && transform.a == transform.d && transform.a > 0
    let size = item.emSize * transform.a
    for glyph in item.glyphs {
      let origin = transform.apply(Point(x: glyph.x, y: glyph.y))
      if isUniform {
        let key = GlyphKey(faceID: item.face.id, glyph: glyph.id, sizeInPixels: size)
        try painter.fillGlyph(
          key,
          at: origin,
          outline: {
            item.face.outline(glyph: glyph.id).applying(AffineTransform(scaleX: size, y: size))
          },
          shader: shader
        )
      } else {
        var place = transform
        (place.tx, place.ty) = (origin.x, origin.y)
        let outline = item.face.outline(glyph: glyph.id)
          .applying(AffineTransform(scaleX: item.emSize, y: item.emSize).concatenated(with: place))
        try painter.fill(outline, rule: .winding, shader: shader)
      }
    }
  }
}

extension LayerEffects {
  /// The same effects with lengths in pixels.
  func scaled(by scale: Double) -> LayerEffects {
    var result = self
    result.filters = filters.map { filter in
      switch filter {
      case .shadow(let color, let radius, let offset):
        .shadow(color: color, radius: radius * scale, offset: offset * scale)
      case .blur(let sigma, let opaque): .blur(sigma: sigma * scale, opaque: opaque)
      case .colorMatrix, .luminanceToAlpha: filter
      }
    }
    return result
  }
}
