// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry
import TintypeRaster

/// Odd input must neither crash nor take long; debug builds check every access to pixels.
@Suite struct RobustnessTests {
  private static func coordinate(_ random: inout Sequence32) -> Double {
    switch random.next() % 12 {
    case 0: 1e14
    case 1: -1e9
    case 2: Double(random.next() % 32)
    case 3: 32
    case 4: 0
    case 5: -1e-9
    case 6: 31.999999999
    default: random.share() * 60 - 14
    }
  }

  private static func path(_ random: inout Sequence32) -> BezierPath {
    func point(_ random: inout Sequence32) -> Point {
      Point(x: coordinate(&random), y: coordinate(&random))
    }
    var path = BezierPath()
    for _ in 0..<random.next() % 9 {
      switch random.next() % 5 {
      case 0: path.move(to: point(&random))
      case 1: path.quad(to: point(&random), control: point(&random))
      case 2:
        path.cubic(to: point(&random), control1: point(&random), control2: point(&random))
      case 3: path.close()
      default: path.line(to: point(&random))
      }
    }
    return path
  }

  @Test func anyPathCanBeFilledClippedStrokedAndTrimmed() throws {
    let cache = GlyphCache()
    var random = Sequence32(seed: 77)
    for i in 0..<400 {
      let painter = try Painter(width: 32, height: 24, glyphCache: cache)
      let path = Self.path(&random)
      try painter.pushClip(Self.path(&random), rule: i % 2 == 0 ? .winding : .evenOdd)
      try painter.fill(
        path,
        rule: i % 3 == 0 ? .winding : .evenOdd,
        shader: .solid(Drawing.red)
      )
      painter.popClip()
      let small = path.applying(AffineTransform(scaleX: 1e-3, y: 1e-3))
      let dash = i % 4 == 0 ? [3.0, 0, 1] : []
      let options = StrokeOptions(width: 3, cap: .round, join: .round, dash: dash)
      let flat = small.trimmed(from: 0.1, to: 0.7).controlBox
      if flat.width < 1e5 && flat.height < 1e5 {
        try painter.fill(
          small.trimmed(from: 0.1, to: 0.7).stroked(options, tolerance: 0.05),
          rule: .winding,
          shader: .solid(Drawing.blue),
          opacity: 0.5
        )
      }
      let pixmap = painter.finish()
      for p in stride(from: 0, to: pixmap.pixels.count, by: 4) {
        #expect(pixmap.pixels[p] <= pixmap.pixels[p + 3])
      }
    }
  }

  @Test func theFilledPartOfAWideShapeIsThatOfTheCutShape() throws {
    // What lies outside the picture must not change what lies inside.
    var random = Sequence32(seed: 3)
    for _ in 0..<40 {
      var path = BezierPath()
      for _ in 0..<6 {
        path.line(to: Point(x: random.share() * 200 - 80, y: random.share() * 200 - 80))
      }
      let small = try Drawing.pixmap(40, 40) {
        try $0.fill(path, rule: .evenOdd, shader: .solid(Drawing.black))
      }
      let moved = path.applying(AffineTransform(translationX: 80, y: 80))
      let large = try Drawing.pixmap(200, 200) {
        try $0.fill(moved, rule: .evenOdd, shader: .solid(Drawing.black))
      }
      for y in 0..<40 {
        for x in 0..<40 {
          #expect((small.alpha(x, y) - large.alpha(x + 80, y + 80)).magnitude <= 1)
        }
      }
    }
  }

  @Test func oddShadersAreErrorsOrColours() throws {
    let painter = try Painter(width: 8, height: 8, glyphCache: GlyphCache())
    let all = Rect(x: 0, y: 0, width: 8, height: 8)
    let stops = [
      GradientStop(color: Drawing.red, location: .nan),
      GradientStop(color: Drawing.blue, location: -3),
      GradientStop(color: SRGBColor(red: .nan, green: 2, blue: -1), location: .infinity),
    ]
    let still = LinearShader(start: .zero, end: .zero, stops: stops, space: .perceptual)
    try painter.fill(all, shader: .linear(still))
    let none = LinearShader(start: .zero, end: .zero, stops: [], space: .device)
    try painter.fill(all, shader: .linear(none))
    let flat = RadialShader(
      center: .zero,
      startRadius: 3,
      endRadius: 3,
      stops: stops,
      space: .device,
      transform: AffineTransform(scaleX: 0, y: 1)
    )
    try painter.fill(all, shader: .radial(flat))
    let lost = AngularShader(
      center: Point(x: .nan, y: 0),
      startAngle: 0,
      endAngle: 1,
      stops: stops,
      space: .device
    )
    #expect(throws: RasterError.unusableCoordinates) {
      try painter.fill(all, shader: .angular(lost))
    }
    let image = DecodedImage(pixmap: try Pixmap(width: 2, height: 2))
    for scale in [0, 1e-9, 1e12, -1] {
      let shader = ImageShader(
        image: image,
        transform: AffineTransform(scaleX: scale, y: 1),
        quality: .high,
        tile: scale > 1
      )
      try painter.fill(all, shader: .image(shader))
    }
  }

  @Test func thePictureIsTheSameEveryTime() throws {
    func hash() throws -> Int {
      let stops = [
        GradientStop(color: Drawing.red, location: 0),
        GradientStop(color: Drawing.blue, location: 1),
      ]
      let pixmap = try Drawing.pixmap(60, 60) {
        let shadow = Filter.shadow(
          color: Drawing.black,
          radius: 9,
          offset: Point(x: 1.5, y: 2.25)
        )
        try $0.pushLayer(LayerEffects(opacity: 0.8, filters: [shadow]), bounds: nil)
        let angular = AngularShader(
          center: Point(x: 30, y: 30),
          startAngle: 1,
          endAngle: 5,
          stops: stops,
          space: .perceptual
        )
        let circle = BezierPath(ellipseIn: Rect(x: 15.3, y: 14.2, width: 30, height: 31))
        try $0.fill(circle, rule: .winding, shader: .angular(angular))
        try $0.popLayer()
      }
      // FNV-1a, so that debug and release builds can be compared by the number below.
      return pixmap.pixels.reduce(0x811C_9DC5) { (($0 ^ Int($1)) &* 0x0100_0193) & 0xFFFF_FFFF }
    }
    #expect(try hash() == hash())
    let number = try hash()
    #expect(number == 3_249_515_244)
  }
}
