// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeRaster

/// Cases below each other: Apple's picture, ours, and the difference.
enum ContactSheet {
  private static let cell = 420
  private static let gap = 8

  static func picture(of comparisons: [Comparison]) throws -> Pixmap {
    let heights = comparisons.map { Int(Double($0.theirs.height) / factor($0)) + gap }
    var sheet = try Pixmap(
      width: 3 * (cell + gap),
      height: max(1, heights.reduce(0, +))
    )
    for i in stride(from: 0, to: sheet.pixels.count, by: 4) {
      sheet.pixels.replaceSubrange(i..<(i + 4), with: [150, 160, 150, 255])
    }
    var top = 0
    for (one, height) in zip(comparisons, heights) {
      draw(one, at: top, height: height - gap, into: &sheet)
      top += height
    }
    return sheet
  }

  /// Pixels of the picture for one of the sheet.
  private static func factor(_ one: Comparison) -> Double {
    Double(max(one.theirs.width, one.theirs.height)) / Double(cell)
  }

  private static func draw(
    _ one: Comparison,
    at top: Int,
    height: Int,
    into sheet: inout Pixmap
  ) {
    let factor = factor(one)
    let width = Int(Double(one.theirs.width) / factor)
    for y in 0..<height {
      for x in 0..<width {
        let (sourceX, sourceY) = (Int(Double(x) * factor), Int(Double(y) * factor))
        set(x, top + y, one.theirs[sourceX, sourceY], &sheet)
        set(x + cell + gap, top + y, one.ours[sourceX, sourceY], &sheet)
        let d = UInt8(255 - min(255, one.difference(sourceX, sourceY).largest))
        set(
          x + 2 * (cell + gap),
          top + y,
          PremultipliedColor(red: d, green: d, blue: d, alpha: 255),
          &sheet
        )
      }
    }
  }

  /// Lays a pixel over the sheet's ground.
  private static func set(_ x: Int, _ y: Int, _ color: PremultipliedColor, _ sheet: inout Pixmap) {
    let i = 4 * (y * sheet.width + x)
    let rest = 255 - Int(color.alpha)
    let over = [color.red, color.green, color.blue]
    for channel in 0..<3 {
      sheet.pixels[i + channel] = UInt8(
        min(255, Int(over[channel]) + Int(sheet.pixels[i + channel]) * rest / 255)
      )
    }
  }
}
