// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry
import TintypeLayout
import TintypeRaster
import TintypeText

/// Turns placed nodes into a display list.
struct DisplayListBuilder {
  private let contents: [NodeContent]
  private let scale: Double
  private(set) var items: [DisplayList.Item] = []

  /// What changes on the way down the tree.
  struct Surroundings {
    /// From layout coordinates to the picture's.
    var transform = AffineTransform.identity
    var container: ContainerShape?
  }

  var pixelsPerPoint: Double { scale }

  /// The side of a pixel in points.
  var pixel: Double { 1 / scale }

  init(contents: [NodeContent], scale: Double) {
    self.contents = contents
    self.scale = scale
  }

  mutating func add(_ node: PlacedNode, in surroundings: Surroundings = Surroundings()) {
    let frame = node.frame.roundedToPixels(scale: scale)
    switch contents[node.id] {
    case .none: addChildren(of: node, surroundings)
    case .shape(let shape):
      add(shape, frame: frame, surroundings)
      addChildren(of: node, surroundings)
    case .text(let text): add(text, node: node, frame: frame, surroundings)
    case .image(let image): add(image, frame: frame, surroundings)
    case .effect(let effect): add(effect, node: node, frame: frame, surroundings)
    }
  }

  private mutating func addChildren(of node: PlacedNode, _ surroundings: Surroundings) {
    for child in node.children { add(child, in: surroundings) }
  }

  // MARK: Leaves

  private mutating func add(
    _ shape: ShapeContent,
    frame: Rect,
    _ surroundings: Surroundings
  ) {
    guard !frame.isEmpty else { return }
    let outline = shape.source.outline(in: frame, container: surroundings.container)
    addShadowed(shape.paint.shadows, frame: frame, surroundings) { builder, surroundings in
      builder.fill(
        outline,
        rule: shape.rule,
        shader: shape.paint.shader(in: frame),
        surroundings
      )
    }
  }

  /// Fills an outline in layout coordinates.
  mutating func fill(
    _ outline: BezierPath,
    rule: FillRule = .winding,
    shader: Shader,
    _ surroundings: Surroundings
  ) {
    guard !outline.isEmpty else { return }
    let t = surroundings.transform
    if t.isScaleAndTranslation, let rect = outline.uprightRect {
      items.append(.fillRect(t.boundingBox(of: rect), shader.applying(t)))
    } else if t == .identity {
      items.append(.fill(outline, rule, shader))
    } else {
      items.append(.fill(outline.applying(t), rule, shader.applying(t)))
    }
  }

  // MARK: Groups

  private mutating func add(
    _ effect: GroupEffect,
    node: PlacedNode,
    frame: Rect,
    _ surroundings: Surroundings
  ) {
    switch effect {
    case .opacity(let opacity): addFaded(node, opacity: opacity, surroundings)
    case .clip(let source, let rule):
      let outline = source.outline(in: frame, container: surroundings.container)
        .applying(surroundings.transform)
      addClipped(to: outline, rule, node, surroundings)
    case .shadow(let color, let radius, let offset):
      addLayer(
        LayerEffects(filters: [.shadow(color: color, radius: radius, offset: offset)]),
        node,
        surroundings
      )
    case .blur(let radius, let opaque):
      if radius <= 0 { return addChildren(of: node, surroundings) }
      let effects = LayerEffects(filters: [.blur(sigma: radius, opaque: opaque)])
      if !opaque { return addLayer(effects, node, surroundings) }
      let outline = BezierPath(rect: frame).applying(surroundings.transform)
      items.append(.pushClip(outline, .winding))
      addLayer(effects, bounds: outline.controlBox, node, surroundings)
      items.append(.popClip)
    case .filter(let filter): addLayer(LayerEffects(filters: [filter]), node, surroundings)
    case .blend(let blend): addLayer(LayerEffects(blend: blend), node, surroundings)
    case .group: addLayer(LayerEffects(), node, surroundings)
    case .maskedByLastChild:
      items.append(.pushLayer(LayerEffects()))
      for child in node.children.dropLast() { add(child, in: surroundings) }
      items.append(.beginMask)
      if let mask = node.children.last { add(mask, in: surroundings) }
      items.append(.popLayer)
    case .transform(let transform, let anchor):
      let pivot = Point(
        x: frame.minX + anchor.x * frame.width,
        y: frame.minY + anchor.y * frame.height
      )
      var inner = surroundings
      inner.transform = transform.anchored(at: pivot).concatenated(with: surroundings.transform)
      // What is squeezed to nothing isn't seen.
      if inner.transform.inverse != nil { addChildren(of: node, inner) }
    case .containerShape(let source):
      var inner = surroundings
      inner.container = ContainerShape(frame: frame, source: source)
      addChildren(of: node, inner)
    }
  }

