// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// The largest images that are decoded.
package struct ImageLimits: Sendable, Hashable {
  package var fileBytes: Int
  package var pixels: Int

  /// Files of 64 MiB, 64 megapixels.
  package static let `default` = ImageLimits(fileBytes: 64 << 20, pixels: 64_000_000)

  package init(fileBytes: Int, pixels: Int) {
    self.fileBytes = fileBytes
    self.pixels = pixels
  }
}
