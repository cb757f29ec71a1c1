// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

extension Pixmap {
  /// The picture turned upright.
  func turned(_ orientation: ExifOrientation) -> Pixmap {
    if orientation == .upright { return self }
    let (w, h) = (width, height)
    // Where the pixel (x, y) goes: start + x · perX + y · perY.
    let (newWidth, newHeight) = orientation.swapsAxes ? (h, w) : (w, h)
    let (right, bottom) = (newWidth - 1, (newHeight - 1) * newWidth)
    let (start, perX, perY) =
      switch orientation {
      case .upright: (0, 1, newWidth)
      case .mirrored: (right, -1, newWidth)
      case .turnedHalf: (right + bottom, -1, -newWidth)
      case .flipped: (bottom, 1, -newWidth)
      case .transposed: (0, newWidth, 1)
      case .turnedRight: (right, newWidth, -1)
      case .transversed: (right + bottom, -newWidth, -1)
      case .turnedLeft: (bottom, -newWidth, 1)
      }
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: pixels.count) { target, count in
      count = pixels.count
      unsafe pixels.withUnsafeBufferPointer { source in
        for y in 0..<h {
          for x in 0..<w {
            let (from, to) = (4 * (y * w + x), 4 * (start + x * perX + y * perY))
            for c in 0..<4 { unsafe target.initializeElement(at: to + c, to: source[from + c]) }
          }
        }
      }
    }
    return Pixmap(width: newWidth, height: newHeight, pixels: bytes)
  }
}
