// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeRaster
import TintypeTesting

@Suite struct ComparisonPictureTests {
  @Test func laysThreePicturesSideBySide() throws {
    let picture = try ComparisonPicture.draw(
      expected: Pixmap("rk"),
      actual: Pixmap("rw")
    )
    #expect(picture.width == 2 + 8 + 2 + 8 + 2)
    #expect(picture.height == 1)
    #expect(rgba(picture, x: 0) == [255, 0, 0, 255])
    #expect(rgba(picture, x: 1) == [0, 0, 0, 255])
    #expect(rgba(picture, x: 2) == [0, 0, 0, 0])
    #expect(rgba(picture, x: 20) == [255, 0, 0, 255])
    #expect(rgba(picture, x: 21) == [255, 255, 255, 255])
  }

  @Test func marksDifferencesInRedOnGray() throws {
    let expected = try Pixmap("rkk")
    var actual = try Pixmap("rwk")
    actual.pixels[8] = 1
    let picture = try ComparisonPicture.draw(expected: expected, actual: actual)
    #expect(rgba(picture, x: 11) == [216, 216, 216, 255])
    #expect(rgba(picture, x: 12) == [255, 0, 0, 255])
    #expect(rgba(picture, x: 13) == [255, 160, 160, 255])
  }

  @Test func showsOpacityOnAChequerboard() throws {
    let picture = try ComparisonPicture.draw(
      expected: Pixmap("h.......h"),
      actual: Pixmap(".........")
    )
    // Half red on 230 and on 255.
    #expect(rgba(picture, x: 0) == [243, 115, 115, 255])
    #expect(rgba(picture, x: 8) == [255, 127, 127, 255])
    #expect(rgba(picture, x: 1) == [230, 230, 230, 255])
  }

  @Test func leavesOutWhatASmallerPictureLacks() throws {
    let picture = try ComparisonPicture.draw(
      expected: Pixmap("r"),
      actual: Pixmap("rr", "rr")
    )
    #expect(picture.width == 22)
    #expect(picture.height == 2)
    #expect(rgba(picture, x: 1) == [0, 0, 0, 0])
    #expect(rgba(picture, x: 11) == [255, 0, 0, 255])
  }

  private func rgba(_ picture: Pixmap, x: Int, y: Int = 0) -> [UInt8] {
    let start = 4 * (y * picture.width + x)
    return Array(picture.pixels[start..<start + 4])
  }
}
