// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry
import TintypeRaster

extension SVGStyle {
  /// Sets a property; names that are none of those that pictures depend on change nothing.
  mutating func apply(
    _ name: String,
    _ value: String,
    _ parent: SVGStyle,
    line: Int
  ) throws(SVGError) {
    let value = value.trimmed
    let reading = Reading(name: name, value: value, line: line)
    if value == "inherit" { return inherit(name, parent) }
    switch name {
    case "color": if value != "currentColor" { color = try reading.color() }
    case "fill": fill = try reading.paint()
    case "fill-opacity": fillOpacity = try reading.share()
    case "fill-rule": fillRule = try reading.rule()
    case "clip-rule": clipRule = try reading.rule()
    case "stroke": stroke = try reading.paint()
    case "stroke-opacity": strokeOpacity = try reading.share()
    case "stroke-width": strokeWidth = try reading.length()
    case "stroke-linecap":
      cap = try reading.word(["butt": .butt, "round": .round, "square": .square])
    case "stroke-linejoin":
      join = try reading.word(["miter": .miter, "round": .round, "bevel": .bevel])
    case "stroke-miterlimit": miterLimit = try reading.number()
    case "stroke-dasharray": dashes = try reading.lengths()
    case "stroke-dashoffset": dashOffset = try reading.length()
    case "visibility":
      isVisible = try reading.word(["visible": true, "hidden": false, "collapse": false])
    case "paint-order":
      let words = value.split { $0.isWhitespace }
      strokesFirst = words.first == "stroke" || words == ["markers", "stroke"]
    default: try applyOwn(reading)
    }
  }

  /// The properties that elements inside don't inherit.
  private mutating func applyOwn(_ reading: Reading) throws(SVGError) {
    switch reading.name {
    case "display": isDisplayed = reading.value != "none"
    case "opacity": opacity = try reading.share()
    case "mix-blend-mode": blend = try reading.word(Self.blendModes)
    case "isolation": isIsolated = try reading.word(["isolate": true, "auto": false])
    case "clip-path": clipPath = try reading.reference()
    case "mask": mask = try reading.reference()
    case "mask-type": maskIsAlpha = try reading.word(["alpha": true, "luminance": false])
    case "transform":
      guard let read = SVGTransform.transform(reading.value) else {
        throw reading.invalid("functions like translate(1 2)")
      }
      transform = read
    case "stop-color": stopColor = try reading.paint()
    case "stop-opacity": stopOpacity = try reading.share()
    case "filter", "marker", "marker-start", "marker-mid", "marker-end", "vector-effect",
      "transform-origin", "transform-box", "mask-image":
      // What they would change can't be left out silently.
      guard ["none", "", "0 0", "0px 0px", "view-box", "fill-box"].contains(reading.value) else {
        throw .unsupported(feature: "\(reading.name)=\"\(reading.value)\"", line: reading.line)
      }
    default: break
    }
  }

  private mutating func inherit(_ name: String, _ parent: SVGStyle) {
    switch name {
    case "opacity": opacity = parent.opacity
    case "display": isDisplayed = parent.isDisplayed
    case "stop-color": stopColor = parent.stopColor
    case "stop-opacity": stopOpacity = parent.stopOpacity
    case "color": color = parent.color
    case "fill": fill = parent.fill
    case "fill-opacity": fillOpacity = parent.fillOpacity
    case "fill-rule": fillRule = parent.fillRule
    case "clip-rule": clipRule = parent.clipRule
    case "stroke": stroke = parent.stroke
    case "stroke-opacity": strokeOpacity = parent.strokeOpacity
    case "stroke-width": strokeWidth = parent.strokeWidth
    case "stroke-linecap": cap = parent.cap
    case "stroke-linejoin": join = parent.join
    case "stroke-miterlimit": miterLimit = parent.miterLimit
    case "stroke-dasharray": dashes = parent.dashes
    case "stroke-dashoffset": dashOffset = parent.dashOffset
    case "visibility": isVisible = parent.isVisible
    default: break
    }
  }

