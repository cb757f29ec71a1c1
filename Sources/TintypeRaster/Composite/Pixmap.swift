// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// A finished picture.
///
/// Premultiplied RGBA, 8 bits each, sRGB-encoded; rows packed from the top, transparent when new.
package struct Pixmap: Sendable, Equatable {
  package let width: Int
  package let height: Int
  /// `4 * width * height` bytes.
  package var pixels: [UInt8]

  package init(
    width: Int,
    height: Int,
    limits: RasterLimits = .default
  ) throws(RasterError) {
    try Self.check(width: width, height: height, limits: limits)
    self.init(
      width: width,
      height: height,
      pixels: [UInt8](repeating: 0, count: 4 * width * height)
    )
  }

  /// - Precondition: The count of bytes fits the size.
  init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(pixels.count == 4 * width * height, "byte count doesn't fit the size")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  static func check(width: Int, height: Int, limits: RasterLimits) throws(RasterError) {
    guard width > 0, height > 0 else {
      throw .invalidSize(width: width, height: height)
    }
    let (area, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, area <= limits.canvasPixels else {
      throw .canvasTooLarge(width: width, height: height, limitInPixels: limits.canvasPixels)
    }
  }

  /// The colour of a pixel; transparent outside.
  package subscript(x: Int, y: Int) -> PremultipliedColor {
    guard x >= 0, y >= 0, x < width, y < height else {
      return PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 0)
    }
    let i = 4 * (y * width + x)
    return PremultipliedColor(
      red: pixels[i],
      green: pixels[i + 1],
      blue: pixels[i + 2],
      alpha: pixels[i + 3]
    )
  }
}
