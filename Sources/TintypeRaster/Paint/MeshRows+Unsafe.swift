// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// The rows of a mesh of colours, drawn beforehand.
final class MeshRows: RowSource {
  private let bounds: PixelRect
  private let pixels: [UInt32]

  init(_ mesh: MeshShader, bounds: PixelRect, opacity: Double) throws(RasterError) {
    self.bounds = bounds
    pixels = try MeshPixels.pixels(of: mesh, bounds: bounds, opacity: opacity)
  }

  func fetch(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
    assert(x >= bounds.minX && x + count <= bounds.maxX && y >= bounds.minY && y < bounds.maxY)
    let start = (y - bounds.minY) * bounds.width + x - bounds.minX
    unsafe pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      unsafe row.update(from: base + start, count: count)
    }
  }
}
