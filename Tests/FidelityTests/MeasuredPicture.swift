// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import FidelityViews
import Testing
import TintypeGeometry
import TintypeRaster

/// A picture to take measures of.
struct MeasuredPicture {
  let pixmap: Pixmap
  /// Pixels per point.
  let scale: Double

  /// Draws a reference case.
  @MainActor init(of name: String) throws {
    let one = try #require(References.all.first { $0.name == name })
    let problems = one.problems
    #expect(problems.isEmpty, "\(problems)")
    pixmap = try one.render()
    scale = one.scale
  }

  /// Whether a pixel is opaque and within 2 levels of a colour.
  func has(_ color: UInt32, _ x: Int, _ y: Int) -> Bool {
    let pixel = pixmap[x, y]
    return pixel.alpha == 255 && near(pixel.red, color >> 16) && near(pixel.green, color >> 8)
      && near(pixel.blue, color)
  }

  private func near(_ level: UInt8, _ wanted: UInt32) -> Bool {
    abs(Int(level) - Int(wanted & 255)) <= 2
  }

  /// The box around the pixels that a condition picks, in points.
  func box(within region: Rect?, where picks: (Int, Int) -> Bool) -> [Double]? {
    let (columns, rows) = pixels(of: region)
    var bounds: (x0: Int, y0: Int, x1: Int, y1: Int)?
    for y in rows {
      for x in columns where picks(x, y) {
        let b = bounds ?? (x, y, x, y)
        bounds = (min(b.x0, x), min(b.y0, y), max(b.x1, x), max(b.y1, y))
      }
    }
    return bounds.map { b in
      [Double(b.x0), Double(b.y0), Double(b.x1 + 1), Double(b.y1 + 1)].map { $0 / scale }
    }
  }

  /// The box around what differs from the region's first pixel by more than 12 of 255, as in the descriptions.
  ///
  func ink(within region: Rect) -> [Double]? {
    let (columns, rows) = pixels(of: region)
    let ground = pixmap[columns.lowerBound, rows.lowerBound]
    return box(within: region) { x, y in
      let pixel = pixmap[x, y]
      return differs(pixel.red, ground.red) || differs(pixel.green, ground.green)
        || differs(pixel.blue, ground.blue) || differs(pixel.alpha, ground.alpha)
    }
  }

  private func differs(_ a: UInt8, _ b: UInt8) -> Bool { abs(Int(a) - Int(b)) > 12 }

  func share(of color: UInt32) -> Double {
    var count = 0
    for y in 0..<pixmap.height {
      for x in 0..<pixmap.width where has(color, x, y) { count += 1 }
    }
    return Double(count) / Double(pixmap.width * pixmap.height)
  }

  private func pixels(of region: Rect?) -> (columns: Range<Int>, rows: Range<Int>) {
    guard let region else { return (0..<pixmap.width, 0..<pixmap.height) }
    return (
      max(0, Int(region.minX * scale))..<min(pixmap.width, Int(region.maxX * scale)),
      max(0, Int(region.minY * scale))..<min(pixmap.height, Int(region.maxY * scale))
    )
  }
}
