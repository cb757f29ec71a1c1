// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TestFolders
import Testing
import TintypeRaster

@testable import Tintype

@Suite @MainActor struct ColorTests {
  private func bytes(_ color: Color) -> [Int] { Inspect.scene(color).fillColors[0].bytes }

  @Test func convertsDisplayP3() {  // Measured on a picture of Apple's.
    let color = Color(.displayP3, red: 0x34 / 255, green: 0x37 / 255, blue: 0x37 / 255)
    #expect(bytes(color) == [0x33, 0x37, 0x37])
    #expect(bytes(Color(.displayP3, red: 1, green: 1, blue: 1)) == [255, 255, 255])
    #expect(bytes(Color(.displayP3, red: 1, green: 0, blue: 0)) == [255, 0, 0])
  }

  @Test func encodesLinearLight() {
    #expect(bytes(Color(.sRGBLinear, white: 0.5)) == [188, 188, 188])
    #expect(bytes(Color(.sRGBLinear, white: 1)) == [255, 255, 255])
  }

  private nonisolated static let hues: [(Double, [Int])] = [
    (0, [255, 0, 0]), (60, [255, 255, 0]), (120, [0, 255, 0]), (180, [0, 255, 255]),
    (240, [0, 0, 255]), (300, [255, 0, 255]), (360, [255, 0, 0]),
  ]

  @Test(arguments: hues)
  func turnsHueAround(degrees: Double, expected: [Int]) {
    let hue = degrees / 360
    #expect(bytes(Color(hue: hue, saturation: 1, brightness: 1)) == expected)
    #expect(bytes(Color(hue: hue, saturation: 0, brightness: 0.2)) == [51, 51, 51])
  }

  @Test func keepsComponentsInRange() {
    #expect(bytes(Color(red: 2, green: -1, blue: .nan)) == [255, 0, 0])
    #expect(Inspect.scene(Color(white: 0, opacity: 3)).fillColors[0].alpha == 1)
  }

  @Test func namedColorsFollowTheScheme() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "A.xcassets/Paper.colorset/Contents.json",
      """
      {"colors":[
      {"color":{"components":{"red":"0xFF","green":"0xF0","blue":"0xE0"}}},
      {"appearances":[{"appearance":"luminosity","value":"dark"}],
      "color":{"components":{"red":"0x20","green":"0x10","blue":"0x00"}}}]}
      """
    )
    let assets = try AssetStore(directories: [folder.path])
    func bytes(_ scheme: ColorScheme) -> [Int] {
      Inspect.scene(Color("Paper")) {
        $0.assets = assets
        $0.colorScheme = scheme
      }.fillColors[0].bytes
    }
    #expect(bytes(.light) == [255, 240, 224])
    #expect(bytes(.dark) == [32, 16, 0])
  }
}
