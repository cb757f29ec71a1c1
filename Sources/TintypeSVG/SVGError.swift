// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Why bytes are not an SVG picture that can be drawn.
package enum SVGError: Error, Equatable, CustomStringConvertible {
  /// The bytes are no XML; `reason` is the parser's own words.
  case malformed(line: Int, reason: String)
  /// The outermost element is another one.
  case notSVG(root: String)
  /// Something that isn't drawn; `feature` names the element or property.
  case unsupported(feature: String, line: Int)
  /// A value that makes no sense where it is.
  case invalid(attribute: String, value: String, expected: String, line: Int)
  /// Coordinates or widths that are too large to be drawn.
  case outOfRange(element: String, line: Int)
  /// Neither width and height nor a viewBox.
  case noSize
  /// Elements that refer to each other in a circle.
  case circular(id: String, line: Int)
  /// More than is drawn; `limit` says what of and how much.
  case tooLarge(limit: String)

  package var description: String {
    switch self {
    case .malformed(let line, let reason): "the SVG is damaged in line \(line): \(reason)"
    case .notSVG(let root): "the file is no SVG: its outermost element is <\(root)>"
    case .unsupported(let feature, let line):
      "\(feature) in line \(line) of the SVG can't be drawn; convert it to paths, or export a PNG"
    case .outOfRange(let element, let line):
      "<\(element)> in line \(line) of the SVG reaches beyond 1000000000 points"
    case .invalid(let attribute, let value, let expected, let line):
      "\(attribute)=\"\(value)\" in line \(line) of the SVG makes no sense; right would be \(expected)"
    case .noSize: "the SVG has no size; give its <svg> a width and a height, or a viewBox"
    case .circular(let id, let line):
      "\"#\(id)\" in line \(line) of the SVG refers to itself"
    case .tooLarge(let limit): "the SVG has more than \(limit)"
    }
  }
}
