// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry
import TintypeRaster

extension SVGComposer {
  // MARK: Elements drawn by reference

  /// **Source:** SVG 2, 5.5: the element as if it stood here, moved by x and y.
  mutating func addUse(_ element: XMLElement, _ around: Surroundings) throws(SVGError) {
    guard let (id, target) = document.target(of: element) else {
      let address = element.attributes["href"] ?? element.attributes["xlink:href"] ?? ""
      if address.hasPrefix("#") || address.isEmpty { return }
      throw .unsupported(feature: "<use> of another file", line: element.line)
    }
    func length(_ name: String, _ direction: SVGLength.Direction) throws(SVGError) -> Double? {
      try SVGDocument.length(name, of: element)?.value(in: around.viewport, direction)
    }
    var inner = around
    inner.transform = AffineTransform(
      translationX: try length("x", .width) ?? 0,
      y: try length("y", .height) ?? 0
    ).concatenated(with: around.transform)
    let size = (try length("width", .width), try length("height", .height))
    try referring(to: id, element) { composer throws(SVGError) in
      guard target.name == "symbol" || target.name == "svg" else {
        return try composer.add(target, inner)
      }
      inner.style = try SVGStyle(of: target, in: inner.style, sheet: composer.document.sheet)
      try composer.addViewport(target, size: size, inner)
    }
  }

  /// Draws the content of an `<svg>` or a `<symbol>` within its viewport.
  mutating func addViewport(
    _ element: XMLElement,
    size: (width: Double?, height: Double?)?,
    _ around: Surroundings
  ) throws(SVGError) {
    func length(_ name: String, _ direction: SVGLength.Direction) throws(SVGError) -> Double? {
      try SVGDocument.length(name, of: element)?.value(in: around.viewport, direction)
    }
    // A symbol's place is that of whoever uses it.
    let isPlaced = element.name == "svg" && size == nil
    let own = (width: try length("width", .width), height: try length("height", .height))
    let area = Rect(
      x: isPlaced ? try length("x", .width) ?? 0 : 0,
      y: isPlaced ? try length("y", .height) ?? 0 : 0,
      width: size?.width ?? own.width ?? around.viewport.width,
      height: size?.height ?? own.height ?? around.viewport.height
    )
    guard !area.isEmpty else { return }
    let box = try SVGDocument.viewBox(of: element)
    var inner = around
    inner.transform = try SVGDocument.transform(of: element, box: box, to: area)
      .concatenated(with: around.transform)
    inner.viewport = box?.rect.size ?? area.size
    let start = items.count
    try addChildren(of: element, inner)
    guard items.count > start, element.attributes["overflow"] != "visible" else { return }
    cut(from: start, by: BezierPath(rect: area).applying(around.transform), .winding)
  }

  private mutating func cut(from start: Int, by path: BezierPath, _ rule: FillRule) {
    items.insert(.pushClip(path, rule), at: start)
    items.append(.popClip)
  }

  private mutating func referring(
    to id: String,
    _ element: XMLElement,
    _ body: (inout SVGComposer) throws(SVGError) -> Void
  ) throws(SVGError) {
    guard open.insert(id).inserted else { throw .circular(id: id, line: element.line) }
    guard open.count <= 32 else { throw .tooLarge(limit: "32 references within each other") }
    try body(&self)
    open.remove(id)
  }

  // MARK: Clips and masks

  /// Limits what was drawn from a place on to a `<clipPath>`.
  mutating func clip(
    _ id: String,
    _ element: XMLElement,
    from start: Int,
    _ around: Surroundings
  ) throws(SVGError) {
    // A link to nothing clips nothing.
    guard let target = document.element(id), target.name == "clipPath" else { return }
    let shapes = try content(of: target, id, element, around)
    if shapes.count == 1, case .fill(let path, let rule, _) = shapes[0] {
      cut(from: start, by: path, rule)
    } else {
      wrap(from: start, in: LayerEffects())
      items.insert(contentsOf: [.beginMask] + shapes, at: items.count - 1)
    }
  }

  /// Limits what was drawn from a place on by the brightness or alpha of a `<mask>`.
  mutating func mask(
    _ id: String,
    _ element: XMLElement,
    from start: Int,
    _ around: Surroundings
  ) throws(SVGError) {
    guard let target = document.element(id), target.name == "mask" else { return }
    let drawn = try content(of: target, id, element, around)
    let isAlpha = try document.style(of: target).maskIsAlpha
    let area = try maskArea(target, element, around)
    wrap(from: start, in: LayerEffects())
    var mask: [VectorPicture.Item] = [
      .beginMask, .pushClip(area.applying(around.transform), .winding),
    ]
    mask.append(.pushLayer(LayerEffects(filters: isAlpha ? [] : [.luminanceToAlpha])))
    mask += drawn
    mask += [.popLayer, .popClip]
    items.insert(contentsOf: mask, at: items.count - 1)
  }

  /// What the children of a `<clipPath>` or `<mask>` draw.
  private mutating func content(
    of target: XMLElement,
    _ id: String,
    _ element: XMLElement,
    _ around: Surroundings
  ) throws(SVGError) -> [VectorPicture.Item] {
    let isClip = target.name == "clipPath"
    var inner = around
    inner.style = try document.style(of: target)
    inner.isClip = isClip
    let units = target.attributes[isClip ? "clipPathUnits" : "maskContentUnits"]
    var own = inner.style.transform
    if units == "objectBoundingBox" { own = own.concatenated(with: try stretch(element, around)) }
    inner.transform = own.concatenated(with: around.transform)
    var composer = self
    composer.items = []
    try composer.referring(to: id, element) { composer throws(SVGError) in
      try composer.addChildren(of: target, inner)
      if isClip, let outer = inner.style.clipPath, !composer.items.isEmpty {
        try composer.clip(outer, target, from: 0, inner)
      }
    }
    let drawn = composer.items
    composer.items = items
    self = composer
    return drawn
  }

  private mutating func maskArea(
    _ target: XMLElement,
    _ element: XMLElement,
    _ around: Surroundings
  ) throws(SVGError) -> BezierPath {
    let isUser = target.attributes["maskUnits"] == "userSpaceOnUse"
    func length(
      _ name: String,
      _ direction: SVGLength.Direction,
      _ standard: Double
    ) throws(SVGError) -> Double {
      guard let length = try SVGDocument.length(name, of: target) else {
        let whole = SVGLength("100%")?.value(in: around.viewport, direction) ?? 1
        return isUser ? standard * whole : standard
      }
      return isUser ? length.value(in: around.viewport, direction) : length.share
    }
    let rect = Rect(
      x: try length("x", .width, -0.1),
      y: try length("y", .height, -0.1),
      width: try length("width", .width, 1.2),
      height: try length("height", .height, 1.2)
    )
    let path = BezierPath(rect: rect)
    return isUser ? path : path.applying(try stretch(element, around))
  }

  /// From the unit square to the box of an element.
  private mutating func stretch(
    _ element: XMLElement,
    _ around: Surroundings
  ) throws(SVGError) -> AffineTransform {
    var boxes = SVGBoxes(document: document, viewport: around.viewport, budget: budget)
    let box = try boxes.box(of: element, .identity, depth: 0) ?? .zero
    budget = boxes.budget
    return AffineTransform(
      a: box.width,
      b: 0,
      c: 0,
      d: box.height,
      tx: box.minX,
      ty: box.minY
    )
  }
}
