// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry
import TintypeRaster

/// Walks over a document's elements and writes down what is drawn.
struct SVGComposer {
  /// What an element gets from those around it.
  struct Surroundings {
    var style: SVGStyle
    /// From the element's coordinates to the picture's.
    var transform: AffineTransform
    /// What percentages are of.
    var viewport: Size
    /// Whether shapes only say where something else is seen.
    var isClip = false
  }

  let document: SVGDocument
  var items: [VectorPicture.Item] = []
  /// Ids of elements that are being drawn by reference.
  var open: Set<String> = []
  var budget = SVGBudget()
  private var depth = 0
  private var mixes = false

  init(document: SVGDocument) { self.document = document }

  /// Draws the outermost element, cut to the picture's area.
  mutating func addRoot(
    area: Rect,
    transform: AffineTransform,
    viewport: Size
  ) throws(SVGError) {
    let root = document.root
    let style = try SVGStyle(of: root, in: SVGStyle(), sheet: document.sheet)
    guard style.isDisplayed else { return }
    let inner = Surroundings(
      style: style,
      transform: style.transform.concatenated(with: transform),
      viewport: viewport
    )
    try addGroup(root, inner) { composer throws(SVGError) in
      try composer.addChildren(of: root, inner)
    }
    if mixes { wrap(from: 0, in: LayerEffects()) }
    if items.contains(where: { !$0.lies(in: area) }) {
      items.insert(.pushClip(BezierPath(rect: area), .winding), at: 0)
      items.append(.popClip)
    }
  }

  mutating func addChildren(
    of element: XMLElement,
    _ surroundings: Surroundings
  ) throws(SVGError) {
    for child in element.children { try add(child, surroundings) }
  }

  mutating func add(_ element: XMLElement, _ outer: Surroundings) throws(SVGError) {
    // Elements of editors, and those that only say something about others.
    if element.name.hasPrefix("other:") || Self.silent.contains(element.name) { return }
    try budget.count(element)
    depth += 1
    defer { depth -= 1 }
    guard depth <= SVGBudget.depth else {
      throw .tooLarge(limit: "\(SVGBudget.depth) elements within each other")
    }
    let style = try SVGStyle(of: element, in: outer.style, sheet: document.sheet)
    guard style.isDisplayed else { return }
    var inner = outer
    inner.style = style
    inner.transform = style.transform.concatenated(with: outer.transform)
    guard SVGBudget.isNearby(inner.transform) else { throw SVGBudget.tooFar(element) }
    // What is squeezed to nothing isn't seen.
    guard inner.transform.inverse != nil else { return }
    if SVGShape.isShape(element) {
      let path = try SVGShape.path(of: element, in: inner.viewport)
      try budget.count(path)
      return try addGroup(element, inner) { composer throws(SVGError) in
        try composer.draw(path, element, inner)
      }
    }
    guard Self.groups.contains(element.name) else {
      throw .unsupported(feature: "<\(element.name)>", line: element.line)
    }
    try addGroup(element, inner) { composer throws(SVGError) in
      switch element.name {
      case "svg": try composer.addViewport(element, size: nil, inner)
      case "use": try composer.addUse(element, inner)
      case "switch":
        if let child = Self.choice(of: element) { try composer.add(child, inner) }
      default: try composer.addChildren(of: element, inner)
      }
    }
  }

  private static let groups: Set<String> = ["g", "a", "svg", "use", "switch"]

  /// Elements that draw nothing where they stand.
  private static let silent: Set<String> = [
    "defs", "linearGradient", "radialGradient", "clipPath", "mask", "symbol", "marker", "pattern",
    "filter", "style", "title", "desc", "metadata", "view",
  ]

  /// The first child that needs no extension.
  private static func choice(of element: XMLElement) -> XMLElement? {
    element.children.first { $0.attributes["requiredExtensions"] == nil }
  }

  // MARK: Shapes

  private mutating func draw(
    _ path: BezierPath,
    _ element: XMLElement,
    _ around: Surroundings
  ) throws(SVGError) {
    let style = around.style
    guard !path.isEmpty, style.isVisible else { return }
    guard SVGBudget.isNearby(around.transform.boundingBox(of: path.controlBox)),
      SVGBudget.isNearby(path.controlBox)
    else { throw SVGBudget.tooFar(element) }
    if around.isClip {
      let white = Shader.solid(SRGBColor(red: 1, green: 1, blue: 1))
      items.append(.fill(path.applying(around.transform), style.clipRule, white))
      return
    }
    let stroke = try stroke(path, element, around)
    if style.strokesFirst, let stroke { items.append(stroke) }
    let fill = try shader(
      style.fill,
      opacity: style.fillOpacity,
      of: element,
      box: path.tightBox,
      around
    )
    if let fill { items.append(.fill(path.applying(around.transform), style.fillRule, fill)) }
    if !style.strokesFirst, let stroke { items.append(stroke) }
  }

