// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry
import TintypeRaster

@Suite struct GradientTests {
  private static func stops(_ colors: SRGBColor...) -> [GradientStop] {
    colors.enumerated().map {
      GradientStop(color: $1, location: Double($0) / Double(colors.count - 1))
    }
  }

  private static func row(_ width: Int, _ stops: [GradientStop], _ space: GradientSpace) throws
    -> Pixmap
  {
    try Drawing.pixmap(width, 1) {
      let shader = LinearShader(
        start: .zero,
        end: Point(x: Double(width), y: 0),
        stops: stops,
        space: space
      )
      try $0.fill(
        Rect(x: 0, y: 0, width: Double(width), height: 1),
        shader: .linear(shader)
      )
    }
  }

  @Test func redToBlueGoesThroughOklabsMiddle() throws {
    // The system colours of iOS 26. **Source:** facts `measured.md`, gradients and colours.
    let stops = Self.stops(
      SRGBColor(red: 1, green: 56.0 / 255, blue: 60.0 / 255),
      SRGBColor(red: 0, green: 136.0 / 255, blue: 1)
    )
    let middle = try Self.row(101, stops, .perceptual)[50, 0]
    #expect((Int(middle.red) - 172).magnitude <= 2)
    #expect((Int(middle.green) - 121).magnitude <= 2)
    #expect((Int(middle.blue) - 167).magnitude <= 2)
    let device = try Self.row(101, stops, .device)[50, 0]
    #expect(device == PremultipliedColor(red: 128, green: 96, blue: 158, alpha: 255))
  }

  @Test func endsKeepTheirColours() throws {
    let row = try Self.row(1000, Self.stops(Drawing.white, Drawing.red), .perceptual)
    #expect(row[0, 0].red == 255 && row[0, 0].green >= 254)
    #expect(row[999, 0].green <= 1)
  }

  @Test func stopsAtOnePlaceMakeAHardEdge() throws {
    let stops = [
      GradientStop(color: Drawing.red, location: 0.5),
      GradientStop(color: Drawing.blue, location: 0.5),
    ]
    let row = try Self.row(10, stops, .perceptual)
    #expect((0..<10).map { row[$0, 0].red } == [255, 255, 255, 255, 255, 0, 0, 0, 0, 0])
  }

  @Test func transparentStopsGiveNoColour() throws {
    let clear = SRGBColor(red: 0, green: 1, blue: 0, alpha: 0)
    let middle = try Self.row(101, Self.stops(Drawing.red, clear), .perceptual)[50, 0]
    #expect(middle.green == 0 && middle.red == middle.alpha)
    #expect((Int(middle.alpha) - 128).magnitude <= 1)
  }

  @Test func aSlowGradientChangesByOneLevelAtATime() throws {
    let from = SRGBColor(red: 0.2, green: 0.2, blue: 0.2)
    let to = SRGBColor(red: 0.4, green: 0.4, blue: 0.4)
    let row = try Self.row(2000, Self.stops(from, to), .perceptual)
    let levels = (0..<2000).map { Int(row[$0, 0].red) }
    #expect(zip(levels, levels.dropFirst()).allSatisfy { $1 - $0 == 0 || $1 - $0 == 1 })
    #expect(levels.first == 51 && levels.last == 102)
  }

  @Test func aRadialGradientIsRound() throws {
    let shader = RadialShader(
      center: Point(x: 20, y: 20),
      startRadius: 0,
      endRadius: 20,
      stops: Self.stops(Drawing.white, Drawing.black),
      space: .device
    )
    let pixmap = try Drawing.pixmap(40, 40) {
      try $0.fill(Rect(x: 0, y: 0, width: 40, height: 40), shader: .radial(shader))
    }
    #expect(pixmap[0, 0].red == 0)
    #expect(pixmap[20, 20].red > 245)
    #expect((Int(pixmap[10, 20].red) - 134).magnitude <= 1)
    let reds = (0..<40).map { y in (0..<40).map { pixmap[$0, y].red } }
    #expect(reds == reds.map { $0.reversed() } && reds == reds.reversed())
  }

  @Test func anAngularGradientTurnsClockwiseFromTheRight() throws {
    let shader = AngularShader(
      center: Point(x: 20, y: 20),
      startAngle: 0,
      endAngle: 2 * Maths.pi,
      stops: Self.stops(Drawing.black, Drawing.white),
      space: .device
    )
    let pixmap = try Drawing.pixmap(40, 40) {
      try $0.fill(Rect(x: 0, y: 0, width: 40, height: 40), shader: .angular(shader))
    }
    #expect(pixmap[39, 20].red <= 3)
    #expect((Int(pixmap[20, 39].red) - 64).magnitude <= 3)
    #expect((Int(pixmap[0, 20].red) - 127).magnitude <= 3)
    #expect((Int(pixmap[20, 0].red) - 191).magnitude <= 3)
    #expect(pixmap[39, 19].red >= 252)
  }

  @Test func theGapOfAnAngularGradientIsSplitInHalf() throws {
    let shader = AngularShader(
      center: Point(x: 20, y: 20),
      startAngle: 0,
      endAngle: Maths.pi,
      stops: Self.stops(Drawing.red, Drawing.blue),
      space: .device
    )
    let pixmap = try Drawing.pixmap(40, 40) {
      try $0.fill(Rect(x: 0, y: 0, width: 40, height: 40), shader: .angular(shader))
    }
    #expect(pixmap[18, 0].blue == 255 && pixmap[18, 0].red == 0)
    #expect(pixmap[21, 0].red == 255 && pixmap[21, 0].blue == 0)
  }
}
