// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// An image read from a file, turned upright.
package final class DecodedImage: Sendable {
  /// sRGB, premultiplied.
  package let pixmap: Pixmap

  package init(pixmap: Pixmap) { self.pixmap = pixmap }

  package var widthInPixels: Int { pixmap.width }
  package var heightInPixels: Int { pixmap.height }
}
