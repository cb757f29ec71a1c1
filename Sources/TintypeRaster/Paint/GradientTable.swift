// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry

/// The colours along a gradient, ready to be looked up.
///
/// Entry i is the colour at i / last, premultiplied and packed. Mixing happens with
/// premultiplied components, so that a transparent stop gives no colour of its own.
struct GradientTable {
  /// The index of the last entry.
  static let last = 1024
  private(set) var entries: [UInt32]

  /// Stops out of order count as lying where the one before lies.
  init(stops: [GradientStop], space: GradientSpace, opacity: Double) {
    entries = []
    guard let first = stops.first, let last = stops.last else {
      entries = [UInt32](repeating: 0, count: Self.last + 1)
      return
    }
    entries.reserveCapacity(Self.last + 1)
    func add(_ color: SRGBColor, until end: Int) {
      let packed = color.premultiplied(opacity: opacity).packed
      while entries.count < end { entries.append(packed) }
    }
    func index(_ location: Double) -> Int {
      // The first entry that isn't before the location.
      Int((min(max(0, location), 1) * Double(Self.last)).rounded(.up))
    }
    var from = first
    add(from.color, until: index(from.location))
    for stop in stops.dropFirst() {
      let to = GradientStop(color: stop.color, location: max(from.location, stop.location))
      mix(from, to, space: space, until: index(to.location), opacity: opacity)
      from = to
    }
    add(last.color, until: Self.last + 1)
  }

  /// Lets the last colour pass into the first over a 256th, as where a whole turn closes.
  ///
  /// **Source:** reference case 72, in which the edge is as soft as that at every radius.
  mutating func joinEnds() {
    let (first, last) = (entries[0], entries[Self.last])
    guard first != last else { return }
    let half = (Self.last + 1) / 512
    for i in 0...half {
      let share = 0.5 + Double(i) / Double(2 * half)
      entries[i] = Self.mixed(last, first, by: share)
      entries[Self.last - i] = Self.mixed(first, last, by: share)
    }
  }

  private static func mixed(_ p: UInt32, _ q: UInt32, by share: Double) -> UInt32 {
    stride(from: UInt32(0), to: 32, by: 8).reduce(0) { pixel, shift in
      let (a, b) = (Double(p &>> shift & 255), Double(q &>> shift & 255))
      return pixel | UInt32(a + (b - a) * share + 0.5) &<< shift
    }
  }

  private mutating func mix(
    _ from: GradientStop,
    _ to: GradientStop,
    space: GradientSpace,
    until end: Int,
    opacity: Double
  ) {
    guard entries.count < end else { return }
    let ramp = Ramp(from: from.color, to: to.color, space: space)
    let scale = Double(Ramp.steps) / (to.location - from.location)
    while entries.count < end {
      let location = Double(entries.count) / Double(Self.last)
      let place = min(max(0, (location - from.location) * scale), Double(Ramp.steps))
      entries.append(ramp.packed(at: place, opacity: opacity))
    }
  }

  /// Colours between two stops: exact at 65 places, straight lines of premultiplied components
  /// between them, which stay within half a level of the exact ones.
  private struct Ramp {
    static let steps = 64
    private var points: [SIMD4<Double>] = []

    init(from: SRGBColor, to: SRGBColor, space: GradientSpace) {
      points.reserveCapacity(Self.steps + 1)
      switch space {
      case .device, .straight:
        let (p, q) = (GradientTable.vector(from, space), GradientTable.vector(to, space))
        for i in 0...Self.steps {
          let t = Double(i) / Double(Self.steps)
          points.append(GradientTable.premultipliedColor(p * (1 - t) + q * t, space))
        }
      case .perceptual:
        let (p, q) = (Self.linear(from), Self.linear(to))
        let middle = Self.middle(p, q)
        let half = Self.steps / 2
        appendPerceptual(Self.rooted(p), Self.rooted(middle), 0...half)
        appendPerceptual(Self.rooted(middle), Self.rooted(q), 1...half)
      }
    }

    /// Straight light and alpha.
    private static func linear(_ c: SRGBColor) -> SIMD4<Double> {
      SIMD4(
        SRGBCurve.linear(c.red),
        SRGBCurve.linear(c.green),
        SRGBCurve.linear(c.blue),
        min(max(0, c.alpha), 1)
      )
    }

    /// Oklab's middle, its components premultiplied.
    private static func middle(_ p: SIMD4<Double>, _ q: SIMD4<Double>) -> SIMD4<Double> {
      let alpha = (p.w + q.w) / 2
      guard alpha > 0 else { return .zero }
      let (share, rest) = (p.w / (2 * alpha), q.w / (2 * alpha))
      let (a, b) = (Oklab(linear: p.xyz), Oklab(linear: q.xyz))
      let mixed = Oklab(
        lightness: a.lightness * share + b.lightness * rest,
        a: a.a * share + b.a * rest,
        b: a.b * share + b.b * rest
      )
      return SIMD4(mixed.linear, alpha)
    }

    private static func rooted(_ light: SIMD4<Double>) -> SIMD4<Double> {
      SIMD4(RootLight(linear: light.xyz).components * light.w, light.w)
    }

    private mutating func appendPerceptual(
      _ p: SIMD4<Double>,
      _ q: SIMD4<Double>,
      _ places: ClosedRange<Int>
    ) {
      for i in places {
        let t = Double(i) / Double(Self.steps / 2)
        let v = p * (1 - t) + q * t
        guard v.w > 0 else {
          points.append(.zero)
          continue
        }
        points.append(SIMD4(RootLight(components: v.xyz / v.w).encoded * v.w, v.w))
      }
    }

    func packed(at place: Double, opacity: Double) -> UInt32 {
      let i = min(Int(place), Self.steps - 1)
      let t = place - Double(i)
      let v = (points[i] * (1 - t) + points[i + 1] * t) * (255 * opacity)
      func byte(_ x: Double) -> UInt8 { UInt8(min(max(0, x), 255) + 0.5) }
      let a = byte(v.w)
      return PremultipliedColor(
        red: min(byte(v.x), a),
        green: min(byte(v.y), a),
        blue: min(byte(v.z), a),
        alpha: a
      ).packed
    }
  }

  /// A colour as the components that are mixed in a space.
  static func vector(_ c: SRGBColor, _ space: GradientSpace) -> SIMD4<Double> {
    let a = min(max(0, c.alpha), 1)
    switch space {
    case .device: return SIMD4(c.red * a, c.green * a, c.blue * a, a)
    case .straight: return SIMD4(c.red, c.green, c.blue, a)
    case .perceptual:
      let lab = Oklab(c)
      return SIMD4(lab.lightness * a, lab.a * a, lab.b * a, a)
    }
  }

  /// The premultiplied sRGB colour, 0...1, of mixed components.
  static func premultipliedColor(
    _ v: SIMD4<Double>,
    _ space: GradientSpace
  ) -> SIMD4<Double> {
    if space == .straight { return SIMD4(v.x * v.w, v.y * v.w, v.z * v.w, v.w) }
    guard space == .perceptual, v.w > 0 else { return v }
    let c = Oklab(lightness: v.x / v.w, a: v.y / v.w, b: v.z / v.w).color(alpha: v.w)
    return SIMD4(c.red * v.w, c.green * v.w, c.blue * v.w, v.w)
  }
}

extension SIMD4<Double> {
  fileprivate var xyz: SIMD3<Double> { SIMD3(x, y, z) }
}
