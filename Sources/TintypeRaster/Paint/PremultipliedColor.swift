// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// A colour whose components are already multiplied by its alpha, as pixmaps store it.
///
/// sRGB-encoded, 0...255; no component exceeds alpha.
package struct PremultipliedColor: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  package var alpha: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The four bytes as one number, red lowest.
  var packed: UInt32 {
    UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }
}
