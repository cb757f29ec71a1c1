// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// An image read from a file, turned upright.
package final class DecodedImage: Sendable {
  /// The picture at the sizes at which it was drawn last.
  let scaled = ScaledPictures()
  /// sRGB, premultiplied.
  package let pixmap: Pixmap

  package init(pixmap: Pixmap) { self.pixmap = pixmap }

  package var widthInPixels: Int { pixmap.width }
  package var heightInPixels: Int { pixmap.height }
}
