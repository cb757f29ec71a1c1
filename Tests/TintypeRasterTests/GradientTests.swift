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

  /// Square roots of light run straight to Oklab's middle and on.
  ///
  /// **Source:** reference case 29, the left half of the bar.
  @Test func redToBlueLeavesRedAsMeasured() throws {
    let stops = Self.stops(
      SRGBColor(red: 1, green: 56.0 / 255, blue: 60.0 / 255),
      SRGBColor(red: 0, green: 136.0 / 255, blue: 1)
    )
    let row = try Self.row(327, stops, .perceptual)
    let measured: [(x: Int, color: [Int])] = [
      (42, [234, 72, 92]), (102, [204, 96, 131]), (162, [172, 120, 167]), (204, [138, 124, 191]),
      (246, [101, 128, 214]), (282, [65, 132, 232]), (312, [28, 135, 248]),
    ]
    for (x, color) in measured {
      let found = [row[x, 0].red, row[x, 0].green, row[x, 0].blue].map { Int($0) }
      #expect(zip(found, color).allSatisfy { ($0 - $1).magnitude <= 3 }, "\(x): \(found)")
    }
  }

  private static func levels(_ pixmap: Pixmap, _ channel: KeyPath<PremultipliedColor, UInt8>)
    -> [Int]
  {
    (0..<pixmap.width).map { Int(pixmap[$0, 0][keyPath: channel]) }
  }

  /// Over 1,000 pixels no level is left out and none comes back.
  @Test(arguments: [GradientSpace.device, .perceptual])
  func aGradientHasNoBands(space: GradientSpace) throws {
    let pairs = [
      (Drawing.black, Drawing.white), (Drawing.white, SRGBColor(red: 0.1, green: 0.3, blue: 0.5)),
      (
        SRGBColor(red: 0.2, green: 0.2, blue: 0.25),
        SRGBColor(red: 0.3, green: 0.35, blue: 0.5, alpha: 0.4)
      ),
    ]
    for (from, to) in pairs {
      let row = try Self.row(1000, Self.stops(from, to), space)
      for channel in [\PremultipliedColor.red, \.green, \.blue, \.alpha] {
        let steps = zip(Self.levels(row, channel), Self.levels(row, channel).dropFirst())
          .map { $1 - $0 }
        #expect(steps.allSatisfy { $0.magnitude <= 1 })
        #expect(steps.allSatisfy { $0 >= 0 } || steps.allSatisfy { $0 <= 0 })
      }
    }
  }

  private static func turn(_ stops: [GradientStop]) throws -> Pixmap {
    try Drawing.pixmap(400, 400) {
      let shader = AngularShader(
        center: Point(x: 200, y: 200),
        startAngle: 0,
        endAngle: 2 * Maths.pi,
        stops: stops,
        space: .device
      )
      try $0.fill(Rect(x: 0, y: 0, width: 400, height: 400), shader: .angular(shader))
    }
  }

  @Test func aTurnOfEqualEndsHasNoSeam() throws {
    let pixmap = try Self.turn(Self.stops(Drawing.red, Drawing.blue, Drawing.red))
    for x in 260..<400 {
      let column = (190..<210).map { Int(pixmap[x, $0].red) }
      #expect(zip(column, column.dropFirst()).allSatisfy { ($0 - $1).magnitude <= 3 }, "\(x)")
      #expect(column == column.reversed(), "\(x)")
    }
  }

  /// Different ends pass into each other over a 256th of the turn.
  ///
  /// **Source:** reference case 72.
  @Test func aTurnOfDifferentEndsHasASoftSeam() throws {
    let pixmap = try Self.turn(Self.stops(Drawing.black, Drawing.white))
    let column = (190..<210).map { Int(pixmap[390, $0].red) }
    #expect(zip(column, column.dropFirst()).allSatisfy { ($0 - $1).magnitude < 90 })
    #expect(column[0] >= 245 && column[19] <= 10)
  }
}
