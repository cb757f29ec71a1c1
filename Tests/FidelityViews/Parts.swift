// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Tintype
import TintypeRaster

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

/// A picture in one colour in place of a project's own, as high as wide.
struct Logo {
  let side: CGFloat
}

extension Logo: View {
  var body: some View {
    Image(uiImage: Self.picture).resizable().aspectRatio(contentMode: .fit)
      .frame(width: side, height: side)
  }

  private static let picture: UIImage = {
    let side = 4
    guard var pixmap = try? Pixmap(width: side, height: side) else { return UIImage() }
    for i in stride(from: 0, to: pixmap.pixels.count, by: 4) {
      pixmap.pixels.replaceSubrange(i..<(i + 4), with: [0x18, 0xBC, 0xF2, 255])
    }
    let bytes = (try? PNGEncoder.encode(pixmap, pixelsPerPoint: 1)) ?? []
    return UIImage(data: Data(bytes)) ?? UIImage()
  }()
}

extension CGFloat {
  /// The multiple of a sixth that is meant by a number of three decimals.
  fileprivate var onPixels: CGFloat { (self * 6).rounded() / 6 }
}
