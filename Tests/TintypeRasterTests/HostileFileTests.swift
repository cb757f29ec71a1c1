// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry

@testable import TintypeRaster

/// Files that want more than they are worth, or are damaged: one error, before memory is taken.
@Suite struct HostileFileTests {
  private func failure(_ bytes: [UInt8]) -> ImageError? {
    do throws(ImageError) {
      _ = try ImageDecoder.decode(bytes)
      return nil
    } catch {
      return error
    }
  }

  private func tooMany(_ width: Int, _ height: Int) -> ImageError {
    .tooManyPixels(width: width, height: height, limitInPixels: 64_000_000)
  }

  @Test func pngsOfManyPixelsAreRefused() {
    let data: [UInt8] = [0x78, 0x9C]
    #expect(
      failure(TestFiles.png(width: 16384, height: 16384, data: data)) == tooMany(16384, 16384)
    )
    #expect(
      failure(TestFiles.png(width: 100_000, height: 100_000, data: data))
        == tooMany(100_000, 100_000)
    )
    #expect(failure(TestFiles.png(width: 0, height: 1, data: data)) != nil)
  }

  @Test func imageDataThatGoesOnIsNotInflated() throws {
    // A pixel, and 256 MiB of zeros behind it in 256 KiB: what the picture doesn't need is left.
    let data = TestFiles.zeros(1 << 28)
    #expect(data.count < 1 << 19)
    let pixmap = try ImageDecoder.decode(TestFiles.png(width: 1, height: 1, data: data)).pixmap
    #expect(pixmap.pixels == [0, 0, 0, 0])
  }

  @Test func hugeProfilesAndTextsAreLeftOut() throws {
    let bomb = TestFiles.zeros(1 << 27)
    let pixel = TestFiles.zeros(5)
    for (name, head) in [("iCCP", Array("p\u{0}\u{0}".utf8)), ("zTXt", Array("t\u{0}\u{0}".utf8))] {
      let file = TestFiles.png(
        width: 1,
        height: 1,
        data: pixel,
        chunks: TestFiles.chunk(name, head + bomb)
      )
      #expect(try ImageDecoder.decode(file).pixmap.pixels == [0, 0, 0, 0])
    }
    let long = TestFiles.chunk("tEXt", [UInt8](repeating: 65, count: 8 << 20))
    let file = TestFiles.png(width: 1, height: 1, data: pixel, chunks: long)
    #expect(try ImageDecoder.decode(file).pixmap.pixels == [0, 0, 0, 0])
  }

  /// The head of a JPEG with another size in it.
  private func jpeg(width: Int, height: Int, method: UInt8 = 0xC0) throws -> [UInt8] {
    var bytes = try TestJPEG.encode(try Pixmap(width: 8, height: 8))
    let head = try #require(
      (0..<(bytes.count - 9)).first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 }
    )
    bytes[head + 1] = method
    bytes.replaceSubrange(
      (head + 5)..<(head + 9),
      with: [height >> 8, height & 255, width >> 8, width & 255].map { UInt8($0) }
    )
    return bytes
  }

  @Test func jpegsOfManyPixelsAreRefused() throws {
    #expect(failure(try jpeg(width: 65500, height: 65500)) == tooMany(65500, 65500))
    // Within the limit, but a file this short can't hold so many.
    let tooShort = ImageError.damaged(format: "JPEG", reason: "the file ends too early")
    #expect(failure(try jpeg(width: 7900, height: 7900)) == tooShort)
    #expect(failure(try jpeg(width: 0, height: 8)) != nil)
  }

  @Test func webPsOfManyPixelsAreRefused() {
    // 14 bits each for width − 1 and height − 1 behind the signature.
    var data = TestFiles.losslessWebPData
    data.replaceSubrange(1..<5, with: [0xFF, 0xFF, 0xFF, 0x1F])
    #expect(failure(TestFiles.webP(TestFiles.webPChunk("VP8L", data))) == tooMany(16384, 16384))
    // A canvas of 65536 × 65536 for a picture of four pixels.
    let head: [UInt8] = [0x02, 0, 0, 0, 0xFF, 0xFF, 0x00, 0xFF, 0xFF, 0x00]
    let image =
      TestFiles.webPChunk("VP8X", head)
      + TestFiles.webPChunk("VP8L", TestFiles.losslessWebPData)
    #expect(failure(TestFiles.webP(image)) != nil)
  }

  @Test func cutOffFilesAreErrors() {
    for file in [TestFiles.lossyWebP, TestFiles.lossyAlphaWebP, TestFiles.animatedWebP] {
      for count in 0..<(file.count / 2) { #expect(failure(Array(file.prefix(count))) != nil) }
    }
    // The last bytes only fill up.
    for count in 0..<(TestFiles.cmykJPEG.count - 8) {
      #expect(
        failure(Array(TestFiles.cmykJPEG.prefix(count))) != nil,
        "\(count) of \(TestFiles.cmykJPEG.count)"
      )
    }
  }

  /// Damage that leaves a picture is shown as every viewer shows it; only missing rows are an error.
  @Test func damagedJPEGsThatStillHavePixelsAreShown() throws {
    var pixmap = try Pixmap(width: 64, height: 64)
    for i in pixmap.pixels.indices { pixmap.pixels[i] = i % 4 == 3 ? 255 : UInt8(i * 7 % 251) }
    let whole = try TestJPEG.encode(pixmap)
    var padded = whole
    // Bytes that mean nothing before the end.
    padded.insert(contentsOf: [0, 0, 0, 0, 0], at: whole.count - 2)
    #expect(try ImageDecoder.decode(padded).pixmap == ImageDecoder.decode(whole).pixmap)
    let scan = try #require(
      (0..<whole.count).first { whole[$0] == 0xFF && whole[$0 + 1] == 0xDA }
    )
    var shown = 0
    for i in stride(from: scan + 40, to: whole.count - 40, by: 37) {
      var bytes = whole
      bytes[i] = bytes[i] == 0xFF ? 0xFF : bytes[i] ^ 0x55
      guard let image = try? ImageDecoder.decode(bytes) else { continue }
      #expect(image.widthInPixels == 64)
      shown += 1
    }
    #expect(shown > 50)
  }
}
