// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry
import TintypeRaster
import TintypeSVG

/// What a picture is made of.
enum Picture: Sendable {
  case pixels(DecodedImage)
  /// Drawn anew at every size, and so always sharp.
  case shapes(VectorPicture)

  /// Reads a picture, telling its format by its content.
  ///
  /// - Throws: An `ImageError` or an `SVGError`.
  init(_ bytes: [UInt8]) throws {
    self =
      SVGReader.isXML(bytes)
      ? .shapes(try SVGReader.picture(bytes))
      : .pixels(try ImageDecoder.decode(bytes))
  }

  /// Width and height in pixels, or in the points that shapes give themselves.
  var size: Size {
    switch self {
    case .pixels(let image):
      Size(width: Double(image.widthInPixels), height: Double(image.heightInPixels))
    case .shapes(let vector): vector.size
    }
  }

  /// The picture as pixels: its own, or the shapes' at some pixels for one of their points.
  func pixels(scale: Double) throws(RasterError) -> DecodedImage {
    switch self {
    case .pixels(let image): return image
    case .shapes(let vector):
      func whole(_ length: Double) -> Int {
        // A huge number is refused where its pixels would be counted.
        Int(max(1, min((length * scale - 1e-6).rounded(.up), 1e9)))
      }
      return try vector.rasterized(
        width: whole(vector.size.width),
        height: whole(vector.size.height)
      )
    }
  }
}

/// A picture and its own size in points.
struct SizedPicture: Sendable {
  var picture: Picture
  let size: Size
}
