// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import CImageCodecs
import Testing
import TintypeGeometry

@testable import TintypeRaster

/// Every kind of file that a picture may come in.
@Suite struct FileKindTests {
  private func pixel(_ bytes: [UInt8], _ x: Int, _ y: Int) throws -> [Int] {
    let p = try ImageDecoder.decode(bytes).pixmap[x, y]
    return [p.red, p.green, p.blue, p.alpha].map(Int.init)
  }

  private func isClose(_ a: [Int], _ b: [Int], _ tolerance: Int) -> Bool {
    zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
  }

  @Test func fourInksBecomeColours() throws {
    #expect(isClose(try pixel(TestFiles.cmykJPEG, 3, 4), [0, 255, 255, 255], 1))
    #expect(isClose(try pixel(TestFiles.cmykJPEG, 12, 4), [127, 127, 127, 255], 1))
  }

  @Test func lossyWebPIsCloseToWhatItWas() throws {
    #expect(isClose(try pixel(TestFiles.lossyWebP, 8, 8), [220, 40, 60, 255], 4))
    #expect(isClose(try pixel(TestFiles.lossyAlphaWebP, 3, 8), [110, 20, 30, 128], 4))
    #expect(try pixel(TestFiles.lossyAlphaWebP, 12, 8) == [0, 0, 0, 0])
  }

  @Test func ofAnimationsTheFirstFrameIsShown() throws {
    #expect(try pixel(TestFiles.animatedWebP, 0, 0) == [255, 0, 0, 255])
    #expect(try pixel(TestFiles.animatedWebP, 3, 1) == [0, 0, 0, 0])
    let gif = try ImageDecoder.decode(TestFiles.animatedGIF).pixmap
    #expect(gif.width == 4 && gif.height == 3)
    // Only the frame's own pixels, where its screen is larger; what is to become of it later is no
    // matter.
    #expect(gif.grid == ["0000", "0f00", "00f0"])
    #expect(try pixel(TestFiles.animatedGIF, 1, 1) == [255, 0, 0, 255])
    #expect(try pixel(TestFiles.animatedGIF, 2, 2) == [0, 255, 0, 255])
  }

  /// A blue in Display P3, in one segment or several.
  @Test(arguments: [1, 3])
  func profilesOfJPEGsAreApplied(parts: Int) throws {
    var count = 0
    let found = unsafe tt_png_profile(
      FormatTests.displayP3PNG,
      FormatTests.displayP3PNG.count,
      &count
    )
    let start = try unsafe #require(found)
    defer { unsafe tt_free(start) }
    let profile = unsafe [UInt8](UnsafeBufferPointer(start: start, count: count))
    var pixmap = try Pixmap(width: 8, height: 8)
    for i in 0..<64 { pixmap.pixels.replaceSubrange(4 * i..<4 * i + 4, with: [52, 110, 200, 255]) }
    var jpeg = try TestJPEG.encode(pixmap)
    let plain = try pixel(jpeg, 4, 4)
    #expect(isClose(plain, [52, 110, 200, 255], 2))
    jpeg.insert(contentsOf: TestFiles.profileSegments(profile, parts: parts), at: 2)
    // By the matrices of the two spaces: (20.0, 111.7, 206.6).
    #expect(isClose(try pixel(jpeg, 4, 4), [20, 112, 207, 255], 3))
    // A profile that is cut off counts as missing.
    jpeg = try TestJPEG.encode(pixmap)
    jpeg.insert(contentsOf: TestFiles.profileSegments(Array(profile.prefix(90)), parts: 1), at: 2)
    #expect(try pixel(jpeg, 4, 4) == plain)
  }

  /// Where red, green, blue and nothing are shown, row by row, for each orientation.
  private static let orientations = [
    (1, "rg/bn"), (2, "gr/nb"), (3, "nb/gr"), (4, "bn/rg"), (5, "rb/gn"), (6, "br/ng"),
    (7, "ng/br"), (8, "gn/rb"),
  ]

  private func names(_ bytes: [UInt8]) throws -> String {
    let pixmap = try ImageDecoder.decode(bytes).pixmap
    let rows = (0..<2).map { y in
      (0..<2).map { x -> String in
        let p = pixmap[x, y]
        return p.alpha == 0 ? "n" : p.red > 100 ? "r" : p.green > 100 ? "g" : "b"
      }.joined()
    }
    return rows.joined(separator: "/")
  }

  @Test(arguments: orientations)
  func webPIsTurnedUpright(orientation: Int, expected: String) throws {
    let head: [UInt8] = [0x18, 0, 0, 0, 1, 0, 0, 1, 0, 0]
    let image =
      TestFiles.webPChunk("VP8X", head)
      + TestFiles.webPChunk("VP8L", TestFiles.losslessWebPData)
    let exif = TestFiles.exif(orientation)
    #expect(try names(TestFiles.webP(image + TestFiles.webPChunk("EXIF", exif))) == expected)
    let signed = Array("Exif\u{0}\u{0}".utf8) + exif
    #expect(try names(TestFiles.webP(image + TestFiles.webPChunk("EXIF", signed))) == expected)
  }

  @Test(arguments: orientations)
  func pngIsTurnedUpright(orientation: Int, expected: String) throws {
    var pixmap = try Pixmap(width: 2, height: 2)
    pixmap.pixels = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 0]
    var png = try PNGEncoder.encode(pixmap, pixelsPerPoint: 1)
    // Behind the signature and the head.
    png.insert(contentsOf: TestFiles.chunk("eXIf", TestFiles.exif(orientation)), at: 33)
    #expect(try names(png) == expected)
  }
}
