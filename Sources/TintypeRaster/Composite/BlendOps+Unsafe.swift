// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Mixes one row of pixels into another by a blend mode.
///
/// **Source:** W3C Compositing and Blending Level 1, 5.8, 9.1 and 10; components 0...1.
enum BlendOps {
  typealias Pixels = UnsafeMutablePointer<UInt32>
  typealias Source = UnsafePointer<UInt32>

  /// The one switch over modes; each case is a loop of its own.
  static func blend(_ d: Pixels, _ n: Int, source s: Source, mode: BlendMode) {
    switch mode {
    case .normal: unsafe PixelOps.over(d, n, source: s)
    case .destinationOver:
      for i in 0..<n { unsafe d[i] = PixelOps.over(s[i], d[i]) }
    case .destinationOut:
      for i in 0..<n { unsafe d[i] = PixelOps.scale(d[i], 255 &- (s[i] &>> 24)) }
    case .sourceAtop:
      for i in 0..<n {
        unsafe d[i] =
          PixelOps.scale(s[i], d[i] &>> 24) &+ PixelOps.scale(d[i], 255 &- (s[i] &>> 24))
      }
    case .plusLighter, .plusDarker: unsafe plus(d, n, s, darker: mode == .plusDarker)
    case .hue:
      unsafe whole(d, n, s) { b, s in luminous(saturated(s, saturation(b)), luminosity(b)) }
    case .saturation:
      unsafe whole(d, n, s) { b, s in luminous(saturated(b, saturation(s)), luminosity(b)) }
    case .color: unsafe whole(d, n, s) { b, s in luminous(s, luminosity(b)) }
    case .luminosity: unsafe whole(d, n, s) { b, s in luminous(b, luminosity(s)) }
    default: unsafe separable(d, n, s, mode)
    }
  }

  private static func separable(_ d: Pixels, _ n: Int, _ s: Source, _ mode: BlendMode) {
    switch mode {
    case .multiply: unsafe each(d, n, s) { b, s in b * s }
    case .screen: unsafe each(d, n, s) { b, s in b + s - b * s }
    case .overlay: unsafe each(d, n, s) { b, s in hardLight(s, b) }
    case .darken: unsafe each(d, n, s) { b, s in min(b, s) }
    case .lighten: unsafe each(d, n, s) { b, s in max(b, s) }
    case .colorDodge:
      unsafe each(d, n, s) { b, s in b == 0 ? 0 : (s >= 1 ? 1 : min(1, b / (1 - s))) }
    case .colorBurn:
      unsafe each(d, n, s) { b, s in b >= 1 ? 1 : (s <= 0 ? 0 : 1 - min(1, (1 - b) / s)) }
    case .softLight: unsafe each(d, n, s) { b, s in softLight(b, s) }
    case .hardLight: unsafe each(d, n, s) { b, s in hardLight(b, s) }
    case .difference: unsafe each(d, n, s) { b, s in (b - s).magnitude }
    case .exclusion: unsafe each(d, n, s) { b, s in b + s - 2 * b * s }
    case .normal, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver,
      .destinationOut, .plusDarker, .plusLighter:
      preconditionFailure("handled by the caller")
    }
  }

  @inline(__always)
  private static func hardLight(_ b: Float, _ s: Float) -> Float {
    s <= 0.5 ? 2 * b * s : b + (2 * s - 1) - b * (2 * s - 1)
  }

  @inline(__always)
  private static func softLight(_ b: Float, _ s: Float) -> Float {
    if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
    let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
    return b + (2 * s - 1) * (d - b)
  }

  private typealias RGB = SIMD3<Float>

  @inline(__always)
  private static func unpack(_ p: UInt32) -> (color: RGB, alpha: Float) {
    let a = Float(p &>> 24)
    let c = RGB(Float(p & 255), Float(p &>> 8 & 255), Float(p &>> 16 & 255))
    return (a > 0 ? c / a : .zero, a / 255)
  }

  @inline(__always)
  private static func whole(
    _ d: Pixels,
    _ n: Int,
    _ s: Source,
    _ mix: (_ below: RGB, _ above: RGB) -> RGB
  ) {
    for i in 0..<n {
      if unsafe s[i] &>> 24 == 0 { continue }
      let (above, aa) = unsafe unpack(s[i])
      let (below, ba) = unsafe unpack(d[i])
      let mixed = mix(below, above)
      let c =
        (above * (aa * (1 - ba)) + below * (ba * (1 - aa)) + mixed * (aa * ba)) * 255
      unsafe d[i] = PlanePixels.packed(c.x, c.y, c.z, (aa + ba - aa * ba) * 255)
    }
  }

  @inline(__always)
  private static func each(
    _ d: Pixels,
    _ n: Int,
    _ s: Source,
    _ mix: (_ below: Float, _ above: Float) -> Float
  ) {
    unsafe whole(d, n, s) { b, s in RGB(mix(b.x, s.x), mix(b.y, s.y), mix(b.z, s.z)) }
  }

  /// Sums of premultiplied components; the darker one adds the darkness instead.
  private static func plus(_ d: Pixels, _ n: Int, _ s: Source, darker: Bool) {
    for i in 0..<n {
      let (p, q) = unsafe (d[i], s[i])
      let alphas = Int32(p &>> 24) + Int32(q &>> 24)
      let alpha = min(255, alphas)
      var result = UInt32(alpha) &<< 24
      for shift in stride(from: UInt32(0), to: 24, by: 8) {
        let sum = Int32(p &>> shift & 255) + Int32(q &>> shift & 255)
        let value = darker ? max(0, alpha - alphas + sum) : min(alpha, sum)
        result |= UInt32(value) &<< shift
      }
      unsafe d[i] = result
    }
  }

  @inline(__always)
  private static func luminosity(_ c: RGB) -> Float { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }

  @inline(__always)
  private static func saturation(_ c: RGB) -> Float { c.max() - c.min() }

  /// A colour with another luminosity, brought back into range towards grey.
  @inline(__always)
  private static func luminous(_ c: RGB, _ l: Float) -> RGB {
    var c = c + (l - luminosity(c))
    let (low, high) = (c.min(), c.max())
    if low < 0 { c = l + (c - l) * (l / (l - low)) }
    if high > 1 { c = l + (c - l) * ((1 - l) / (high - l)) }
    return c
  }

  /// A colour with another saturation, which is its widest difference of components.
  @inline(__always)
  private static func saturated(_ c: RGB, _ s: Float) -> RGB {
    let (low, high) = (c.min(), c.max())
    return high > low ? (c - low) * (s / (high - low)) : .zero
  }
}
