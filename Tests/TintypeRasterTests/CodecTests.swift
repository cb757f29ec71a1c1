// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry

@testable import TintypeRaster

@Suite struct CodecTests {
  private static func randomPixmap(_ width: Int, _ height: Int, opaque: Bool) throws -> Pixmap {
    var random = Sequence32(seed: UInt64(width * 31 + height))
    var pixmap = try Pixmap(width: width, height: height)
    for i in stride(from: 0, to: pixmap.pixels.count, by: 4) {
      let a = opaque ? 255 : random.next() & 255
      for c in 0..<3 { pixmap.pixels[i + c] = UInt8(random.next() % (a + 1)) }
      pixmap.pixels[i + 3] = UInt8(a)
    }
    return pixmap
  }

  @Test(arguments: [(1, 1, true), (33, 17, true), (1, 1, false), (64, 5, false), (3, 200, false)])
  func picturesComeBackAsTheyWere(width: Int, height: Int, opaque: Bool) throws {
    let pixmap = try Self.randomPixmap(width, height, opaque: opaque)
    let bytes = try PNGEncoder.encode(pixmap, pixelsPerPoint: 2)
    #expect(try ImageDecoder.decode(bytes).pixmap == pixmap)
    #expect(try PNGEncoder.encode(pixmap, pixelsPerPoint: 2) == bytes)
  }

  @Test func aPictureNamesItsDensityAndColourSpace() throws {
    let bytes = try PNGEncoder.encode(Pixmap(width: 2, height: 2), pixelsPerPoint: 3)
    // 3 · 72 / 0.0254 = 8503.9
    let density: [UInt8] = [0, 0, 0x21, 0x38]
    #expect(bytes.contains(Array("pHYs".utf8) + density + density + [1]))
    #expect(bytes.contains(Array("sRGB".utf8)))
  }

  @Test func everyCutOffFileIsAnError() throws {
    let png = try PNGEncoder.encode(
      Self.randomPixmap(20, 20, opaque: false),
      pixelsPerPoint: 1
    )
    for count in stride(from: 0, to: png.count - 12, by: 7) {
      #expect(throws: ImageError.self) { try ImageDecoder.decode(Array(png.prefix(count))) }
    }
    let jpeg = try TestJPEG.encode(Self.randomPixmap(20, 20, opaque: true))
    for count in stride(from: 0, to: jpeg.count - 4, by: 7) {
      #expect(throws: ImageError.self) { try ImageDecoder.decode(Array(jpeg.prefix(count))) }
    }
  }

  @Test func changedBytesNeverCrash() throws {
    let png = try PNGEncoder.encode(
      Self.randomPixmap(9, 9, opaque: false),
      pixelsPerPoint: 1
    )
    let jpeg = try TestJPEG.encode(Self.randomPixmap(24, 24, opaque: true))
    var random = Sequence32(seed: 5)
    for original in [png, jpeg] {
      for _ in 0..<500 {
        var bytes = original
        for _ in 0..<3 { bytes[Int(random.next()) % bytes.count] = UInt8(random.next() & 255) }
        let limits = ImageLimits(fileBytes: 1 << 20, pixels: 1 << 20)
        _ = try? ImageDecoder.decode(bytes, limits: limits)
      }
    }
  }

  @Test func aWrongCheckSumIsAnError() throws {
    var png = try PNGEncoder.encode(
      Self.randomPixmap(20, 20, opaque: false),
      pixelsPerPoint: 1
    )
    png[png.count - 13] ^= 1
    let error = #expect(throws: ImageError.self) { try ImageDecoder.decode(png) }
    #expect(error?.description.hasPrefix("The PNG image is damaged: ") == true)
  }

  /// A head that declares a size, and nothing else but an end.
  private static func png(width: UInt32, height: UInt32) -> [UInt8] {
    func big(_ x: UInt32) -> [UInt8] {
      [UInt8(x >> 24), UInt8(x >> 16 & 255), UInt8(x >> 8 & 255), UInt8(x & 255)]
    }
    func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
      let body = Array(name.utf8) + data
      var crc: UInt32 = 0xFFFF_FFFF
      for byte in body {
        crc ^= UInt32(byte)
        for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
      }
      return big(UInt32(data.count)) + body + big(~crc)
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", big(width) + big(height) + [8, 6, 0, 0, 0]) + chunk("IDAT", [0x78, 0x9C])
      + chunk("IEND", [])
  }

  @Test func hugeSizesAreRefusedBeforeMemoryIsTaken() {
    #expect(
      throws: ImageError.tooManyPixels(width: 16384, height: 16384, limitInPixels: 64_000_000)
    ) {
      try ImageDecoder.decode(Self.png(width: 16384, height: 16384))
    }
    // Within the limit, but no file this short can hold so many pixels.
    #expect(
      throws: ImageError.damaged(format: "PNG", reason: "the file ends too early")
    ) {
      try ImageDecoder.decode(Self.png(width: 7000, height: 7000))
    }
    #expect(throws: ImageError.self) {
      try ImageDecoder.decode(Self.png(width: 0x7FFF_FFFF, height: 0x7FFF_FFFF))
    }
  }

  @Test func aChunkLongerThanTheFileIsAnError() {
    var bytes = Self.png(width: 1, height: 1)
    // The length of IDAT, after 8 bytes of signature and 25 of IHDR.
    bytes.replaceSubrange(33..<37, with: [0x7F, 0xFF, 0xFF, 0xFF])
    #expect(throws: ImageError.self) { try ImageDecoder.decode(bytes) }
  }

  @Test func otherFilesAreNamed() {
    #expect(throws: ImageError.unsupportedFormat("BMP")) {
      try ImageDecoder.decode(Array("BM1234".utf8))
    }
    #expect(throws: ImageError.unsupportedFormat(nil)) { try ImageDecoder.decode([1, 2, 3]) }
    #expect(throws: ImageError.unsupportedFormat(nil)) { try ImageDecoder.decode([]) }
    #expect(throws: ImageError.fileTooLarge(bytes: 9, limit: 8)) {
      try ImageDecoder.decode(
        [UInt8](repeating: 0, count: 9),
        limits: ImageLimits(fileBytes: 8, pixels: 1)
      )
    }
  }

  /// Where the file's first row and first column are shown, per Exif 2.3: the stored picture has
  /// red left of green in the upper half and blue left of white in the lower one.
  @Test(arguments: [
    (1, "rg/bw"), (2, "gr/wb"), (3, "wb/gr"), (4, "bw/rg"), (5, "rb/gw"), (6, "br/wg"),
    (7, "wg/br"), (8, "gw/rb"),
  ])
  func photographsAreTurnedUpright(orientation: Int, expected: String) throws {
    for bigEndian in [false, true] {
      let jpeg = try TestJPEG.quarters(orientation: orientation, bigEndian: bigEndian)
      let pixmap = try ImageDecoder.decode(jpeg).pixmap
      #expect(pixmap.width == (orientation < 5 ? 32 : 16))
      let (w, h) = (pixmap.width, pixmap.height)
      let places = [(w / 4, h / 4), (3 * w / 4, h / 4), (w / 4, 3 * h / 4), (3 * w / 4, 3 * h / 4)]
      let names = places.map { x, y -> String in
        let c = pixmap[x, y]
        if c.red > 128 && c.green > 128 { return "w" }
        return c.red > 128 ? "r" : c.green > 128 ? "g" : "b"
      }
      #expect(names[0] + names[1] + "/" + names[2] + names[3] == expected)
    }
  }
}
