// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry
import TintypeRaster

@Suite struct EffectTests {
  /// The shadow of a straight vertical edge at x = 200, alpha by distance to it.
  private static func profile(radius: Double) throws -> [Int] {
    let color = SRGBColor(red: 0, green: 0, blue: 0, alpha: 0.33)
    let pixmap = try Drawing.pixmap(400, 400) {
      let shadow = Filter.shadow(color: color, radius: radius, offset: .zero)
      try $0.pushLayer(LayerEffects(filters: [shadow]), bounds: nil)
      try $0.fill(Rect(x: -300, y: -300, width: 500, height: 1000), shader: .solid(Drawing.white))
      try $0.popLayer()
    }
    return (200..<400).map { pixmap.alpha($0, 200) }
  }

  /// **Source:** facts `measured.md`, shadow: radius 12 points at 3 pixels a point.
  @Test func aShadowHasTheMeasuredProfile() throws {
    let profile = try Self.profile(radius: 36)
    let measured = [
      (0.0, 0.161), (2.8, 0.132), (5.8, 0.098), (8.8, 0.069), (11.8, 0.047), (14.8, 0.031),
      (17.8, 0.016), (20.8, 0.009), (23.8, 0.0),
    ]
    for (distance, alpha) in measured {
      let found = profile[Int(distance * 3)]
      #expect((Double(found) - alpha * 255).magnitude <= 3, "\(distance): \(found)")
    }
    #expect(profile.dropFirst(72).allSatisfy { $0 <= 2 })
    #expect(profile.dropFirst(101).allSatisfy { $0 == 0 })
    #expect(zip(profile, profile.dropFirst()).allSatisfy { $0 >= $1 && $0 - $1 <= 1 })
  }

  @Test(arguments: [8.3, 8.5, 16.7, 16.9])
  func wideBlursAgreeWithNarrowOnes(radius: Double) throws {
    // The edge's profile depends on distance / radius alone.
    let (a, b) = (try Self.profile(radius: radius), try Self.profile(radius: 4))
    for i in 0..<8 {
      let place = Double(i) + 0.5
      let x = place * radius / 4 - 0.5
      let low = Int(x.rounded(.down))
      let found = Double(a[low]) + Double(a[low + 1] - a[low]) * (x - Double(low))
      #expect((found - Double(b[i])).magnitude <= 1.5)
    }
  }

  @Test func aShadowLiesBelowAtItsOffset() throws {
    let pixmap = try Drawing.pixmap(6, 3) {
      let shadow = Filter.shadow(color: Drawing.black, radius: 0, offset: Point(x: 2, y: 1))
      try $0.pushLayer(
        LayerEffects(filters: [shadow]),
        bounds: Rect(x: 1, y: 0, width: 2, height: 2)
      )
      try $0.fill(Rect(x: 1, y: 0, width: 2, height: 2), shader: .solid(Drawing.red))
      try $0.popLayer()
    }
    #expect(pixmap.grid == ["0ff000", "0ffff0", "000ff0"])
    #expect(pixmap[2, 1].red == 255 && pixmap[3, 1].red == 0)
  }

  @Test func anOpaqueBlurKeepsItsEdges() throws {
    let rect = Rect(x: 4, y: 4, width: 24, height: 24)
    func blurred(opaque: Bool) throws -> Pixmap {
      try Drawing.pixmap(32, 32) {
        try $0.pushLayer(
          LayerEffects(filters: [.blur(sigma: 4, opaque: opaque)]),
          bounds: rect
        )
        try $0.fill(rect, shader: .solid(Drawing.red))
        try $0.popLayer()
      }
    }
    let opaque = try blurred(opaque: true)
    #expect(opaque.alpha(4, 16) == 255 && opaque.alpha(3, 16) == 0)
    let soft = try blurred(opaque: false)
    #expect(soft.alpha(4, 16) < 160 && soft.alpha(3, 16) > 100)
    #expect(soft.alphas == soft.alphas.map { $0.reversed() })
  }

