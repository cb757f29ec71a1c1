// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import TintypeRaster

@testable import Tintype

/// Pictures made in code.
enum TestImage {
  /// One colour all over, opaque red unless given.
  static func solid(
    width: Int,
    height: Int,
    scale: CGFloat = 1,
    color: [UInt8] = [255, 0, 0, 255]
  ) throws -> UIImage {
    var pixmap = try Pixmap(width: width, height: height)
    for i in pixmap.pixels.indices { pixmap.pixels[i] = color[i % 4] }
    let png = try PNGEncoder.encode(pixmap, pixelsPerPoint: 1)
    guard let image = UIImage(data: Data(png), scale: scale) else { throw Failure() }
    return image
  }

  private struct Failure: Error {}
}
