// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeGeometry

@testable import TintypeRaster

/// What our own encoder writes, read by libpng.
@Suite struct PNGEncoderTests {
  private func comesBack(_ pixmap: Pixmap) throws -> Bool {
    try ImageDecoder.decode(PNGEncoder.encode(pixmap, pixelsPerPoint: 1)).pixmap == pixmap
  }

  /// Stretches of equal pixels, repeated rows, few or many colours, any alpha.
  private func picture(_ random: inout Sequence32) throws -> Pixmap {
    let width = 1 + Int(random.next() % 70)
    let height = 1 + Int(random.next() % 30)
    let alphas = random.next() % 3
    let colors = (0...(random.next() % 300)).map { _ -> [UInt8] in
      let a = alphas == 0 ? 255 : alphas == 1 ? random.next() % 256 : 255 * (random.next() % 2)
      return (0..<3).map { _ in UInt8(random.next() % (a + 1)) } + [UInt8(a)]
    }
    let longest = [1, 3, 100][Int(random.next() % 3)]
    var pixmap = try Pixmap(width: width, height: height)
    for y in 0..<height {
      if y > 0 && random.next() % 3 == 0 {
        let above = Array(pixmap.pixels[((y - 1) * width * 4)..<(y * width * 4)])
        pixmap.pixels.replaceSubrange((y * width * 4)..<((y + 1) * width * 4), with: above)
        continue
      }
      var x = 0
      while x < width {
        let end = min(width, x + 1 + Int(random.next()) % longest)
        let color = colors[Int(random.next()) % colors.count]
        for i in x..<end { for c in 0..<4 { pixmap.pixels[(y * width + i) * 4 + c] = color[c] } }
        x = end
      }
    }
    return pixmap
  }

  /// A rare filter type and a rare pixel behind it have the longest codes, of which five don't fit
  /// the bit buffer beside what waits there.
  @Test func rareBytesInARowAreKept() throws {
    var random = Sequence32(seed: 8)
    var pixmap = try Pixmap(width: 200, height: 512)
    for y in 0..<512 {
      for x in 0..<200 {
        let i = 4 * (y * 200 + x)
        if x == 0 {
          for c in 0..<3 { pixmap.pixels[i + c] = UInt8(random.next() & 127) }
          pixmap.pixels[i + 3] = UInt8(128 + random.next() & 127)
        } else {
          for c in 0..<4 {
            let noise = x < 190 ? UInt8(random.next() & 1) : 0
            pixmap.pixels[i + c] = (c == 3 ? 250 : 100) + noise
          }
        }
      }
    }
    #expect(try comesBack(pixmap))
  }