  @Test func aBlurKeepsTheSum() throws {
    let pixmap = try Drawing.pixmap(200, 200) {
      try $0.pushLayer(LayerEffects(filters: [.blur(sigma: 11, opaque: false)]), bounds: nil)
      try $0.fill(Rect(x: 80, y: 80, width: 40, height: 40), shader: .solid(Drawing.black))
      try $0.popLayer()
    }
    let sum = Double(pixmap.alphas.joined().reduce(0, +))
    #expect((sum / (1600 * 255) - 1).magnitude < 0.01)
  }

  @Test func aColourMatrixSeesStraightColours() throws {
    let invert: [Double] = [-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0]
    let half = SRGBColor(red: 1, green: 0, blue: 0, alpha: 0.4)
    let pixmap = try Drawing.pixmap(1, 1) {
      try $0.pushLayer(LayerEffects(filters: [.colorMatrix(invert)]), bounds: nil)
      try $0.fill(Rect(x: 0, y: 0, width: 1, height: 1), shader: .solid(half))
      try $0.popLayer()
    }
    #expect(pixmap[0, 0] == PremultipliedColor(red: 0, green: 102, blue: 102, alpha: 102))
  }

  @Test func brightnessBecomesAlpha() throws {
    let pixmap = try Drawing.pixmap(2, 1) {
      try $0.pushLayer(LayerEffects(filters: [.luminanceToAlpha]), bounds: nil)
      try $0.fill(Rect(x: 0, y: 0, width: 1, height: 1), shader: .solid(Drawing.white))
      try $0.fill(Rect(x: 1, y: 0, width: 1, height: 1), shader: .solid(Drawing.red))
      try $0.popLayer()
    }
    #expect(pixmap.alphas == [[255, 54]])
    #expect(pixmap[0, 0].red == 0)
  }

  @Test(arguments: [
    (BlendMode.multiply, [51, 26, 0]), (.screen, [179, 153, 128]), (.darken, [102, 51, 0]),
    (.lighten, [128, 128, 128]), (.difference, [26, 77, 128]), (.exclusion, [128, 128, 128]),
    (.plusLighter, [230, 179, 128]), (.plusDarker, [0, 0, 0]), (.destinationOver, [102, 51, 0]),
    (.sourceAtop, [128, 128, 128]), (.luminosity, [169, 118, 67]), (.colorDodge, [205, 102, 0]),
  ])
  func modesMixOpaqueColours(mode: BlendMode, expected: [Int]) throws {
    let pixmap = try Drawing.pixmap(1, 1) {
      let all = Rect(x: 0, y: 0, width: 1, height: 1)
      try $0.fill(all, shader: .solid(SRGBColor(red: 0.4, green: 0.2, blue: 0)))
      try $0.pushLayer(LayerEffects(blend: mode), bounds: nil)
      try $0.fill(
        all,
        shader: .solid(SRGBColor(red: 0.50196, green: 0.50196, blue: 0.50196))
      )
      try $0.popLayer()
    }
    let c = pixmap[0, 0]
    let found = [Int(c.red), Int(c.green), Int(c.blue)]
    #expect(zip(found, expected).allSatisfy { ($0 - $1).magnitude <= 1 }, "\(found)")
    #expect(c.alpha == 255)
  }

  @Test(arguments: BlendMode.allCases)
  func anEmptyLayerChangesNothing(mode: BlendMode) throws {
    let pixmap = try Drawing.pixmap(1, 1) {
      let color = SRGBColor(red: 0.4, green: 0.2, blue: 0, alpha: 0.5)
      try $0.fill(Rect(x: 0, y: 0, width: 1, height: 1), shader: .solid(color))
      try $0.pushLayer(LayerEffects(blend: mode), bounds: nil)
      try $0.popLayer()
    }
    #expect(pixmap[0, 0] == PremultipliedColor(red: 51, green: 26, blue: 0, alpha: 128))
  }
}
