// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Tintype

extension Color {
  /// A colour by its sRGB bytes, as in 0x03A9F4.
  init(rgb: UInt32) {
    self.init(
      red: Double(rgb >> 16 & 255) / 255,
      green: Double(rgb >> 8 & 255) / 255,
      blue: Double(rgb & 255) / 255
    )
  }
}

extension View {
  /// The view in a box of the size that Apple's text or symbol took.
  nonisolated func measured(_ width: CGFloat, _ height: CGFloat) -> some View {
    fixedSize().frame(width: width.onPixels, height: height.onPixels, alignment: .leading)
  }
}

/// A box in place of a symbol.
struct Symbol {
  let width: CGFloat
  let height: CGFloat

  init(_ width: CGFloat, _ height: CGFloat) {
    self.width = width
    self.height = height
  }
}

extension Symbol: View {
  var body: some View { Rectangle().frame(width: width.onPixels, height: height.onPixels) }
}

extension CGFloat {
  /// The multiple of a sixth that is meant by a number of three decimals.
  fileprivate var onPixels: CGFloat { (self * 6).rounded() / 6 }
}
