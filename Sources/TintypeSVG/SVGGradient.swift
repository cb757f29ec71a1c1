// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry
import TintypeRaster

/// A gradient element with all that it takes over from others.
///
/// **Source:** SVG 2, 14.2.
struct SVGGradient {
  private let element: XMLElement
  /// The element and those it refers to, nearest first.
  private let chain: [XMLElement]
  private let document: SVGDocument

  /// `nil` when the element is no gradient.
  init?(_ element: XMLElement, in document: SVGDocument) throws(SVGError) {
    guard Self.isGradient(element) else { return nil }
    self.element = element
    self.document = document
    var chain = [element]
    while let (id, next) = document.target(of: chain[chain.count - 1]), Self.isGradient(next) {
      guard !chain.contains(where: { $0 === next }) else {
        throw .circular(id: id, line: element.line)
      }
      chain.append(next)
    }
    self.chain = chain
  }

  /// All elements that are read for a shader.
  var elements: [XMLElement] { chain + (stopsOwner?.children ?? []) }

  /// The nearest element that has colours.
  private var stopsOwner: XMLElement? {
    chain.first { $0.children.contains { $0.name == "stop" } }
  }

  private static func isGradient(_ element: XMLElement) -> Bool {
    element.name == "linearGradient" || element.name == "radialGradient"
  }

  /// The shader for a shape; `nil` when the gradient draws nothing.
  ///
  /// - `box`: The shape's box in its own coordinates.
  /// - `transform`: From the shape's coordinates to those of the result.
  func shader(
    box: Rect?,
    transform: AffineTransform,
    viewport: Size,
    opacity: Double
  ) throws(SVGError) -> Shader? {
    let stops = try stops(opacity: opacity)
    guard let last = stops.last else { return nil }
    if stops.count == 1 { return .solid(last.color) }
    let usesBox = attribute("gradientUnits") != "userSpaceOnUse"
    var whole = try gradientTransform().concatenated(with: transform)
    if usesBox {
      guard let box, !box.isEmpty else { return nil }
      let stretch = AffineTransform(
        a: box.width,
        b: 0,
        c: 0,
        d: box.height,
        tx: box.minX,
        ty: box.minY
      )
      whole = try gradientTransform().concatenated(with: stretch).concatenated(with: transform)
    }
    guard whole.inverse != nil else { return .solid(last.color) }
    let place = Place(gradient: self, viewport: usesBox ? nil : viewport)
    let shader =
      element.name == "linearGradient"
      ? try linear(stops, place).applying(whole)
      : try radial(stops, place).applying(whole)
    guard shader.isNearby else { throw SVGBudget.tooFar(element) }
    return shader
  }

  private func linear(_ stops: [GradientStop], _ place: Place) throws(SVGError) -> Shader {
    .linear(
      LinearShader(
        start: Point(
          x: try place.length("x1", .width, "0%"),
          y: try place.length("y1", .height, "0%")
        ),
        end: Point(
          x: try place.length("x2", .width, "100%"),
          y: try place.length("y2", .height, "0%")
        ),
        stops: stops,
        space: .straight,
        spread: try spread()
      )
    )
  }

  private func radial(_ stops: [GradientStop], _ place: Place) throws(SVGError) -> Shader {
    let center = Point(
      x: try place.length("cx", .width, "50%"),
      y: try place.length("cy", .height, "50%")
    )
    let focus = Point(
      x: attribute("fx") == nil ? center.x : try place.length("fx", .width, "50%"),
      y: attribute("fy") == nil ? center.y : try place.length("fy", .height, "50%")
    )
    let startRadius = try place.length("fr", .other, "0%")
    let isFocal = focus != center
    guard !isFocal || startRadius == 0 else {
      throw .unsupported(feature: "fr together with fx or fy", line: element.line)
    }
    return .radial(
      RadialShader(
        center: center,
        startRadius: max(0, startRadius),
        endRadius: max(0, try place.length("r", .other, "50%")),
        stops: stops,
        space: .straight,
        spread: try spread(),
        focus: isFocal ? focus : nil
      )
    )
  }

  private func spread() throws(SVGError) -> GradientSpread {
    switch attribute("spreadMethod") {
    case nil, "pad": return .pad
    case "reflect": return .reflect
    case "repeat": return .repeat
    case .some(let other):
      throw .invalid(
        attribute: "spreadMethod",
        value: other,
        expected: "pad, reflect or repeat",
        line: element.line
      )
    }
  }

  private func gradientTransform() throws(SVGError) -> AffineTransform {
    guard let text = attribute("gradientTransform") else { return .identity }
    guard let transform = SVGTransform.transform(text) else {
      throw .invalid(
        attribute: "gradientTransform",
        value: String(text.prefix(40)),
        expected: "functions like rotate(90)",
        line: element.line
      )
    }
    return transform
  }

  private func attribute(_ name: String) -> String? {
    chain.lazy.compactMap { $0.attributes[name] }.first
  }

  private func stops(opacity: Double) throws(SVGError) -> [GradientStop] {
    guard let owner = stopsOwner else { return [] }
    var result: [GradientStop] = []
    let outer = try document.style(of: owner)
    for child in owner.children where child.name == "stop" {
      let style = try SVGStyle(of: child, in: outer, sheet: document.sheet)
      let offset = try SVGDocument.length("offset", of: child)?.share ?? 0
      var color = style.color
      if case .color(let own) = style.stopColor { color = own }
      color.alpha *= style.stopOpacity * opacity
      let location = max(min(max(0, offset), 1), result.last?.location ?? 0)
      result.append(GradientStop(color: color, location: location))
    }
    return result
  }

  /// Reads lengths in the gradient's units.
  private struct Place {
    let gradient: SVGGradient
    /// `nil` for units of the shape's box.
    let viewport: Size?

    func length(
      _ name: String,
      _ direction: SVGLength.Direction,
      _ standard: String
    ) throws(SVGError) -> Double {
      let text = gradient.attribute(name) ?? standard
      guard let length = SVGLength(text) else {
        throw .invalid(
          attribute: name,
          value: String(text.prefix(40)),
          expected: "a length like 24 or 50%",
          line: gradient.element.line
        )
      }
      return viewport.map { length.value(in: $0, direction) } ?? length.share
    }
  }
}

extension Shader {
  /// Whether all places of a gradient can be drawn.
  fileprivate var isNearby: Bool {
    switch self {
    case .linear(let shader):
      SVGBudget.isNearby(shader.start) && SVGBudget.isNearby(shader.end)
    case .radial(let shader):
      SVGBudget.isNearby(shader.center)
        && SVGBudget.isNearby(Point(x: shader.startRadius, y: shader.endRadius))
        && SVGBudget.isNearby(shader.focus ?? .zero) && SVGBudget.isNearby(shader.transform)
    default: true
    }
  }
}