  /// Apple clips a single thing once; the edges of several hold the square of the coverage.
  ///
  /// **Source:** reference cases 30 (once), 16, 31, 68, 69 and 83 (square).
  private mutating func addClipped(
    to outline: BezierPath,
    _ rule: FillRule,
    _ node: PlacedNode,
    _ surroundings: Surroundings
  ) {
    let start = items.count
    let rect = outline.uprightRect
    items.append(rect.map { .pushClipRect($0) } ?? .pushClip(outline, rule))
    addChildren(of: node, surroundings)
    if rect == nil && DisplayList.Item.areSeveral(items[(start + 1)...]) {
      items[start] = .pushClip(outline, rule, twice: true)
    }
    items.append(.popClip)
  }

  private mutating func addLayer(
    _ effects: LayerEffects,
    bounds: Rect? = nil,
    _ node: PlacedNode,
    _ surroundings: Surroundings
  ) {
    items.append(.pushLayer(effects, bounds: bounds))
    addChildren(of: node, surroundings)
    items.append(.popLayer)
  }

  /// A group fades as a whole; a single thing needs no layer for that.
  private mutating func addFaded(
    _ node: PlacedNode,
    opacity: Double,
    _ surroundings: Surroundings
  ) {
    if opacity == 0 { return }
    if opacity == 1 { return addChildren(of: node, surroundings) }
    let start = items.count
    addChildren(of: node, surroundings)
    if items.count == start { return }
    if items.count == start + 1, let faded = items[start].opacity(opacity) {
      items[start] = faded
      return
    }
    items.insert(.pushLayer(LayerEffects(opacity: opacity)), at: start)
    items.append(.popLayer)
  }

  mutating func append(_ item: DisplayList.Item) { items.append(item) }
}

extension DisplayList.Item {
  /// Whether items draw more than one thing, a layer or a clip with its content counting as one.
  fileprivate static func areSeveral(_ items: ArraySlice<DisplayList.Item>) -> Bool {
    var depth = 0
    for (i, item) in zip(items.indices, items) {
      switch item {
      case .pushClip, .pushClipRect, .pushLayer: depth += 1
      case .popClip, .popLayer: depth -= 1
      case .fill, .fillRect, .glyphs, .image, .beginMask: break
      }
      if depth == 0 { return i + 1 < items.endIndex }
    }
    return false
  }

  /// The item with its opacity multiplied; `nil` when it can't be by itself.
  fileprivate func opacity(_ factor: Double) -> DisplayList.Item? {
    switch self {
    case .fill(let path, let rule, let shader):
      return shader.opacity(factor).map { .fill(path, rule, $0) }
    case .fillRect(let rect, let shader): return shader.opacity(factor).map { .fillRect(rect, $0) }
    case .image(var item):
      item.opacity *= factor
      return .image(item)
    // Glyphs may overlap, and would show through each other.
    default: return nil
    }
  }
}

extension BezierPath {
  /// The rectangle that the path is, if it is an upright one.
  var uprightRect: Rect? {
    guard elements.count == 5, case .move(let a) = elements[0], case .line(let b) = elements[1],
      case .line(let c) = elements[2], case .line(let d) = elements[3], elements[4] == .close
    else { return nil }
    let alongX = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let alongY = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    guard alongX || alongY else { return nil }
    return Rect(
      minX: min(a.x, c.x),
      minY: min(a.y, c.y),
      maxX: max(a.x, c.x),
      maxY: max(a.y, c.y)
    )
  }
}
