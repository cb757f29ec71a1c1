// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry

/// Blurs one plane of numbers with a Gaussian that ends at a multiple of its deviation.
///
/// Wide blurs first average squares of 2^k pixels so that the kernel always spans a few dozen
/// samples, then mix linearly between the results; the deviation makes up for both steps. The error
/// of that is below half a level of 255.
struct GaussianBlur {
  enum Edge { case transparent, continued }

  /// Where a shadow ends, in deviations. **Source:** facts `measured.md`, shadow: the measured
  /// profile is that of a Gaussian cut there and scaled up to a sum of 1.
  static let shadowCut = 2.0
  static let blurCut = 3.0

  /// How far a blur spreads, in pixels.
  static func reach(sigma: Double) -> Double { (blurCut * max(0, sigma)).rounded(.up) + 1 }

  private let step: Int
  /// Weights from the centre outwards.
  private let weights: [Float]
  private let edge: Edge

  /// - Parameter sigma: Pixels, > 0.
  init(sigma: Double, cut: Double, edge: Edge) {
    var step = 1
    while sigma / Double(step) >= 8 { step *= 2 }
    let lost = step > 1 ? 0.25 : 0
    let small = sigma / Double(step)
    self.step = step
    self.edge = edge
    weights = Self.kernel(
      sigma: (small * small - lost).squareRoot(),
      end: cut * small
    )
  }

  /// Each weight is the integral of the curve over its sample, by 16 strips.
  private static func kernel(sigma: Double, end: Double) -> [Float] {
    let radius = Int((end - 0.5).rounded(.up))
    let raw = (0...max(0, radius)).map { i in
      (0..<16).reduce(0.0) { sum, strip in
        let x = (Double(i) - 0.5 + (Double(strip) + 0.5) / 16).magnitude
        return x <= end ? sum + Maths.exp(-x * x / (2 * sigma * sigma)) : sum
      }
    }
    let total = raw.dropFirst().reduce(raw[0]) { $0 + 2 * $1 }
    return total > 0 ? raw.map { Float($0 / total) } : [1]
  }

  /// - Parameter plane: `width * height` numbers, replaced by the result.
  func apply(_ plane: inout [Float], width: Int, height: Int) {
    if step == 1 { return convolve(&plane, width: width, height: height) }
    // One more sample at each side, so that every pixel lies between two.
    let w = (width + step - 1) / step + 2
    let h = (height + step - 1) / step + 2
    var small = reduce(plane, width: width, height: height, to: (w, h))
    convolve(&small, width: w, height: h)
    enlarge(small, (w, h), into: &plane, width: width, height: height)
  }

  private func reduce(
    _ plane: [Float],
    width: Int,
    height: Int,
    to size: (w: Int, h: Int)
  ) -> [Float] {
    var small = [Float](repeating: 0, count: size.w * size.h)
    let share = 1 / Float(step * step)
    func row(_ y: Int) -> Int? {
      if y >= 0 && y < height { return y * width }
      return edge == .continued ? min(max(0, y), height - 1) * width : nil
    }
    unsafe plane.withUnsafeBufferPointer { plane in
      for sy in 0..<size.h {
        for dy in 0..<step {
          guard let line = row((sy - 1) * step + dy) else { continue }
          for sx in 0..<size.w {
            let x0 = (sx - 1) * step
            var sum: Float = 0
            for x in x0..<x0 + step {
              if x >= 0 && x < width {
                unsafe sum += plane[line + x]
              } else if edge == .continued {
                unsafe sum += plane[line + min(max(0, x), width - 1)]
              }
            }
            small[sy * size.w + sx] += sum * share
          }
        }
      }
    }
    return small
  }

  private func enlarge(
    _ small: [Float],
    _ size: (w: Int, h: Int),
    into plane: inout [Float],
    width: Int,
    height: Int
  ) {
    func place(_ x: Int) -> (Int, Float) {
      let p = (Double(x) + 0.5) / Double(step) + 0.5
      let i = p.rounded(.down)
      return (Int(i), Float(p - i))
    }
    let columns = (0..<width).map(place)
    unsafe small.withUnsafeBufferPointer { small in
      unsafe plane.withUnsafeMutableBufferPointer { plane in
        for y in 0..<height {
          let (sy, fy) = place(y)
          let (a, b) = (sy * size.w, min(sy + 1, size.h - 1) * size.w)
          for x in 0..<width {
            let (sx, fx) = columns[x]
            let next = min(sx + 1, size.w - 1)
            let top = unsafe small[a + sx] + (small[a + next] - small[a + sx]) * fx
            let bottom = unsafe small[b + sx] + (small[b + next] - small[b + sx]) * fx
            unsafe plane[y * width + x] = top + (bottom - top) * fy
          }
        }
      }
    }
  }

  private func convolve(_ plane: inout [Float], width: Int, height: Int) {
    let radius = weights.count - 1
    var line = [Float](repeating: 0, count: max(width, 1) + 2 * radius)
    var result = [Float](repeating: 0, count: width * height)
    unsafe plane.withUnsafeMutableBufferPointer { plane in
      unsafe result.withUnsafeMutableBufferPointer { result in
        unsafe line.withUnsafeMutableBufferPointer { line in
          guard let p = plane.baseAddress, let r = result.baseAddress, let l = line.baseAddress
          else { return }
          for y in 0..<height {
            unsafe sideways(p + y * width, l, radius, width)
          }
          for y in 0..<height {
            unsafe downwards(p, r + y * width, y, radius, width, height)
          }
        }
      }
    }
    plane = result
  }

  private func sideways(
    _ row: UnsafeMutablePointer<Float>,
    _ line: UnsafeMutablePointer<Float>,
    _ radius: Int,
    _ width: Int
  ) {
    unsafe (line + radius).update(from: row, count: width)
    let (first, last) =
      edge == .continued ? unsafe (row[0], row[width - 1]) : (Float(0), Float(0))
    unsafe line.update(repeating: first, count: radius)
    unsafe (line + radius + width).update(repeating: last, count: radius)
    let center = weights[0]
    for x in 0..<width { unsafe row[x] = line[radius + x] * center }
    for i in 1..<max(1, weights.count) {
      let weight = weights[i]
      let (a, b) = unsafe (line + radius - i, line + radius + i)
      for x in 0..<width { unsafe row[x] += (a[x] + b[x]) * weight }
    }
  }

  private func downwards(
    _ p: UnsafeMutablePointer<Float>,
    _ r: UnsafeMutablePointer<Float>,
    _ y: Int,
    _ radius: Int,
    _ width: Int,
    _ height: Int
  ) {
    func add(_ row: Int, _ weight: Float) {
      if edge == .transparent && (row < 0 || row >= height) { return }
      let s = unsafe p + min(max(0, row), height - 1) * width
      for x in 0..<width { unsafe r[x] += s[x] * weight }
    }
    add(y, weights[0])
    for i in 1..<max(1, weights.count) {
      add(y - i, weights[i])
      add(y + i, weights[i])
    }
  }
}
