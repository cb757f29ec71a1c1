// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Tintype
import TintypeRaster

extension UIImage {
  /// 40 × 20 pixels: red, green, blue and yellow quarters.
  static let quarters = drawn(width: 40, height: 20) { x, y in
    switch (x < 20, y < 10) {
    case (true, true): [220, 40, 40, 255]
    case (false, true): [40, 180, 60, 255]
    case (true, false): [40, 80, 220, 255]
    case (false, false): [240, 200, 40, 255]
    }
  }

  /// 20 × 20 pixels: a frame 5 pixels wide with red corners, nothing in the middle.
  static let framed = drawn(width: 20, height: 20) { x, y in
    let (outsideX, outsideY) = (x < 5 || x >= 15, y < 5 || y >= 15)
    if outsideX && outsideY { return [220, 40, 40, 255] }
    return outsideX || outsideY ? [40, 80, 220, 255] : [0, 0, 0, 0]
  }

  private static func drawn(
    width: Int,
    height: Int,
    color: (_ x: Int, _ y: Int) -> [UInt8]
  ) -> UIImage {
    guard var pixmap = try? Pixmap(width: width, height: height) else { return UIImage() }
    pixmap.pixels = (0..<(width * height)).flatMap { color($0 % width, $0 / width) }
    guard let png = try? PNGEncoder.encode(pixmap, pixelsPerPoint: 1) else { return UIImage() }
    return UIImage(data: Data(png)) ?? UIImage()
  }
}
