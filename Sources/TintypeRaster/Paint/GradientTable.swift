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

  /// Colours between two stops: exact at 33 places, straight lines of premultiplied components
  /// between them, which stay within a fifth of a level of the exact ones.
  private struct Ramp {
    static let steps = 32
    private var points: [SIMD4<Double>] = []

    init(from: SRGBColor, to: SRGBColor, space: GradientSpace) {
      let (p, q) = (GradientTable.vector(from, space), GradientTable.vector(to, space))
      for i in 0...Self.steps {
        let t = Double(i) / Double(Self.steps)
        points.append(GradientTable.premultipliedColor(p * (1 - t) + q * t, space))
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
