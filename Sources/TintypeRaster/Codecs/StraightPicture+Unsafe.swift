// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import CImageCodecs

/// Pixels as a file holds them, on their way to a pixmap.
struct StraightPicture {
  private let width: Int
  private let height: Int
  private var pixels: [UInt8]
  private let isCMYK: Bool
  private var orientation = ExifOrientation.upright

  init(width: Int, height: Int, pixels: [UInt8], isCMYK: Bool) {
    self.width = width
    self.height = height
    self.pixels = pixels
    self.isCMYK = isCMYK
  }

  /// Converts the colours to sRGB, multiplies them by alpha and remembers the orientation.
  mutating func apply(_ metadata: ImageMetadata) {
    orientation = metadata.orientation
    var isConverted = false
    if let profile = metadata.profile {
      let count = width * height
      isConverted =
        unsafe tt_icc_to_srgb(profile, profile.count, isCMYK ? 1 : 0, &pixels, count) != 0
    }
    if isCMYK && !isConverted { convertInvertedCMYK() }
    premultiply()
  }

  /// The finished picture, upright.
  var pixmap: Pixmap {
    Pixmap(width: width, height: height, pixels: pixels).turned(orientation)
  }

  mutating func premultiply() {
    unsafe pixels.withUnsafeMutableBufferPointer { p in
      for i in stride(from: 0, to: p.count, by: 4) {
        let a = unsafe p[i + 3]
        if a == 255 { continue }
        for j in i..<i + 3 { unsafe p[j] = PixelOps.multiply(p[j], a) }
      }
    }
  }

  /// Adobe's four-colour files hold 255 − ink.
  private mutating func convertInvertedCMYK() {
    unsafe pixels.withUnsafeMutableBufferPointer { p in
      for i in stride(from: 0, to: p.count, by: 4) {
        let k = unsafe p[i + 3]
        for j in i..<i + 3 { unsafe p[j] = PixelOps.multiply(p[j], k) }
        unsafe p[i + 3] = 255
      }
    }
  }
}
