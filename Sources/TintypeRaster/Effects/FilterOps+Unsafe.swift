// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry

/// Applies filters to the pixels of a layer.
enum FilterOps {
  /// - `content`: The pixels that the layer's content may cover; opaque blurs end there.
  static func apply(_ filter: Filter, to surface: Surface, content: PixelRect) {
    if surface.bounds.isEmpty { return }
    switch filter {
    case .shadow(let color, let radius, let offset):
      shadow(surface, color: color, radius: radius, offset: offset)
    case .blur(let sigma, let opaque):
      if sigma > 0 { blur(surface, sigma: sigma, opaque: opaque, content: content) }
    case .colorMatrix(let m): colorMatrix(surface, m)
    case .luminanceToAlpha: luminanceToAlpha(surface)
    }
  }

  private static func shadow(_ s: Surface, color: SRGBColor, radius: Double, offset: Point) {
    let packed = color.premultiplied().packed
    let coverage = shadowCoverage(of: s, radius: radius, offset: offset)
    unsafe coverage.withUnsafeBufferPointer { coverage in
      guard let coverage = coverage.baseAddress else { return }
      unsafe PixelOps.under(s.pixels, s.bounds.area, color: packed, coverage: coverage)
    }
  }

  /// How much of each pixel of a layer its shadow covers, by row.
  static func shadowCoverage(of s: Surface, radius: Double, offset: Point) -> [UInt8] {
    let key = ShadowCache.Key(width: s.width, height: s.height, radius: radius, offset: offset)
    let count = s.bounds.area
    let pixels = unsafe s.pixels
    if let known = ShadowCache.shared.coverage(
      for: key,
      where: { alphas in
        unsafe alphas.withUnsafeBufferPointer { alphas in
          guard let alphas = alphas.baseAddress else { return true }
          return unsafe PixelOps.haveAlphas(pixels, count, alphas)
        }
      }
    ) {
      return known
    }
    let alphas = unsafe [UInt8](unsafeUninitializedCapacity: count) { alphas, used in
      used = count
      for i in 0..<count { unsafe alphas[i] = UInt8(truncatingIfNeeded: pixels[i] &>> 24) }
    }
    let coverage = shadowCoverage(of: alphas, key)
    ShadowCache.shared.store(coverage, for: key, alphas: alphas)
    return coverage
  }

  private static func shadowCoverage(of alphas: [UInt8], _ key: ShadowCache.Key) -> [UInt8] {
    let (width, height) = (key.width, key.height)
    func row(_ y: Int, _ line: UnsafeMutablePointer<Float>) {
      unsafe alphas.withUnsafeBufferPointer { alphas in
        for x in 0..<width { unsafe line[x] = Float(alphas[y * width + x]) }
      }
    }
    let plane: CoarsePlane
    if key.radius > 0 {
      let blur = GaussianBlur(shadowRadius: key.radius)
      plane = unsafe blur.blurred(width: width, height: height, row: row)
    } else {
      plane = unsafe CoarsePlane(step: 1, width: width, height: height, row)
    }
    let shift = ShadowShift(key.offset)
    var (upper, lower) = (
      [Float](repeating: 0, count: width + 2), [Float](repeating: 0, count: width + 2)
    )
    var coverage = [UInt8](repeating: 0, count: width)
    var result: [UInt8] = []
    result.reserveCapacity(width * height)
    for y in 0..<height {
      read(plane, row: y - shift.y, height, into: &lower)
      if shift.fractionY > 0 { read(plane, row: y - shift.y - 1, height, into: &upper) }
      shift.coverage(upper, lower, into: &coverage)
      result.append(contentsOf: coverage)
    }
    return result
  }

  /// One row with a transparent pixel at each side; rows outside are transparent.
  private static func read(
    _ plane: CoarsePlane,
    row: Int,
    _ height: Int,
    into line: inout [Float]
  ) {
    let count = line.count - 2
    unsafe line.withUnsafeMutableBufferPointer { line in
      guard let base = line.baseAddress else { return }
      if row >= 0 && row < height {
        unsafe plane.write(row: row, into: base + 1, count)
      } else {
        unsafe base.update(repeating: 0, count: count + 2)
      }
    }
  }

  private static func blur(_ s: Surface, sigma: Double, opaque: Bool, content: PixelRect) {
    let region = opaque ? content.intersection(s.bounds) : s.bounds
    if region.isEmpty { return }
    let (width, height) = (region.width, region.height)
    let blur = GaussianBlur(
      sigma: sigma,
      cut: GaussianBlur.blurCut,
      edge: opaque ? .continued : .transparent
    )
    let planes = [UInt32(0), 8, 16, 24].map { shift in
      unsafe blur.blurred(width: width, height: height) { y, line in
        let row = unsafe s.pointer(x: region.minX, y: region.minY + y)
        for x in 0..<width { unsafe line[x] = Float(row[x] &>> shift & 255) }
      }
    }
    var lines = [[Float]](repeating: [Float](repeating: 0, count: width + 2), count: 4)
    for y in 0..<height {
      for c in 0..<4 { read(planes[c], row: y, height, into: &lines[c]) }
      let target = unsafe s.pointer(x: region.minX, y: region.minY + y)
      unsafe PlanePixels.pack(lines[0], lines[1], lines[2], lines[3], into: target, width)
    }
  }

  private static func colorMatrix(_ s: Surface, _ m: [Double]) {
    precondition(m.count == 20, "a colour matrix has four rows of five factors")
    let k = m.map { Float($0) }
    let columns = (0..<5).map { SIMD4<Float>(k[$0], k[$0 + 5], k[$0 + 10], k[$0 + 15]) }
    let (red, green, blue, alpha) = (columns[0], columns[1], columns[2], columns[3])
    let constant = columns[4]
    let pixels = unsafe s.pixels
    for i in 0..<s.bounds.area {
      let p = unsafe pixels[i]
      let a = Float(p &>> 24)
      let share = a > 0 ? 1 / a : 0
      let v =
        red * (Float(p & 255) * share) + green * (Float(p &>> 8 & 255) * share)
        + blue * (Float(p &>> 16 & 255) * share) + alpha * (a / 255) + constant
      let c = v.clamped(lowerBound: .zero, upperBound: .one)
      let scale = c.w * 255
      unsafe pixels[i] = PlanePixels.packed(c.x * scale, c.y * scale, c.z * scale, scale)
    }
  }

  /// By the weights of ITU-R 709, for encoded and premultiplied components.
  private static func luminanceToAlpha(_ s: Surface) {
    let pixels = unsafe s.pixels
    for i in 0..<s.bounds.area {
      let p = unsafe pixels[i]
      let l =
        0.2126 * Float(p & 255) + 0.7152 * Float(p &>> 8 & 255) + 0.0722 * Float(p &>> 16 & 255)
      unsafe pixels[i] = PlanePixels.byte(l) &<< 24
    }
  }
}
