// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry
import TintypeRaster

@testable import TintypeSVG

/// Short ways to read and draw SVG in tests.
enum SVGDrawing {
  /// The items that a picture of 10 × 10 with some content draws.
  static func items(_ content: String) throws -> [VectorPicture.Item] {
    try SVGReader.picture(file(content)).items
  }

  /// The pixels of a picture of 10 × 10 with some content.
  static func pixmap(_ content: String, side: Int = 10) throws -> Pixmap {
    try SVGReader.picture(file(content)).rasterized(width: side, height: side).pixmap
  }

  static func file(_ content: String, attributes: String = "viewBox='0 0 10 10'") -> [UInt8] {
    Array("<svg xmlns='http://www.w3.org/2000/svg' \(attributes)>\(content)</svg>".utf8)
  }

  /// The outlines of what is filled.
  static func paths(_ content: String) throws -> [BezierPath] {
    try items(content).compactMap { item in
      if case .fill(let path, _, _) = item { path } else { nil }
    }
  }

  /// The colours of what is filled in one, components and alpha as 8-bit numbers.
  static func colors(_ content: String) throws -> [[Int]] {
    try items(content).compactMap { item in
      guard case .fill(_, _, .solid(let color)) = item else { return nil }
      return [color.red, color.green, color.blue, color.alpha].map { Int(($0 * 255).rounded()) }
    }
  }

  /// What reading some content fails with.
  static func failure(_ content: String) -> SVGError? {
    do throws(SVGError) {
      _ = try SVGReader.picture(file(content))
      return nil
    } catch {
      return error
    }
  }
}

extension Pixmap {
  /// Red, green, blue and alpha of a pixel.
  func bytes(_ x: Int, _ y: Int) -> [Int] {
    let p = self[x, y]
    return [p.red, p.green, p.blue, p.alpha].map(Int.init)
  }
}
