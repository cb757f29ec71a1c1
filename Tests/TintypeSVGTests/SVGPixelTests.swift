// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry
import TintypeRaster

@testable import TintypeSVG

/// Colours of single pixels that can be worked out by hand.
@Suite struct SVGPixelTests {
  private static let clear = [0, 0, 0, 0]
  private static let red = [255, 0, 0, 255]

  private func pixmap(_ content: String) throws -> Pixmap { try SVGDrawing.pixmap(content) }

  /// Black to white over ten pixels: the middle of pixel i is (i + ½) / 10.
  @Test(arguments: [
    ("x2='10' gradientUnits='userSpaceOnUse'", [13, 64, 115, 140, 242]),
    ("", [13, 64, 115, 140, 242]),
    ("x2='20%' spreadMethod='repeat'", [64, 64, 64, 191, 191]),
    ("x2='20%' spreadMethod='reflect'", [64, 191, 64, 191, 191]),
    ("x2='50%'", [26, 128, 230, 255, 255]),
    ("gradientTransform='translate(.5) scale(.5 1)'", [0, 0, 0, 26, 230]),
  ])
  func linearGradientsAreStraight(attributes: String, expected: [Int]) throws {
    let stops = "<stop/><stop offset='1' stop-color='white'/>"
    let picture = try pixmap(
      "<linearGradient id='g' \(attributes)>\(stops)</linearGradient>"
        + "<rect width='10' height='10' fill='url(#g)'/>"
    )
    let reds = [0, 2, 4, 5, 9].map { picture.bytes($0, 5)[0] }
    for (a, b) in zip(reds, expected) { #expect(abs(a - b) <= 1, "\(reds)") }
  }

  @Test func transparentStopsKeepTheirColour() throws {
    // Halfway from red to clear blue lies half transparent purple, not half transparent red.
    let picture = try SVGDrawing.pixmap(
      "<linearGradient id='g'><stop stop-color='red'/>"
        + "<stop offset='1' stop-color='blue' stop-opacity='0'/></linearGradient>"
        + "<rect width='10' height='10' fill='url(#g)'/>",
      side: 101
    )
    let middle = picture.bytes(50, 50)
    #expect(middle[0] == 64 && middle[2] == 64 && middle[3] == 128)
  }

  @Test func radialGradientsStartAtTheirFocus() throws {
    func picture(_ attributes: String) throws -> Pixmap {
      try SVGDrawing.pixmap(
        "<radialGradient id='g' gradientUnits='userSpaceOnUse' cx='5' cy='5' r='5' \(attributes)>"
          + "<stop/><stop offset='1' stop-color='white'/></radialGradient>"
          + "<rect width='10' height='10' fill='url(#g)'/>",
        side: 100
      )
    }
    let plain = try picture("")
    #expect(abs(plain.bytes(50, 50)[0] - 4) <= 2)
    #expect(abs(plain.bytes(74, 50)[0] - 125) <= 2)
    // From the focus at 2.5 to the right border at 10 it is 7.5, to the left border 2.5.
    let focal = try picture("fx='2.5'")
    #expect(focal.bytes(25, 50)[0] <= 4)
    #expect(abs(focal.bytes(62, 50)[0] - 128) <= 2)
    #expect(abs(focal.bytes(12, 50)[0] - 128) <= 6)
    #expect(focal.bytes(99, 50)[0] >= 253)
    // The corner is 1.4 times the radius away from the centre, which looks like 0.6 reflected.
    let reflected = try picture("spreadMethod='reflect'")
    #expect(abs(reflected.bytes(50, 50)[0] - 4) <= 2)
    let corner = 4.95 * 2.0.squareRoot() / 5
    #expect(abs(Double(reflected.bytes(0, 0)[0]) - (2 - corner) * 255) <= 3)
  }

  @Test func gradientsAreTakenOverFromOthers() throws {
    let picture = try pixmap(
      "<linearGradient id='a'><stop stop-color='red'/><stop offset='1' stop-color='red'/>"
        + "</linearGradient><radialGradient id='b' href='#a'/>"
        + "<rect width='10' height='10' fill='url(#b)'/>"
    )
    #expect(picture.bytes(5, 5) == Self.red)
  }

  @Test func clipsCutByOneShapeOrSeveral() throws {
    let shape = "<rect width='10' height='10' fill='red' clip-path='url(#c)'/>"
    let one = try pixmap("<clipPath id='c'><rect width='5' height='10'/></clipPath>\(shape)")
    #expect(one.bytes(4, 5) == Self.red && one.bytes(5, 5) == Self.clear)
    // Two shapes that overlap: the area of both, not what the rule makes of one path.
    let two = try pixmap(
      "<clipPath id='c'><rect width='5' height='10'/><path d='M3 0V10H8V0z'/></clipPath>\(shape)"
    )
    #expect([0, 4, 7, 8].map { two.bytes($0, 5)[3] } == [255, 255, 255, 0])
    let box = try pixmap(
      "<clipPath id='c' clipPathUnits='objectBoundingBox'><rect x='.5' width='.5' height='1'/>"
        + "</clipPath><g clip-path='url(#c)'><rect x='2' width='4' height='9' fill='red'/></g>"
    )
    #expect([3, 4, 5].map { box.bytes($0, 5)[3] } == [0, 255, 255])
    let none = try pixmap("<clipPath id='c'/>\(shape)")
    #expect(none.bytes(5, 5) == Self.clear)
    let nested = try pixmap(
      "<clipPath id='c' clip-path='url(#d)'><rect width='5' height='10'/></clipPath>"
        + "<clipPath id='d'><rect width='10' height='5'/></clipPath>\(shape)"
    )
    #expect(nested.bytes(4, 4) == Self.red && nested.bytes(4, 6) == Self.clear)
  }

  @Test func masksCutByBrightnessOrAlpha() throws {
    let shape = "<rect width='10' height='10' fill='red' mask='url(#m)'/>"
    func alphas(_ mask: String) throws -> [Int] {
      let picture = try pixmap(mask + shape)
      return [1, 4, 7].map { picture.bytes($0, 5)[3] }
    }
    let parts =
      "<rect width='3' height='10' fill='white'/><rect x='3' width='3' height='10' fill='lime'/>"
    // 0.7152 of white's brightness.
    #expect(try alphas("<mask id='m'>\(parts)</mask>") == [255, 182, 0])
    #expect(try alphas("<mask id='m' mask-type='alpha'>\(parts)</mask>") == [255, 255, 0])
    #expect(
      try alphas("<mask id='m' x='0' width='.2' y='0' height='1'>\(parts)</mask>") == [255, 0, 0]
    )
  }

