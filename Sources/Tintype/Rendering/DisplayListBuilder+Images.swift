// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry
import TintypeRaster

extension DisplayListBuilder {
  mutating func add(_ content: ImageContent, frame: Rect, _ surroundings: Surroundings) {
    guard !frame.isEmpty else { return }
    if content.template != nil { append(.pushLayer(LayerEffects())) }
    if let template = content.template {
      fill(BezierPath(rect: frame), shader: template.shader(in: frame), surroundings)
      append(.beginMask)
    }
    switch content.picture {
    case .shapes(let vector): add(vector, frame: frame, surroundings)
    case .pixels(let image) where content.isTiled:
      addTiled(image, content, frame: frame, surroundings)
    case .pixels(let image): addStretched(image, content, frame: frame, surroundings)
    }
    if content.template != nil { append(.popLayer) }
  }

  private mutating func add(
    _ vector: VectorPicture,
    frame: Rect,
    _ surroundings: Surroundings
  ) {
    let place = AffineTransform(
      a: frame.width / vector.size.width,
      b: 0,
      c: 0,
      d: frame.height / vector.size.height,
      tx: frame.minX,
      ty: frame.minY
    )
    let transform = place.concatenated(with: surroundings.transform)
    for item in vector.placed(by: transform, pixelsPerUnit: pixelsPerPoint) { add(item) }
  }

  private mutating func add(_ item: VectorPicture.Item) {
    switch item {
    case .fill(let path, let rule, let shader):
      append(path.uprightRect.map { .fillRect($0, shader) } ?? .fill(path, rule, shader))
    case .stroke: preconditionFailure("lines are outlines once a picture is placed")
    case .pushClip(let path, let rule):
      append(path.uprightRect.map { .pushClipRect($0) } ?? .pushClip(path, rule))
    case .popClip: append(.popClip)
    case .pushLayer(let effects): append(.pushLayer(effects))
    case .beginMask: append(.beginMask)
    case .popLayer: append(.popLayer)
    }
  }

  /// Repeats the picture, or each of the parts that its borders cut it into.
  private mutating func addTiled(
    _ image: DecodedImage,
    _ content: ImageContent,
    frame: Rect,
    _ surroundings: Surroundings
  ) {
    for patch in NinePatch.patches(of: image, in: content, frame: frame) {
      let own = AffineTransform(
        a: content.size.width / Double(image.widthInPixels),
        b: 0,
        c: 0,
        d: content.size.height / Double(image.heightInPixels),
        tx: patch.rect.minX,
        ty: patch.rect.minY
      )
      let shader = ImageShader(
        image: patch.image,
        transform: own,
        quality: content.quality,
        tile: true
      )
      fill(BezierPath(rect: patch.rect), shader: .image(shader), surroundings)
    }
  }

  private mutating func addStretched(
    _ image: DecodedImage,
    _ content: ImageContent,
    frame: Rect,
    _ surroundings: Surroundings
  ) {
    for patch in NinePatch.patches(of: image, in: content, frame: frame) {
      append(
        .image(
          ImageItem(
            image: patch.image,
            rect: patch.rect,
            quality: content.quality,
            transform: surroundings.transform,
            opacity: 1
          )
        )
      )
    }
  }
}
