// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry

/// An SVG file's elements, found by their ids and styled by its rules.
struct SVGDocument {
  let root: XMLElement
  private var elements: [String: XMLElement] = [:]
  private(set) var sheet = SVGStyleSheet()

  init(_ bytes: [UInt8]) throws(SVGError) {
    root = try XMLElement.document(bytes)
    guard root.name == "svg" else { throw .notSVG(root: root.name) }
    try collect(root)
  }

  private mutating func collect(_ element: XMLElement) throws(SVGError) {
    if let id = element.attributes["id"], elements[id] == nil { elements[id] = element }
    if element.name == "style" { try sheet.add(element) }
    for child in element.children { try collect(child) }
  }

  func element(_ id: String) -> XMLElement? { elements[id] }

  /// The element that an `href` names.
  func target(of element: XMLElement) -> (id: String, element: XMLElement)? {
    guard let address = element.attributes["href"] ?? element.attributes["xlink:href"],
      address.trimmed.hasPrefix("#")
    else { return nil }
    let id = String(address.trimmed.dropFirst())
    return elements[id].map { (id, $0) }
  }

  /// The style of an element where it stands in the file, for what is drawn elsewhere.
  func style(of element: XMLElement) throws(SVGError) -> SVGStyle {
    let outer = try element.parent.map { parent throws(SVGError) in try style(of: parent) }
    return try SVGStyle(of: element, in: outer ?? SVGStyle(), sheet: sheet)
  }

  /// A length of an attribute; `nil` where it isn't given or left to be found out.
  static func length(_ name: String, of element: XMLElement) throws(SVGError) -> SVGLength? {
    guard let text = element.attributes[name], text.trimmed != "auto" else { return nil }
    guard let length = SVGLength(text) else {
      throw .invalid(
        attribute: name,
        value: String(text.prefix(40)),
        expected: "a length like 24",
        line: element.line
      )
    }
    return length
  }

  /// The view box of an element; `nil` when it has none.
  static func viewBox(of element: XMLElement) throws(SVGError) -> SVGViewBox? {
    guard let text = element.attributes["viewBox"] else { return nil }
    guard let box = SVGViewBox(text) else {
      throw .invalid(
        attribute: "viewBox",
        value: String(text.prefix(40)),
        expected: "four numbers like 0 0 24 24",
        line: element.line
      )
    }
    return box
  }

  /// The map from an element's view box to a viewport around it.
  static func transform(
    of element: XMLElement,
    box: SVGViewBox?,
    to viewport: Rect
  ) throws(SVGError) -> AffineTransform {
    guard let box else {
      return AffineTransform(translationX: viewport.minX, y: viewport.minY)
    }
    let ratio = element.attributes["preserveAspectRatio"]
    guard let transform = box.transform(to: viewport, preserving: ratio) else {
      throw .invalid(
        attribute: "preserveAspectRatio",
        value: String((ratio ?? "").prefix(40)),
        expected: "like xMidYMid meet",
        line: element.line
      )
    }
    return transform
  }
}