  private mutating func stroke(
    _ path: BezierPath,
    _ element: XMLElement,
    _ around: Surroundings
  ) throws(SVGError) -> VectorPicture.Item? {
    let style = around.style
    if case .none = style.stroke { return nil }
    func length(_ length: SVGLength) -> Double { length.value(in: around.viewport, .other) }
    let width = length(style.strokeWidth)
    guard width > 0 else { return nil }
    let outer = path.controlBox.outset(by: width * max(1, style.miterLimit))
    guard SVGBudget.isNearby(around.transform.boundingBox(of: outer)) else {
      throw SVGBudget.tooFar(element)
    }
    let shader = try shader(
      style.stroke,
      opacity: style.strokeOpacity,
      of: element,
      box: path.tightBox,
      around
    )
    guard let shader else { return nil }
    let options = StrokeOptions(
      width: width,
      cap: style.cap,
      join: style.join,
      miterLimit: style.miterLimit,
      dash: style.dashes.map(length),
      dashPhase: length(style.dashOffset)
    )
    try budget.count(options, along: path)
    return .stroke(path, options, around.transform, shader)
  }

  private mutating func shader(
    _ paint: SVGStyle.Paint,
    opacity: Double,
    of element: XMLElement,
    box: Rect?,
    _ around: Surroundings
  ) throws(SVGError) -> Shader? {
    func solid(_ color: SRGBColor) -> Shader? {
      var color = color
      color.alpha *= opacity
      return color.alpha > 0 ? .solid(color) : nil
    }
    switch paint {
    case .none: return nil
    case .color(let color): return solid(color)
    case .currentColor: return solid(around.style.color)
    case .reference(let id, let fallback):
      guard let target = document.element(id) else {
        switch fallback {
        case .color(let color): return solid(color)
        case .currentColor: return solid(around.style.color)
        case .some(.none), nil: return nil
        }
      }
      guard let gradient = try SVGGradient(target, in: document) else {
        throw .unsupported(feature: "a fill by <\(target.name)>", line: element.line)
      }
      try budget.count(gradient)
      return try gradient.shader(
        box: box,
        transform: around.transform,
        viewport: around.viewport,
        opacity: opacity
      )
    }
  }

  // MARK: Groups

  /// Draws something, then applies the element's clip, mask, blending and opacity to it.
  ///
  /// **Source:** SVG 2, 3.6: in this order.
  private mutating func addGroup(
    _ element: XMLElement,
    _ around: Surroundings,
    draw: (inout SVGComposer) throws(SVGError) -> Void
  ) throws(SVGError) {
    let start = items.count
    try draw(&self)
    guard items.count > start else { return }
    let style = around.style
    if let id = style.clipPath { try clip(id, element, from: start, around) }
    if around.isClip { return }
    if let id = style.mask { try mask(id, element, from: start, around) }
    if style.blend != .normal || style.isIsolated {
      mixes = mixes || style.blend != .normal
      wrap(from: start, in: LayerEffects(opacity: style.opacity, blend: style.blend))
    } else if style.opacity < 1 {
      fade(from: start, by: style.opacity)
    }
  }

  private mutating func fade(from start: Int, by opacity: Double) {
    if items.count == start + 1, let faded = items[start].opacity(opacity) {
      items[start] = faded
    } else {
      wrap(from: start, in: LayerEffects(opacity: opacity))
    }
  }

  mutating func wrap(from start: Int, in effects: LayerEffects) {
    items.insert(.pushLayer(effects), at: start)
    items.append(.popLayer)
  }
}

extension VectorPicture.Item {
  /// The item with its opacity multiplied; `nil` when it can't be by itself.
  fileprivate func opacity(_ factor: Double) -> VectorPicture.Item? {
    switch self {
    case .fill(let path, let rule, let shader):
      shader.opacity(factor).map { .fill(path, rule, $0) }
    case .stroke(let path, let options, let transform, let shader):
      shader.opacity(factor).map { .stroke(path, options, transform, $0) }
    default: nil
    }
  }

  /// Whether nothing is drawn outside of a rectangle, as far as can be told easily.
  fileprivate func lies(in area: Rect) -> Bool {
    let box: Rect
    switch self {
    case .fill(let path, _, _): box = path.controlBox
    case .stroke(let path, let options, let transform, _):
      let corner = options.join == .miter ? max(1, options.miterLimit) : 1.5
      box = transform.boundingBox(of: path.controlBox.outset(by: options.width * corner / 2 + 1e-9))
    default: return true
    }
    return box.minX >= area.minX && box.minY >= area.minY && box.maxX <= area.maxX
      && box.maxY <= area.maxY
  }
}
