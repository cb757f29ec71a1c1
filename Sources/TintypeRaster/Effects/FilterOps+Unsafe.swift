// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry

/// Applies filters to the pixels of a layer.
enum FilterOps {
  /// - Parameter content: The pixels that the layer's content may cover; opaque blurs end there.
  static func apply(_ filter: Filter, to surface: Surface, content: PixelRect) {
    if surface.bounds.isEmpty { return }
    switch filter {
    case .shadow(let color, let sigma, let offset):
      shadow(surface, color: color, sigma: sigma, offset: offset)
    case .blur(let sigma, let opaque):
      if sigma > 0 { blur(surface, sigma: sigma, opaque: opaque, content: content) }
    case .colorMatrix(let m): colorMatrix(surface, m)
    case .luminanceToAlpha: luminanceToAlpha(surface)
    }
  }

  private static func plane(_ s: Surface, shift: UInt32) -> [Float] {
    let pixels = unsafe s.pixels
    return unsafe [Float](unsafeUninitializedCapacity: s.bounds.area) { buffer, count in
      count = s.bounds.area
      for i in 0..<count { unsafe buffer[i] = Float(pixels[i] &>> shift & 255) }
    }
  }

  private static func shadow(_ s: Surface, color: SRGBColor, sigma: Double, offset: Point) {
    let (width, height) = (s.width, s.height)
    var alpha = plane(s, shift: 24)
    if sigma > 0 {
      GaussianBlur(sigma: sigma, cut: GaussianBlur.shadowCut, edge: .transparent)
        .apply(&alpha, width: width, height: height)
    }
    let (wholeX, wholeY) = (offset.x.rounded(.down), offset.y.rounded(.down))
    let (fx, fy) = (Float(offset.x - wholeX), Float(offset.y - wholeY))
    let (ox, oy) = (Int(wholeX), Int(wholeY))
    let a = Float(min(max(0, color.alpha), 1))
    func component(_ x: Double) -> Float { Float(min(max(0, x), 1)) * a }
    let (red, green, blue) = (component(color.red), component(color.green), component(color.blue))
    let pixels = unsafe s.pixels
    unsafe alpha.withUnsafeBufferPointer { alpha in
      func at(_ x: Int, _ y: Int) -> Float {
        x >= 0 && y >= 0 && x < width && y < height ? unsafe alpha[y * width + x] : 0
      }
      for y in 0..<height {
        for x in 0..<width {
          let (u, v) = (x - ox, y - oy)
          var value = at(u, v)
          if fx > 0 || fy > 0 {
            let top = value + (at(u - 1, v) - value) * fx
            let bottom = at(u, v - 1) + (at(u - 1, v - 1) - at(u, v - 1)) * fx
            value = top + (bottom - top) * fy
          }
          if value < 0.001 { continue }
          let below = PlanePixels.packed(value * red, value * green, value * blue, value * a)
          let i = y * width + x
          unsafe pixels[i] = PixelOps.over(below, pixels[i])
        }
      }
    }
  }

  private static func blur(_ s: Surface, sigma: Double, opaque: Bool, content: PixelRect) {
    let region = opaque ? content.intersection(s.bounds) : s.bounds
    if region.isEmpty { return }
    let source = Surface(bounds: region)
    for y in region.minY..<region.maxY {
      unsafe source.pointer(x: region.minX, y: y)
        .update(from: s.pointer(x: region.minX, y: y), count: region.width)
    }
    let blur = GaussianBlur(
      sigma: sigma,
      cut: GaussianBlur.blurCut,
      edge: opaque ? .continued : .transparent
    )
    let planes = [UInt32(0), 8, 16, 24].map { shift in
      var plane = plane(source, shift: shift)
      blur.apply(&plane, width: region.width, height: region.height)
      return plane
    }
    for y in 0..<region.height {
      let target = unsafe s.pointer(x: region.minX, y: region.minY + y)
      for x in 0..<region.width {
        let i = y * region.width + x
        unsafe target[x] = PlanePixels.packed(
          planes[0][i],
          planes[1][i],
          planes[2][i],
          planes[3][i]
        )
      }
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

  /// Rec. 709 weights of the encoded, premultiplied components.
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
