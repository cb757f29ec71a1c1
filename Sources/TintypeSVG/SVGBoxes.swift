// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry

/// Finds the boxes around elements, without their lines' widths.
///
/// **Source:** SVG 2, 8.10, "Bounding boxes".
struct SVGBoxes {
  let document: SVGDocument
  let viewport: Size
  private(set) var budget: SVGBudget

  init(document: SVGDocument, viewport: Size, budget: SVGBudget) {
    self.document = document
    self.viewport = viewport
    self.budget = budget
  }

  /// The box of an element, seen through a map; `nil` when it draws nothing.
  ///
  /// The element's own transform doesn't count, those of its children do.
  mutating func box(
    of element: XMLElement,
    _ transform: AffineTransform,
    depth: Int
  ) throws(SVGError) -> Rect? {
    guard depth <= SVGBudget.depth else {
      throw .tooLarge(limit: "\(SVGBudget.depth) elements within each other")
    }
    try budget.count(element)
    if SVGShape.isShape(element) {
      let path = try SVGShape.path(of: element, in: viewport)
      try budget.count(path)
      return path.applying(transform).tightBox
    }
    if element.name == "use" {
      guard let (_, target) = document.target(of: element) else { return nil }
      let x = try SVGDocument.length("x", of: element)?.value(in: viewport, .width) ?? 0
      let y = try SVGDocument.length("y", of: element)?.value(in: viewport, .height) ?? 0
      let moved = AffineTransform(translationX: x, y: y).concatenated(with: transform)
      return try childBox(target, moved, depth)
    }
    guard ["g", "a", "svg", "switch", "symbol"].contains(element.name) else { return nil }
    var union: Rect?
    for child in element.children {
      guard let box = try childBox(child, transform, depth) else { continue }
      union =
        union.map { known in
          Rect(
            minX: min(known.minX, box.minX),
            minY: min(known.minY, box.minY),
            maxX: max(known.maxX, box.maxX),
            maxY: max(known.maxY, box.maxY)
          )
        } ?? box
    }
    return union
  }

  private mutating func childBox(
    _ child: XMLElement,
    _ transform: AffineTransform,
    _ depth: Int
  ) throws(SVGError) -> Rect? {
    let style = try SVGStyle(of: child, in: SVGStyle(), sheet: document.sheet)
    guard style.isDisplayed else { return nil }
    return try box(of: child, style.transform.concatenated(with: transform), depth: depth + 1)
  }
}