  @Test func randomPicturesComeBack() throws {
    var random = Sequence32(seed: 7)
    for _ in 0..<1000 { #expect(try comesBack(picture(&random))) }
  }

  @Test func everyKindOfPixelComesBack() throws {
    // Waves are smooth enough for Paeth's predictor, and have more than 256 colours.
    var waves = try Pixmap(width: 200, height: 120)
    for y in 0..<120 {
      for x in 0..<200 {
        let i = (y * 200 + x) * 4
        waves.pixels[i] = UInt8((x * x / 90 + y) % 256)
        waves.pixels[i + 1] = UInt8((x + y * y / 60) % 256)
        waves.pixels[i + 2] = UInt8((x * y / 50) % 256)
        waves.pixels[i + 3] = 255
      }
    }
    #expect(try comesBack(waves))
    #expect(try comesBack(Pixmap(width: 1, height: 1)))
    #expect(try comesBack(Pixmap(width: 1, height: 5000)))
    // Rows longer than the window of 32 KiB, in all three layouts.
    for colors in [3, 1000] {
      for alpha in [UInt8(255), 200] {
        var wide = try Pixmap(width: 40_000, height: 4)
        for i in 0..<(wide.pixels.count / 4) {
          let value = UInt8((i % 40_000) * 7 % colors % 200)
          wide.pixels[4 * i] = value
          wide.pixels[4 * i + 1] = UInt8(i / 211 % 200) * (colors > 256 ? 1 : 0)
          wide.pixels[4 * i + 3] = alpha
        }
        #expect(try comesBack(wide))
      }
    }
  }

  @Test func fewColoursMakeAPalette() throws {
    var pixmap = try Pixmap(width: 64, height: 64)
    for i in stride(from: 0, to: pixmap.pixels.count, by: 8) { pixmap.pixels[i + 3] = 255 }
    let bytes = try PNGEncoder.encode(pixmap, pixelsPerPoint: 1)
    #expect(bytes[25] == 3, "the colour type of the head")
    #expect(bytes.count < 200)
    #expect(try ImageDecoder.decode(bytes).pixmap == pixmap)
  }

  @Test func theBestFileIsNoLarger() throws {
    var random = Sequence32(seed: 3)
    for _ in 0..<20 {
      let pixmap = try picture(&random)
      let fast = try PNGEncoder.encode(pixmap, pixelsPerPoint: 1)
      let best = try PNGEncoder.encode(pixmap, pixelsPerPoint: 1, effort: .best)
      #expect(best.count <= fast.count)
      #expect(try ImageDecoder.decode(best).pixmap == pixmap)
    }
  }

  @Test(arguments: ["TextGoldens/opacity@3x", "GradientGoldens/angular"])
  func theBestFileIsClearlySmaller(_ name: String) throws {
    let pixmap = try golden(name)
    let best = try PNGEncoder.encode(pixmap, pixelsPerPoint: 3, effort: .best)
    let libpngs = try TestPNG.byLibpng(pixmap).count
    #expect(best.count * 100 < libpngs * 93, "\(best.count) bytes, by libpng \(libpngs)")
    #expect(try ImageDecoder.decode(best).pixmap == pixmap)
    let alone = try PNGEncoder.encode(pixmap, pixelsPerPoint: 3, effort: .best, threads: 1)
    #expect(alone == best)
  }

  /// Each filter taken back by its definition: PNG third edition, 9.2.
  @Test func rowsAreFilteredByEachFilter() throws {
    var random = Sequence32(seed: 4)
    let pixmap = try picture(&random)
    let (width, height) = (4 * pixmap.width, pixmap.height)
    let rows = StraightRows(pixmap, channels: 4)
    let plain = rows.filtered(.same(0))
    let filterings: [StraightRows.Filtering] =
      [.leastSum, .aboveIfEqual] + (1..<5).map { .same($0) }
    for filtering in filterings {
      var bytes = rows.filtered(filtering)
      for y in 0..<height {
        let start = y * (width + 1)
        let type = bytes[start]
        bytes[start] = 0
        for i in 1...width {
          let left = i > 4 ? Int(bytes[start + i - 4]) : 0
          let above = y > 0 ? Int(bytes[start + i - width - 1]) : 0
          let corner = i > 4 && y > 0 ? Int(bytes[start + i - width - 5]) : 0
          let sum = left + above - corner
          let (a, b, c) = (abs(sum - left), abs(sum - above), abs(sum - corner))
          let paeth = a <= b && a <= c ? left : b <= c ? above : corner
          let prediction = [0, left, above, (left + above) / 2, paeth][Int(type)]
          bytes[start + i] &+= UInt8(prediction)
        }
      }
      #expect(bytes == plain)
    }
  }

  private func golden(_ name: String) throws -> Pixmap {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = try Data(contentsOf: root.appending(path: "golden/\(name).png"))
    return try ImageDecoder.decode([UInt8](file)).pixmap
  }

  /// Pictures of every kind that widgets show: letters, tiles, gradients, shadows, photos.
  private static let examples = [
    "Examples/Caffeine-latte-small-light", "Examples/Caffeine-latte-medium-light",
    "Examples/HabitBubbles-bubbles-medium-light", "Examples/HabitHeatMap-heat-map-small-light",
    "Examples/HabitHeatMap-heat-map-medium-light", "Examples/HabitHeatMap-heat-map-medium-dark",
    "Examples/HabitHeatMap-none-selected-medium-light",
    "Examples/HabitHeatMap-heat-map-medium-dark-placeholder", "Examples/Stories-full-small-light",
    "Examples/Stories-full-medium-light", "Examples/Stories-empty-small-light",
    "Examples/Stories-full-small-light-placeholder", "Examples/Sleep-night-medium-light",
    "Examples/SleepChinese-night-small-light", "Examples/Sleep-night-small-dark-placeholder",
    "TextGoldens/truncation=by-height@3x", "TextGoldens/shadow@3x", "TextGoldens/opacity@3x",
    "RichTextGoldens/line-patterns@3x", "GridGoldens/grid=text-and-bars@3x",
    "ScriptGoldens/greek@2x", "ScriptGoldens/chinese@2x", "ScriptGoldens/emoji@2x",
    "ControlGoldens/gauge=linear@3x", "EffectGoldens/mask=text@3x",
  ]

  /// At most 15 % more than what libpng makes when nothing is set.
  @Test(arguments: examples)
  func filesAreHardlyLargerThanLibpngs(_ name: String) throws {
    let pixmap = try golden(name)
    let ours = try PNGEncoder.encode(pixmap, pixelsPerPoint: 3)
    let libpngs = try TestPNG.byLibpng(pixmap).count
    #expect(ours.count * 100 <= libpngs * 115, "\(ours.count) bytes, by libpng \(libpngs)")
    #expect(try ImageDecoder.decode(ours).pixmap == pixmap)
  }

  /// Lengths that don't fit into pieces of 258 bytes evenly.
  @Test func everyLengthOfARepetitionComesBack() throws {
    for width in 80...270 {
      var pixmap = try Pixmap(width: width, height: 3)
      // Noise first, so that there are too many colours for a palette.
      var random = Sequence32(seed: UInt64(width))
      for i in stride(from: 0, to: pixmap.pixels.count / 3, by: 4) {
        for c in 0..<3 { pixmap.pixels[i + c] = UInt8(random.next() % 256) }
        pixmap.pixels[i + 3] = 255
      }
      #expect(try comesBack(pixmap))
    }
  }

  @Test func aHuffmanCodeIsCompleteAndLimited() {
    var counts = [Int](repeating: 0, count: 40)
    var (a, b) = (1, 1)
    for i in 0..<40 {
      counts[i] = a
      (a, b) = (b, a + b)
    }
    let code = HuffmanCode(counts, longest: 12)
    #expect(code.lengths.allSatisfy { (1...12).contains($0) })
    let full = code.lengths.reduce(0) { $0 + 1 << (12 - Int($1)) }
    #expect(full == 1 << 12)
  }

  @Test func aHuffmanCodeOfAnythingIsCompleteAndInOrder() {
    var random = Sequence32(seed: 9)
    for _ in 0..<200 {
      let symbols = 2 + Int(random.next() % 285)
      let scale = random.next() % 20
      let counts = (0..<symbols).map { $0 < 2 ? 1 : Int(random.next() % (1 << scale)) }
      let lengths = HuffmanCode(counts, longest: 12).lengths
      let full = lengths.reduce(0) { $0 + ($1 == 0 ? 0 : 1 << (12 - Int($1))) }
      #expect(full == 1 << 12)
      #expect((0..<symbols).allSatisfy { (lengths[$0] > 0) == (counts[$0] > 0) })
      let byCount = (0..<symbols).filter { counts[$0] > 0 }.sorted { counts[$0] < counts[$1] }
      let inOrder = zip(byCount, byCount.dropFirst()).allSatisfy {
        lengths[$0] >= lengths[$1] || counts[$0] == counts[$1]
      }
      #expect(inOrder)
    }
  }

  /// PNG third edition, 9.4.
  @Test func thePredictionIsPaeths() {
    func paeth(_ a: Int, _ b: Int, _ c: Int) -> Int {
      let p = a + b - c
      let (pa, pb, pc) = (abs(p - a), abs(p - b), abs(p - c))
      return pa <= pb && pa <= pc ? a : pb <= pc ? b : c
    }
    let values = Array(stride(from: 0, through: 255, by: 15)) + [1, 2, 3, 127, 128, 254]
    for a in values {
      for b in values {
        for c in values {
          let prediction = PNGFilter.prediction(UInt8(a), UInt8(b), UInt8(c))
          #expect(Int(prediction) == paeth(a, b, c))
        }
      }
    }
  }

  @Test func tilesAreFoundAgain() throws {
    // Noise, so that nothing else helps, in tiles of 32 × 32 pixels side by side and below.
    var random = Sequence32(seed: 12)
    let tile = (0..<(32 * 32 * 3)).map { _ in UInt8(random.next() % 256) }
    var pixmap = try Pixmap(width: 128, height: 64)
    for y in 0..<64 {
      for x in 0..<128 {
        for c in 0..<3 {
          pixmap.pixels[(y * 128 + x) * 4 + c] = tile[(y % 32 * 32 + x % 32) * 3 + c]
        }
        pixmap.pixels[(y * 128 + x) * 4 + 3] = 255
      }
    }
    let file = try PNGEncoder.encode(pixmap, pixelsPerPoint: 1)
    #expect(file.count < tile.count * 6 / 5, "\(file.count) bytes for a tile of \(tile.count)")
    #expect(try ImageDecoder.decode(file).pixmap == pixmap)
  }
}
