// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry
import TintypeRaster

/// The parts of a picture whose borders keep their size.
enum NinePatch {
  struct Patch {
    let image: DecodedImage
    let rect: Rect
  }

  /// One part for a picture without borders, up to nine for one with them.
  static func patches(
    of image: DecodedImage,
    in content: ImageContent,
    frame: Rect
  ) -> [Patch] {
    if content.capInsets == .zero { return [Patch(image: image, rect: frame)] }
    let pixelsPerPoint = Double(image.widthInPixels) / content.size.width
    let columns = cuts(
      low: content.capInsets.left,
      high: content.capInsets.right,
      from: frame.minX,
      to: frame.maxX,
      pixels: image.widthInPixels,
      pixelsPerPoint
    )
    let rows = cuts(
      low: content.capInsets.top,
      high: content.capInsets.bottom,
      from: frame.minY,
      to: frame.maxY,
      pixels: image.heightInPixels,
      pixelsPerPoint
    )
    return rows.flatMap { row in
      columns.compactMap { column in
        image.cropped(x: column.pixels, y: row.pixels).map { part in
          Patch(
            image: part,
            rect: Rect(
              minX: column.start,
              minY: row.start,
              maxX: column.end,
              maxY: row.end
            )
          )
        }
      }
    }
  }

  private struct Cut {
    let pixels: Range<Int>
    let start: Double
    let end: Double
  }

  private static func cuts(
    low: Double,
    high: Double,
    from start: Double,
    to end: Double,
    pixels: Int,
    _ pixelsPerPoint: Double
  ) -> [Cut] {
    func wholePixels(_ length: Double, atMost limit: Int) -> Int {
      Int(max(0, min(Double(limit), length * pixelsPerPoint + 0.5)))
    }
    let lowPixels = wholePixels(low, atMost: pixels)
    let highPixels = wholePixels(high, atMost: pixels - lowPixels)
    return [
      Cut(pixels: 0..<lowPixels, start: start, end: start + low),
      Cut(pixels: lowPixels..<(pixels - highPixels), start: start + low, end: end - high),
      Cut(pixels: (pixels - highPixels)..<pixels, start: end - high, end: end),
    ].filter { !$0.pixels.isEmpty && $0.end > $0.start }
  }
}

extension DecodedImage {
  /// The picture with its opacity multiplied.
  func faded(by factor: Double) -> DecodedImage {
    if factor >= 1 { return self }
    var faded = pixmap
    let share = UInt32(max(0, factor) * 255 + 0.5)
    for i in faded.pixels.indices {
      faded.pixels[i] = UInt8((UInt32(faded.pixels[i]) * share + 127) / 255)
    }
    return DecodedImage(pixmap: faded)
  }

  /// A part of the picture; `nil` when it is empty.
  func cropped(x: Range<Int>, y: Range<Int>) -> DecodedImage? {
    guard !x.isEmpty, !y.isEmpty, var part = try? Pixmap(width: x.count, height: y.count) else {
      return nil
    }
    for row in 0..<y.count {
      let from = ((y.lowerBound + row) * widthInPixels + x.lowerBound) * 4
      let to = row * x.count * 4
      part.pixels.replaceSubrange(
        to..<(to + x.count * 4),
        with: pixmap.pixels[from..<(from + x.count * 4)]
      )
    }
    return DecodedImage(pixmap: part)
  }
}
