// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry

/// Scales an image to device pixels.
///
/// Reducing takes the average of all covered pixels, enlarging a mix of the closest ones; at equal
/// size both are the same.
struct ImageResampler {
  /// The source pixels that make up one device pixel, along one axis.
  private struct Taps {
    var first: [Int] = []
    var start: [Int] = [0]
    var weights: [Float] = []

    /// - `scale`: Device pixels per image pixel; negative mirrors.
    /// - `shift`: Device position of the image's border.
    init(_ range: Range<Int>, scale: Double, shift: Double, count: Int) {
      for x in range {
        let a = (Double(x) - shift) / scale
        let b = (Double(x + 1) - shift) / scale
        var (low, high) = (min(a, b), max(a, b))
        // Narrower than a pixel: one pixel wide around the centre, which is linear mixing.
        if high - low < 1 { (low, high) = ((low + high) / 2 - 0.5, (low + high) / 2 + 0.5) }
        append(low, high, count)
      }
    }

    private mutating func append(_ low: Double, _ high: Double, _ count: Int) {
      // Pixels continue beyond the edges, at most as far as the image is wide.
      let limit = Double(count)
      let low = min(max(-limit, low), 2 * limit - 1)
      let high = max(min(2 * limit, high), low + 1e-3)
      let total = high - low
      let from = Int(low.rounded(.down))
      let to = max(from + 1, Int(high.rounded(.up)))
      let firstPixel = min(max(0, from), count - 1)
      first.append(firstPixel)
      let base = weights.count
      for i in from..<to {
        let share = Float((min(high, Double(i + 1)) - max(low, Double(i))) / total)
        let slot = base + min(max(0, i), count - 1) - firstPixel
        if slot == weights.count { weights.append(share) } else { weights[slot] += share }
      }
      start.append(weights.count)
    }
  }

  private let pixmap: Pixmap
  private let columns: Taps
  private let rows: Taps
  private let bounds: PixelRect

  /// - `transform`: From image pixels to device pixels; without rotation.
  /// - `bounds`: The device pixels that are needed.
  init(_ pixmap: Pixmap, transform t: AffineTransform, bounds: PixelRect) {
    self.pixmap = pixmap
    self.bounds = bounds
    columns = Taps(bounds.minX..<bounds.maxX, scale: t.a, shift: t.tx, count: pixmap.width)
    rows = Taps(bounds.minY..<bounds.maxY, scale: t.d, shift: t.ty, count: pixmap.height)
  }

  func surface() -> Surface {
    let surface = Surface(bounds: bounds)
    let width = bounds.width
    // Rows already scaled sideways; neighbouring device rows share some of them.
    var scaled = [(row: -1, pixels: [SIMD4<Float>](repeating: .zero, count: width))]
    scaled.append(scaled[0])
    var oldest = 0
    var sums = [SIMD4<Float>](repeating: .zero, count: width)
    for y in 0..<bounds.height {
      for x in 0..<width { sums[x] = .zero }
      for tap in rows.start[y]..<rows.start[y + 1] {
        let row = rows.first[y] + tap - rows.start[y]
        var slot = scaled[0].row == row ? 0 : 1
        if scaled[slot].row != row {
          slot = oldest
          oldest = 1 - oldest
          scaled[slot].row = row
          scaleSideways(row, into: &scaled[slot].pixels)
        }
        add(scaled[slot].pixels, weight: rows.weights[tap], to: &sums)
      }
      store(sums, surface, y)
    }
    return surface
  }

  private func add(
    _ pixels: [SIMD4<Float>],
    weight: Float,
    to sums: inout [SIMD4<Float>]
  ) {
    unsafe pixels.withUnsafeBufferPointer { pixels in
      unsafe sums.withUnsafeMutableBufferPointer { sums in
        for x in 0..<sums.count { unsafe sums[x] += pixels[x] * weight }
      }
    }
  }

  private func scaleSideways(_ row: Int, into result: inout [SIMD4<Float>]) {
    let line = row * pixmap.width
    unsafe pixmap.pixels.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      let source = unsafe base.assumingMemoryBound(to: UInt32.self) + line
      for x in 0..<bounds.width {
        var sum = SIMD4<Float>.zero
        let offset = columns.first[x] - columns.start[x]
        for tap in columns.start[x]..<columns.start[x + 1] {
          let p = unsafe source[offset + tap]
          let pixel = SIMD4<Float>(
            Float(p & 255),
            Float(p &>> 8 & 255),
            Float(p &>> 16 & 255),
            Float(p &>> 24)
          )
          sum += pixel * columns.weights[tap]
        }
        result[x] = sum
      }
    }
  }

  private func store(_ sums: [SIMD4<Float>], _ surface: Surface, _ y: Int) {
    let target = unsafe surface.pointer(x: bounds.minX, y: bounds.minY + y)
    for x in 0..<bounds.width {
      unsafe target[x] = PlanePixels.packed(sums[x].x, sums[x].y, sums[x].z, sums[x].w)
    }
  }
}
