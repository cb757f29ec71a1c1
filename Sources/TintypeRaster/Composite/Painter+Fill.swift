// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import TintypeGeometry

extension Painter {
  /// Colours the inside of a path.
  ///
  /// - `opacity`: 0...1, multiplies the shader's alpha.
  package func fill(
    _ path: BezierPath,
    rule: FillRule,
    shader: Shader,
    opacity: Double = 1
  ) throws(RasterError) {
    let clip = clip
    let area = PixelRect.covering(path.controlBox).intersection(clip.bounds)
    var edges = EdgeList(bounds: area)
    try edges.add(path)
    guard !edges.edges.isEmpty, let paint = try shader.paint(opacity: opacity, bounds: area) else {
      return
    }
    var sink = sink(paint, on: layer.target, clip: clip)
    converter.convert(edges, rule: rule, bounds: area, into: &sink)
  }

  /// Colours a rectangle; the same pixels as for its path, faster.
  package func fill(_ rect: Rect, shader: Shader, opacity: Double = 1) throws(RasterError) {
    try EdgeList.check(rect)
    let clip = clip
    let whole = PixelRect.covering(rect)
    let area = whole.intersection(clip.bounds)
    guard !area.isEmpty, let paint = try shader.paint(opacity: opacity, bounds: area) else {
      return
    }
    var sink = sink(paint, on: layer.target, clip: clip)
    if rect.isPixelAligned {
      for y in area.minY..<area.maxY {
        sink.span(y: y, x: area.minX, count: area.width, coverage: 255)
      }
    } else {
      var edges = EdgeList(bounds: area)
      try edges.add(rect)
      converter.convert(edges, rule: .winding, bounds: area, into: &sink)
    }
  }

  /// Draws an image stretched over a rectangle.
  ///
  /// - `transform`: From the rectangle's space to device pixels.
  package func draw(
    _ image: DecodedImage,
    in rect: Rect,
    quality: ImageQuality,
    opacity: Double = 1,
    transform: AffineTransform = .identity
  ) throws(RasterError) {
    let place = AffineTransform(
      a: rect.width / Double(image.widthInPixels),
      b: 0,
      c: 0,
      d: rect.height / Double(image.heightInPixels),
      tx: rect.minX,
      ty: rect.minY
    )
    let shader = Shader.image(
      ImageShader(
        image: image,
        transform: place.concatenated(with: transform),
        quality: quality
      )
    )
    if transform.isScaleAndTranslation {
      try fill(transform.boundingBox(of: rect), shader: shader, opacity: opacity)
    } else {
      try fill(
        BezierPath(rect: rect).applying(transform),
        rule: .winding,
        shader: shader,
        opacity: opacity
      )
    }
  }

  /// Draws a glyph in the colours of a shader.
  ///
  /// Its place is rounded to a quarter pixel sideways and to a whole pixel vertically.
  ///
  /// - `origin`: The glyph's place on the baseline.
  /// - `outline`: The glyph's outline in pixels, y down, its origin at zero.
  package func fillGlyph(
    _ key: GlyphKey,
    at origin: Point,
    outline: () -> BezierPath,
    shader: Shader,
    opacity: Double = 1
  ) throws(RasterError) {
    guard origin.x.magnitude < 1e9, origin.y.magnitude < 1e9 else {
      if origin.x.isFinite && origin.y.isFinite { return }
      throw .unusableCoordinates
    }
    let quarters = Int((origin.x * 4 + 0.5).rounded(.down))
    let (x, phase) = (quarters >> 2, quarters & 3)
    let y = Int((origin.y + 0.5).rounded(.down))
    let entry = GlyphCache.Entry(key: key, phase: phase)
    if let bitmap = glyphCache.bitmap(for: entry) {
      return try draw(bitmap, x: x, y: y, shader: shader, opacity: opacity)
    }
    let shift = Double(phase) / 4
    let path = outline().applying(AffineTransform(translationX: shift, y: 0))
    guard path.isFinite else { throw .unusableCoordinates }
    let bounds = PixelRect.covering(path.controlBox)
    if bounds.width > Self.largestCachedGlyph || bounds.height > Self.largestCachedGlyph {
      let placed = path.applying(AffineTransform(translationX: Double(x), y: Double(y)))
      return try fill(placed, rule: .winding, shader: shader, opacity: opacity)
    }
    let bitmap = try bitmap(of: path, bounds: bounds)
    glyphCache.store(bitmap, for: entry)
    try draw(bitmap, x: x, y: y, shader: shader, opacity: opacity)
  }

  /// Larger ones are rare and drawn as paths.
  private static var largestCachedGlyph: Int { 256 }

  private func bitmap(of path: BezierPath, bounds: PixelRect) throws(RasterError) -> GlyphBitmap {
    var sink = BytesSink(bounds: bounds)
    var edges = EdgeList(bounds: bounds)
    try edges.add(path)
    converter.convert(edges, rule: .winding, bounds: bounds, into: &sink)
    return GlyphBitmap(bounds: bounds, coverage: sink.bytes)
  }
}

extension Rect {
  /// Whether all sides lie between pixels.
  fileprivate var isPixelAligned: Bool {
    minX == minX.rounded(.down) && minY == minY.rounded(.down) && maxX == maxX.rounded(.down)
      && maxY == maxY.rounded(.down)
  }
}
