// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry
import TintypeRaster

/// What the properties of an element come to.
struct SVGStyle {
  /// What an area is filled with.
  enum Paint {
    case none
    case color(SRGBColor)
    case currentColor
    /// A gradient by its id, and what is drawn when there is none of that id.
    case reference(String, fallback: Fallback?)

    enum Fallback {
      case none
      case color(SRGBColor)
      case currentColor
    }
  }

  // Inherited.
  var color = SRGBColor(red: 0, green: 0, blue: 0)
  var fill = Paint.color(SRGBColor(red: 0, green: 0, blue: 0))
  var fillOpacity = 1.0
  var fillRule = FillRule.winding
  var clipRule = FillRule.winding
  var stroke = Paint.none
  var strokeOpacity = 1.0
  var strokeWidth = SVGLength(1)
  var cap = LineCap.butt
  var join = LineJoin.miter
  var miterLimit = 4.0
  var dashes: [SVGLength] = []
  var dashOffset = SVGLength(0)
  var isVisible = true
  var strokesFirst = false

  // Not inherited.
  var isDisplayed = true
  var opacity = 1.0
  var blend = BlendMode.normal
  var isIsolated = false
  var clipPath: String?
  var mask: String?
  var maskIsAlpha = false
  var transform = AffineTransform.identity
  var stopColor = Paint.color(SRGBColor(red: 0, green: 0, blue: 0))
  var stopOpacity = 1.0

  /// The style of what has no element around it.
  init() {}

  /// The style of an element within another.
  ///
  /// Attributes count least, then rules, then the `style` attribute, then what is important.
  init(
    of element: XMLElement,
    in parent: SVGStyle,
    sheet: SVGStyleSheet
  ) throws(SVGError) {
    self = parent
    resetOwn()
    // In a fixed order, so that of several faults the same one is told.
    for (name, value) in element.attributes.sorted(by: { $0.key < $1.key }) {
      try apply(name, value, parent, line: element.line)
    }
    var declarations = sheet.declarations(for: element)
    if let own = element.attributes["style"] {
      declarations += try SVGDeclaration.list(own, line: element.line)
    }
    for isImportant in [false, true] {
      for one in declarations where one.isImportant == isImportant {
        try apply(one.name, one.value, parent, line: element.line)
      }
    }
  }

  private mutating func resetOwn() {
    let new = SVGStyle()
    isDisplayed = true
    opacity = 1
    blend = .normal
    isIsolated = false
    clipPath = nil
    mask = nil
    maskIsAlpha = false
    transform = .identity
    stopColor = new.stopColor
    stopOpacity = 1
  }
}
