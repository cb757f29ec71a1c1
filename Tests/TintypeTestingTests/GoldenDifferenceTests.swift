// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeRaster
import TintypeTesting

@Suite struct GoldenDifferenceTests {
  @Test func samePicturesDontDiffer() throws {
    let picture = try Pixmap("wk", "h.")
    #expect(GoldenDifference(expected: picture, actual: picture) == nil)
  }

  @Test func countsPixelsAndBoundsThem() throws {
    let expected = try Pixmap("wwwww", "wwwww", "wwwww", "wwwww")
    let actual = try Pixmap("wwwww", "wwkww", "wwwww", "wkwww")
    let difference = try #require(GoldenDifference(expected: expected, actual: actual))
    #expect(difference.pixelCount == 2)
    #expect(difference.largestChannelDifference == 255)
    #expect(difference.bounds == .init(minX: 1, minY: 1, maxX: 3, maxY: 4))
    #expect(
      difference.description == "2 pixels differ by up to 255 of 255, within x 1..<3, y 1..<4."
    )
  }

  @Test(arguments: 0..<4)
  func everyChannelCounts(channel: Int) throws {
    let expected = try Pixmap("hh")
    var actual = expected
    actual.pixels[4 + channel] += 1
    let difference = try #require(GoldenDifference(expected: expected, actual: actual))
    #expect(difference.largestChannelDifference == 1)
    #expect(
      difference.description == "1 pixel differs by up to 1 of 255, within x 1..<2, y 0..<1."
    )
  }

  @Test func pixelsThatOnlyOneHasDiffer() throws {
    let expected = try Pixmap("r.", "r.")
    let actual = try Pixmap("rkk")
    let difference = try #require(GoldenDifference(expected: expected, actual: actual))
    // The black ones of the first row and both of the second; no picture has the last of the six.
    #expect(difference.pixelCount == 4)
    #expect(difference.bounds == .init(minX: 0, minY: 0, maxX: 3, maxY: 2))
    #expect(
      difference.description.hasPrefix("the size is 3 × 1 pixels instead of 2 × 2; 4 pixels")
    )
  }

  @Test func aTransparentExtraColumnDiffers() throws {
    let difference = try #require(
      GoldenDifference(expected: Pixmap("r"), actual: Pixmap("r."))
    )
    #expect(difference.pixelCount == 1)
    #expect(difference.largestChannelDifference == 0)
  }
}