  @Test func strokesAreAsWideAsTheirTransformMakesThem() throws {
    let picture = try pixmap(
      "<path transform='scale(2 1)' d='M2 0V10' stroke='red' stroke-width='2'/>"
    )
    #expect((0..<10).map { picture.bytes($0, 5)[3] } == [0, 0, 255, 255, 255, 255, 0, 0, 0, 0])
  }

  @Test func blendModesMixWithinThePicture() throws {
    let picture = try pixmap(
      "<rect width='10' height='10' fill='#808080'/>"
        + "<rect width='10' height='10' fill='#ff8000' style='mix-blend-mode: multiply'/>"
    )
    #expect(picture.bytes(5, 5) == [128, 64, 0, 255])
  }

  @Test func aPictureIsTheSameInEveryBuild() throws {
    let picture = try SVGDrawing.pixmap(
      "<radialGradient id='g' fx='.3'><stop stop-color='gold'/><stop offset='1' stop-color='navy'"
        + " stop-opacity='.5'/></radialGradient><path d='M1 5A4 3 20 1 1 8 7Q5 5 3 9z' fill='url(#g)'"
        + " stroke='teal' stroke-dasharray='1 .5' stroke-linecap='round' transform='rotate(7 5 5)'/>",
      side: 64
    )
    let hash = picture.pixels.reduce(0x811C_9DC5) { (($0 ^ Int($1)) &* 0x0100_0193) & 0xFFFF_FFFF }
    #expect(hash == 1_334_694_580)
  }
}