  private static let blendModes: [String: BlendMode] = [
    "normal": .normal, "multiply": .multiply, "screen": .screen, "overlay": .overlay,
    "darken": .darken, "lighten": .lighten, "color-dodge": .colorDodge,
    "color-burn": .colorBurn, "hard-light": .hardLight, "soft-light": .softLight,
    "difference": .difference, "exclusion": .exclusion, "hue": .hue,
    "saturation": .saturation, "color": .color, "luminosity": .luminosity,
    "plus-lighter": .plusLighter,
  ]
}

/// A property's value on its way to what it means.
private struct Reading {
  let name: String
  let value: String
  let line: Int

  func invalid(_ expected: String) -> SVGError {
    .invalid(attribute: name, value: String(value.prefix(40)), expected: expected, line: line)
  }

  func color() throws(SVGError) -> SRGBColor {
    guard let color = SVGColor.color(value) else { throw invalid("a colour like #FF8000") }
    return color
  }

  func paint() throws(SVGError) -> SVGStyle.Paint {
    switch value {
    case "none": return .none
    case "currentColor", "currentcolor": return .currentColor
    default: break
    }
    guard value.hasPrefix("url(") else { return .color(try color()) }
    let (id, rest) = try link()
    switch rest {
    case "": return .reference(id, fallback: nil)
    case "none": return .reference(id, fallback: SVGStyle.Paint.Fallback.none)
    case "currentColor": return .reference(id, fallback: .currentColor)
    default:
      guard let color = SVGColor.color(rest) else { throw invalid("url(#id) and a colour") }
      return .reference(id, fallback: .color(color))
    }
  }

  func reference() throws(SVGError) -> String? {
    if value == "none" { return nil }
    let (id, rest) = try link()
    guard rest.isEmpty else { throw invalid("url(#id)") }
    return id
  }

  /// The id in `url(#id)` and what stands behind it.
  private func link() throws(SVGError) -> (id: String, rest: String) {
    guard value.hasPrefix("url("), let close = value.firstIndex(of: ")") else {
      throw invalid("url(#id)")
    }
    let inside = value[value.index(value.startIndex, offsetBy: 4)..<close].trimmed
    let address = inside.trimmingQuotes
    guard address.hasPrefix("#") else { throw invalid("url(#id)") }
    return (String(address.dropFirst()), value[value.index(after: close)...].trimmed)
  }

  func number() throws(SVGError) -> Double {
    var scanner = SVGScanner(value)
    guard let number = scanner.number(), scanner.isAtEnd else { throw invalid("a number") }
    return number
  }

  func share() throws(SVGError) -> Double {
    guard let length = SVGLength(value) else { throw invalid("a number from 0 to 1") }
    return min(max(0, length.share), 1)
  }

  func length() throws(SVGError) -> SVGLength {
    guard let length = SVGLength(value) else { throw invalid("a length like 1.5") }
    return length
  }

  func lengths() throws(SVGError) -> [SVGLength] {
    if value == "none" { return [] }
    var result: [SVGLength] = []
    for part in value.split(whereSeparator: { $0 == "," || $0.isWhitespace }) {
      guard let length = SVGLength(String(part)) else { throw invalid("lengths like 4 2") }
      result.append(length)
    }
    return result
  }

  func rule() throws(SVGError) -> FillRule {
    try word(["nonzero": .winding, "evenodd": .evenOdd])
  }

  func word<T>(_ words: [String: T]) throws(SVGError) -> T {
    guard let found = words[value] else {
      throw invalid(words.keys.sorted().joined(separator: ", "))
    }
    return found
  }
}

extension String {
  /// The text without a pair of quotation marks around it.
  fileprivate var trimmingQuotes: String {
    guard utf8.count >= 2, let mark = first, mark == "\"" || mark == "'", last == mark else {
      return self
    }
    return String(dropFirst().dropLast())
  }
}
