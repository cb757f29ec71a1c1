// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry
import TintypeRaster

/// All blend modes against the formulas of the recommendation, written down anew.
///
/// **Source:** W3C Compositing and Blending Level 1, 5, 9 and 10.
@Suite struct BlendModeTests {
  private typealias RGB = [Double]

  private static let colors = [
    SRGBColor(red: 0.8, green: 0.4, blue: 0), SRGBColor(red: 0.2, green: 0.6, blue: 1),
    SRGBColor(red: 0, green: 0, blue: 0), SRGBColor(red: 1, green: 1, blue: 1),
    SRGBColor(red: 0.6, green: 0.2, blue: 0.4, alpha: 0.4),
    SRGBColor(red: 0.2, green: 1, blue: 0.8, alpha: 0.8),
  ]

  /// The mix of straight colours for a mode that mixes; `nil` for one that composites.
  private func mix(_ mode: BlendMode, _ b: RGB, _ s: RGB) -> RGB? {
    func each(_ f: (Double, Double) -> Double) -> RGB { zip(b, s).map(f) }
    func hard(_ b: Double, _ s: Double) -> Double {
      s <= 0.5 ? 2 * b * s : 1 - 2 * (1 - b) * (1 - s)
    }
    switch mode {
    case .normal: return s
    case .multiply: return each { $0 * $1 }
    case .screen: return each { 1 - (1 - $0) * (1 - $1) }
    case .overlay: return each { hard($1, $0) }
    case .darken: return each(min)
    case .lighten: return each(max)
    case .colorDodge: return each { b, s in b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s)) }
    case .colorBurn: return each { b, s in b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s) }
    case .hardLight: return each(hard)
    case .softLight:
      return each { b, s in
        let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
        return s <= 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (d - b)
      }
    case .difference: return each { abs($0 - $1) }
    case .exclusion: return each { $0 + $1 - 2 * $0 * $1 }
    case .hue: return luminous(saturated(s, saturation(b)), luminosity(b))
    case .saturation: return luminous(saturated(b, saturation(s)), luminosity(b))
    case .color: return luminous(s, luminosity(b))
    case .luminosity: return luminous(b, luminosity(s))
    case .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter: return nil
    }
  }

  private func luminosity(_ c: RGB) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }

  private func saturation(_ c: RGB) -> Double { (c.max() ?? 0) - (c.min() ?? 0) }

  private func luminous(_ c: RGB, _ l: Double) -> RGB {
    let moved = c.map { $0 + l - luminosity(c) }
    let (low, high) = (moved.min() ?? 0, moved.max() ?? 0)
    return moved.map { x in
      var x = x
      if low < 0 { x = l + (x - l) * l / (l - low) }
      if high > 1 { x = l + (x - l) * (1 - l) / (high - l) }
      return x
    }
  }

  private func saturated(_ c: RGB, _ s: Double) -> RGB {
    let (low, high) = (c.min() ?? 0, c.max() ?? 0)
    return c.map { high > low ? ($0 - low) * s / (high - low) : 0 }
  }

  /// Premultiplied components and alpha, 0...255.
  private func expected(_ mode: BlendMode, _ below: SRGBColor, _ above: SRGBColor) -> [Double] {
    let (b, s) = ([below.red, below.green, below.blue], [above.red, above.green, above.blue])
    let (ba, sa) = (below.alpha, above.alpha)
    let alpha: Double
    let color: RGB
    if let mixed = mix(mode, b, s) {
      alpha = sa + ba - sa * ba
      color = (0..<3).map { s[$0] * sa * (1 - ba) + b[$0] * ba * (1 - sa) + mixed[$0] * sa * ba }
    } else {
      switch mode {
      case .sourceAtop:
        alpha = ba
        color = (0..<3).map { s[$0] * sa * ba + b[$0] * ba * (1 - sa) }
      case .destinationOver:
        alpha = sa + ba - sa * ba
        color = (0..<3).map { b[$0] * ba + s[$0] * sa * (1 - ba) }
      case .destinationOut:
        alpha = ba * (1 - sa)
        color = (0..<3).map { b[$0] * ba * (1 - sa) }
      case .plusLighter:
        alpha = min(1, ba + sa)
        color = (0..<3).map { min(1, b[$0] * ba + s[$0] * sa) }
      default:
        // The sum of the darknesses, as Core Graphics documents it.
        alpha = min(1, ba + sa)
        color = (0..<3).map { max(0, alpha - (ba - b[$0] * ba) - (sa - s[$0] * sa)) }
      }
    }
    return (color + [alpha]).map { $0 * 255 }
  }

  @Test(arguments: BlendMode.allCases)
  func followsItsFormula(mode: BlendMode) throws {
    for below in Self.colors {
      for above in Self.colors {
        let pixmap = try Drawing.pixmap(1, 1) {
          let all = Rect(x: 0, y: 0, width: 1, height: 1)
          try $0.fill(all, shader: .solid(below))
          try $0.pushLayer(LayerEffects(blend: mode), bounds: nil)
          try $0.fill(all, shader: .solid(above))
          try $0.popLayer()
        }
        let p = pixmap[0, 0]
        let found = [p.red, p.green, p.blue, p.alpha].map(Double.init)
        let expected = expected(mode, below, above)
        // Each colour was rounded once before it was mixed, and again afterwards.
        let isClose = zip(found, expected).allSatisfy { abs($0 - $1) <= 2.5 }
        #expect(isClose, "\(below) \(above): \(found) instead of \(expected)")
      }
    }
  }

  @Test func opacityCountsAsAlpha() throws {
    for mode in BlendMode.allCases {
      func draw(_ opacity: Double, _ alpha: Double) throws -> PremultipliedColor {
        try Drawing.pixmap(1, 1) {
          let all = Rect(x: 0, y: 0, width: 1, height: 1)
          try $0.fill(all, shader: .solid(SRGBColor(red: 0.2, green: 0.6, blue: 1)))
          try $0.pushLayer(LayerEffects(opacity: opacity, blend: mode), bounds: nil)
          let above = SRGBColor(red: 0.8, green: 0.4, blue: 0, alpha: alpha)
          try $0.fill(all, shader: .solid(above))
          try $0.popLayer()
        }[0, 0]
      }
      let (a, b) = (try draw(0.5, 1), try draw(1, 0.5))
      for (x, y) in [(a.red, b.red), (a.green, b.green), (a.blue, b.blue), (a.alpha, b.alpha)] {
        #expect(abs(Int(x) - Int(y)) <= 1, "\(mode)")
      }
    }
  }
}
