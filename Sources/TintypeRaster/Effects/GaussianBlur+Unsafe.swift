// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry

/// Blurs a plane of numbers with a Gaussian that ends at a multiple of its deviation.
///
/// Wide blurs first average squares of 2^k pixels so that the kernel always spans a few dozen
/// samples, then mix linearly between the results; the deviation makes up for both steps. The error
/// of that is below half a level of 255.
struct GaussianBlur {
  enum Edge { case transparent, continued }

  /// The deviation of a shadow and where it ends, in radii.
  ///
  /// **Source:** facts `measured.md`, shadow, and `shadows-blur.json`, extent. Fitted to the
  /// reference cases 71 (four shadows on top of each other, iOS 15) and 83 (iOS 26): 4 levels of
  /// 255 is the most that a pixel of the first is off, 2 of the second. A deviation of a whole
  /// radius with an end at two of them fits the second alone, and leaves the first 14 levels short.
  private static let shadow = (deviation: 0.95, end: 2.8)
  static let blurCut = 3.0

  /// How far a blur spreads, in pixels.
  static func reach(sigma: Double) -> Double { (blurCut * max(0, sigma)).rounded(.up) + 1 }

  /// How far a shadow spreads, in pixels.
  static func reach(shadowRadius: Double) -> Double {
    (shadow.end * max(0, shadowRadius)).rounded(.up) + 1
  }

  /// The side of the squares that a blur averages first, a power of two.
  static func step(sigma: Double) -> Int {
    let sigma = min(sigma, 1e6)
    var step = 1
    while sigma / Double(step) >= 8 { step *= 2 }
    return step
  }

  static func step(shadowRadius: Double) -> Int { step(sigma: shadow.deviation * shadowRadius) }

  private let step: Int
  /// Weights from the centre outwards.
  private let weights: [Float]
  private let edge: Edge

  /// The blur of a shadow.
  ///
  /// - `shadowRadius`: Pixels, > 0.
  init(shadowRadius: Double) {
    self.init(
      sigma: Self.shadow.deviation * shadowRadius,
      cut: Self.shadow.end / Self.shadow.deviation,
      edge: .transparent
    )
  }

  /// - `sigma`: Pixels, > 0.
  init(sigma: Double, cut: Double, edge: Edge) {
    let step = Self.step(sigma: sigma)
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

  /// The result at full or lower resolution, whichever the blur works in.
  ///
  /// `row` writes one row of the plane: only one at a time is in memory.
  func blurred(
    width: Int,
    height: Int,
    row: (_ y: Int, UnsafeMutablePointer<Float>) -> Void
  ) -> CoarsePlane {
    if step > 1 { return unsafe blurredCoarsely(width: width, height: height, row: row) }
    var plane = unsafe [Float](unsafeUninitializedCapacity: width * height) { buffer, count in
      count = width * height
      guard let base = buffer.baseAddress else { return }
      for y in 0..<height { unsafe row(y, base + y * width) }
    }
    convolve(&plane, width: width, height: height)
    return CoarsePlane(step: 1, width: width, height: height, values: plane)
  }

  private func blurredCoarsely(
    width: Int,
    height: Int,
    row: (_ y: Int, UnsafeMutablePointer<Float>) -> Void
  ) -> CoarsePlane {
    // One more sample at each side, so that every pixel lies between two.
    let w = (width + step - 1) / step + 2
    let h = (height + step - 1) / step + 2
    var values = [Float](repeating: 0, count: w * h)
    let share = 1 / Float(step * step)
    let padded = w * step
    var line = [Float](repeating: 0, count: padded)
    unsafe line.withUnsafeMutableBufferPointer { line in
      guard let base = line.baseAddress else { return }
      for y in -step..<(h - 1) * step {
        if edge == .transparent && (y < 0 || y >= height) { continue }
        unsafe row(min(max(0, y), height - 1), base + step)
        if edge == .continued {
          unsafe base.update(repeating: base[step], count: step)
          let end = step + width
          unsafe (base + end).update(repeating: base[end - 1], count: padded - end)
        }
        let target = (y + step) / step * w
        for x in 0..<w {
          var sum: Float = 0
          for i in 0..<step { unsafe sum += base[x * step + i] }
          values[target + x] += sum * share
        }
      }
    }
    convolve(&values, width: w, height: h)
    return CoarsePlane(step: step, width: w, height: h, values: values)
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
