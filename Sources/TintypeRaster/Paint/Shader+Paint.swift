// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry

extension Shader {
  /// The shader made ready to colour some pixels; `nil` when it would leave them as they are.
  ///
  /// - `bounds`: The device pixels that will be drawn at most.
  func paint(opacity: Double, bounds: PixelRect) throws(RasterError) -> Paint? {
    switch self {
    case .solid(let color):
      let c = color.premultiplied(opacity: opacity).packed
      return c == 0 ? nil : .solid(c)
    case .linear(let shader):
      try Self.check(shader.start, shader.end)
      return .rows(LinearRows(shader, opacity: opacity))
    case .radial(let shader):
      try Self.check(shader.center, Point(x: shader.startRadius, y: shader.endRadius))
      try Self.check(shader.transform)
      if shader.focus != nil || shader.spread != .pad {
        return .rows(FocalRows(shader, opacity: opacity))
      }
      return .rows(RadialRows(shader, opacity: opacity))
    case .angular(let shader):
      try Self.check(shader.center, Point(x: shader.startAngle, y: shader.endAngle))
      try Self.check(shader.transform)
      return .rows(AngularRows(shader, opacity: opacity))
    case .mesh(let shader):
      for vertex in shader.vertices {
        try Self.check(vertex.position, vertex.leading)
        try Self.check(vertex.top, vertex.trailing)
        try Self.check(vertex.bottom, .zero)
      }
      return .rows(try MeshRows(shader, bounds: bounds, opacity: opacity))
    case .image(let shader):
      try Self.check(shader.transform)
      return shader.rows(opacity: opacity, bounds: bounds).map { .rows($0) }
    }
  }

  private static func check(_ p: Point, _ q: Point) throws(RasterError) {
    let farthest = EdgeList.farthest
    guard
      p.x.magnitude <= farthest, p.y.magnitude <= farthest, q.x.magnitude <= farthest,
      q.y.magnitude <= farthest
    else { throw .unusableCoordinates }
  }

  private static func check(_ t: AffineTransform) throws(RasterError) {
    try check(Point(x: t.a, y: t.b), Point(x: t.c, y: t.d))
    try check(Point(x: t.tx, y: t.ty), .zero)
  }
}

extension ImageShader {
  /// `nil` when the transform leaves nothing of the image.
  fileprivate func rows(opacity: Double, bounds: PixelRect) -> (any RowSource)? {
    guard let inverse = transform.inverse else { return nil }
    let pixmap = image.pixmap
    if quality == .nearest || transform.isWholeTranslation {
      return ImageRows(pixmap, inverse: inverse, smooth: false, tile: tile, opacity: opacity)
    }
    if transform.isScaleAndTranslation, !tile,
      quality == .high || (transform.a.magnitude >= 1 && transform.d.magnitude >= 1)
    {
      let key = ScaledPictures.Key(transform: transform, bounds: bounds)
      let scaled = image.scaled.picture(for: key) {
        ImageResampler(pixmap, transform: transform, bounds: bounds).surface()
      }
      return SurfaceRows(scaled, opacity: opacity)
    }
    guard quality == .high, let reduced = reduced() else {
      return ImageRows(pixmap, inverse: inverse, smooth: true, tile: tile, opacity: opacity)
    }
    let toReduced = inverse.concatenated(
      with: AffineTransform(
        scaleX: Double(reduced.width) / Double(pixmap.width),
        y: Double(reduced.height) / Double(pixmap.height)
      )
    )
    return ImageRows(reduced, inverse: toReduced, smooth: true, tile: tile, opacity: opacity)
  }

  /// The image at about the size at which it will appear, if that is smaller.
  private func reduced() -> Pixmap? {
    let t = transform
    let scaleX = min(1, (t.a * t.a + t.b * t.b).squareRoot())
    let scaleY = min(1, (t.c * t.c + t.d * t.d).squareRoot())
    let (width, height) = (image.widthInPixels, image.heightInPixels)
    let newWidth = max(1, Int((Double(width) * scaleX - 1e-6).rounded(.up)))
    let newHeight = max(1, Int((Double(height) * scaleY - 1e-6).rounded(.up)))
    guard newWidth < width || newHeight < height else { return nil }
    let scale = AffineTransform(
      scaleX: Double(newWidth) / Double(width),
      y: Double(newHeight) / Double(height)
    )
    let bounds = PixelRect(minX: 0, minY: 0, maxX: newWidth, maxY: newHeight)
    return ImageResampler(image.pixmap, transform: scale, bounds: bounds).surface().makePixmap()
  }
}

extension AffineTransform {
  /// Whether pixels move by whole pixels and nothing else.
  fileprivate var isWholeTranslation: Bool {
    a == 1 && b == 0 && c == 0 && d == 1 && tx == tx.rounded(.down) && ty == ty.rounded(.down)
  }
}
