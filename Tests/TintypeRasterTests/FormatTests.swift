// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing

@testable import TintypeRaster

/// Files as other programs write them, small enough to be read here.
@Suite struct FormatTests {
  private func rows(_ bytes: [UInt8]) throws -> [[UInt8]] {
    let pixmap = try ImageDecoder.decode(bytes).pixmap
    let count = 4 * pixmap.width
    return (0..<pixmap.height).map { Array(pixmap.pixels[($0 * count)..<(($0 + 1) * count)]) }
  }

  @Test func webPKeepsAlpha() throws {
    #expect(
      try rows(Self.webp) == [[255, 0, 0, 255, 0, 255, 0, 255], [0, 0, 128, 128, 0, 0, 0, 0]]
    )
  }

  @Test func gifLeavesItsTransparentColourOut() throws {
    let (red, green, none): ([UInt8], [UInt8], [UInt8]) = (
      [255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 0, 0]
    )
    #expect(try rows(Self.gif) == [red + green + none, none + green + red])
  }

  /// Display P3 (52, 55, 55) is (51, 55, 55) in sRGB.
  ///
  /// **Source:** facts `measured.md`, Other.
  @Test func aColourProfileIsApplied() throws {
    #expect(try rows(Self.displayP3PNG) == [[51, 55, 55, 255]])
  }

  @Test func pngAndWebPAreTurnedUpright() throws {
    let upright: [[UInt8]] = [[255, 0, 0, 255], [0, 0, 255, 255]]
    #expect(try rows(Self.turnedPNG) == upright)
    #expect(try rows(Self.turnedWebP) == upright)
  }

  @Test(arguments: [webp, gif])
  func everyCutOffFileIsAnError(file: [UInt8]) {
    // The last bytes of a GIF are its end mark, of a WebP padding.
    for count in 0..<(file.count - 6) {
      #expect(throws: ImageError.self) { try ImageDecoder.decode(Array(file.prefix(count))) }
    }
  }

  @Test func aHugeGIFIsRefusedBeforeMemoryIsTaken() {
    var bytes = Self.gif
    bytes.replaceSubrange(6..<10, with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(
      throws: ImageError.tooManyPixels(width: 65535, height: 65535, limitInPixels: 64_000_000)
    ) {
      try ImageDecoder.decode(bytes)
    }
  }

  /// 2 × 2: red, green; half blue, nothing.
  private static let webp: [UInt8] = [
    82, 73, 70, 70, 52, 0, 0, 0, 87, 69, 66, 80, 86, 80, 56, 76, 39, 0, 0, 0, 47, 1, 64, 0, 16,
    31, 32, 16, 72, 218, 31, 122, 13, 1, 65, 145, 255, 163, 205, 191, 128, 160, 232, 186, 229, 2,
    230, 70, 131, 130, 180, 13, 88, 212, 221, 136, 254, 199, 3, 0,
  ]

  /// 3 × 2 with a transparent colour.
  private static let gif: [UInt8] = [
    71, 73, 70, 56, 57, 97, 3, 0, 2, 0, 129, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 33,
    249, 4, 1, 0, 0, 2, 0, 44, 0, 0, 0, 0, 3, 0, 2, 0, 0, 8, 9, 0, 1, 4, 16, 32, 32, 0, 128, 128,
    0, 59,
  ]

  /// One pixel with a profile of Display P3.
  static let displayP3PNG: [UInt8] = [
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0,
    0, 0, 144, 119, 83, 222, 0, 0, 1, 115, 105, 67, 67, 80, 73, 67, 67, 32, 80, 114, 111, 102,
    105, 108, 101, 0, 0, 120, 156, 117, 144, 61, 72, 66, 81, 20, 199, 127, 105, 101, 168, 17, 145,
    67, 67, 132, 67, 95, 67, 65, 84, 80, 67, 65, 233, 96, 132, 132, 89, 65, 95, 139, 190, 252, 8,
    124, 246, 120, 79, 9, 231, 150, 198, 160, 181, 165, 8, 218, 162, 70, 105, 168, 209, 49, 8,
    106, 137, 218, 163, 33, 10, 90, 34, 110, 231, 169, 160, 68, 222, 203, 189, 231, 199, 255, 158,
    255, 225, 220, 3, 142, 249, 140, 166, 91, 205, 179, 160, 103, 115, 102, 52, 20, 240, 175, 173,
    111, 248, 93, 175, 120, 232, 197, 205, 32, 173, 49, 205, 50, 230, 34, 145, 48, 13, 215, 215,
    3, 77, 118, 188, 31, 177, 107, 53, 206, 251, 119, 121, 182, 19, 150, 6, 77, 109, 194, 19, 154,
    97, 230, 132, 167, 133, 195, 123, 57, 195, 230, 3, 97, 159, 150, 142, 109, 11, 31, 11, 15,
    155, 210, 160, 112, 201, 214, 227, 21, 126, 178, 57, 85, 225, 119, 155, 205, 149, 104, 16, 28,
    205, 194, 254, 84, 29, 199, 235, 88, 75, 155, 186, 112, 159, 112, 159, 158, 201, 107, 213,
    126, 236, 159, 120, 19, 217, 213, 101, 137, 221, 114, 122, 136, 18, 34, 128, 159, 56, 121,
    118, 200, 144, 99, 68, 98, 182, 129, 103, 180, 236, 89, 100, 87, 28, 154, 220, 6, 5, 76, 201,
    79, 145, 22, 231, 176, 168, 121, 44, 18, 18, 147, 162, 39, 100, 103, 40, 216, 51, 255, 59, 75,
    43, 57, 62, 86, 169, 238, 13, 64, 203, 179, 82, 159, 253, 224, 58, 130, 159, 67, 165, 190, 79,
    148, 250, 57, 5, 167, 252, 253, 54, 91, 243, 239, 191, 192, 204, 141, 82, 234, 186, 166, 13,
    77, 65, 167, 7, 74, 197, 154, 182, 112, 3, 87, 147, 224, 46, 26, 49, 51, 86, 150, 156, 114,
    28, 201, 36, 124, 156, 67, 251, 58, 116, 221, 201, 251, 102, 101, 78, 213, 119, 46, 124, 176,
    244, 6, 193, 71, 184, 60, 131, 1, 201, 239, 216, 250, 5, 136, 229, 105, 68, 130, 2, 254, 190,
    0, 0, 0, 12, 73, 68, 65, 84, 120, 156, 99, 48, 49, 55, 7, 0, 1, 69, 0, 163, 23, 130, 47, 172,
    0, 0, 0, 0, 73, 69, 78, 68, 174, 66, 96, 130,
  ]

  /// Red left of blue, to be turned to the right.
  private static let turnedPNG: [UInt8] = [
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 2, 0, 0, 0, 1, 8, 2, 0,
    0, 0, 123, 64, 232, 221, 0, 0, 0, 26, 101, 88, 73, 102, 77, 77, 0, 42, 0, 0, 0, 8, 0, 1, 1,
    18, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0, 214, 103, 75, 105, 0, 0, 0, 15, 73, 68, 65, 84,
    120, 156, 99, 248, 207, 192, 192, 192, 240, 31, 0, 7, 0, 1, 255, 126, 8, 177, 208, 0, 0, 0, 0,
    73, 69, 78, 68, 174, 66, 96, 130,
  ]

  /// The same.
  private static let turnedWebP: [UInt8] = [
    82, 73, 70, 70, 82, 0, 0, 0, 87, 69, 66, 80, 86, 80, 56, 88, 10, 0, 0, 0, 8, 0, 0, 0, 1, 0, 0,
    0, 0, 0, 86, 80, 56, 76, 17, 0, 0, 0, 47, 1, 0, 0, 0, 15, 16, 243, 191, 255, 243, 31, 14, 50,
    162, 255, 1, 0, 69, 88, 73, 70, 26, 0, 0, 0, 77, 77, 0, 42, 0, 0, 0, 8, 0, 1, 1, 18, 0, 3, 0,
    0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
  ]
}
