// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// The largest pictures and effects that drawing accepts.
package struct RasterLimits: Sendable, Hashable {
  /// Most pixels that one picture may have.
  package var canvasPixels: Int
  /// Most pixels that all open layers of one picture may have together.
  package var layerPixels: Int
  /// Largest standard deviation of a blur or shadow, in pixels.
  package var sigma: Double

  /// 100 megapixels for the picture, four times that for its layers, blurs up to 4096 pixels.
  package static let `default` = RasterLimits(
    canvasPixels: 100_000_000,
    layerPixels: 400_000_000,
    sigma: 4096
  )

  package init(canvasPixels: Int, layerPixels: Int, sigma: Double) {
    self.canvasPixels = canvasPixels
    self.layerPixels = layerPixels
    self.sigma = sigma
  }
}
