// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import CFonts
import Foundation
import Testing
import TintypeGeometry

@testable import TintypeText

/// Damaged font files: each is refused or drawn somehow, never a crash.
///
/// `TINTYPE_FUZZ_SECONDS` sets how long to go on; with `--sanitize=address` it finds stray reads too.
@Suite struct FontFuzzTests {
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 31)
    }
  }

  private static func bytes(_ file: TintypeFontFile) -> [UInt8] {
    let data = unsafe tintype_font_data(file.rawValue)
    return unsafe UnsafeRawBufferPointer(start: data.bytes, count: data.count).map { $0 }
  }

  private static let files = [
    TintypeFontThaiRegular, TintypeFontHebrewRegular, TintypeFontArabicRegular,
    TintypeFontDevanagariBold, TintypeFontNunito,
  ]

  @Test func damagedFontsAreRefusedOrDrawn() {
    let variable = ProcessInfo.processInfo.environment["TINTYPE_FUZZ_SECONDS"]
    let seconds = variable.flatMap(Double.init) ?? 1
    let clock = ContinuousClock()
    let end = clock.now + .seconds(seconds)
    var generator = Generator(state: 26)
    let originals = Self.files.map(Self.bytes)
    var count = 0
    while clock.now < end {
      let damaged = Self.damage(originals[count % originals.count], &generator)
      Self.draw(damaged)
      count += 1
    }
    if variable != nil { print("drew \(count) damaged fonts") }
    #expect(count > 0)
  }

  private static func damage(_ original: [UInt8], _ generator: inout Generator) -> [UInt8] {
    var bytes = original
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: bytes.removeLast(Int.random(in: 0..<bytes.count, using: &generator))
    case 1:
      // The table directory and the tables' heads hold the offsets.
      for _ in 0..<8 {
        bytes[Int.random(in: 0..<512, using: &generator)] = UInt8.random(
          in: 0...255,
          using: &generator
        )
      }
    default:
      for _ in 0..<Int.random(in: 1...400, using: &generator) {
        let place = Int.random(in: 12..<bytes.count, using: &generator)
        bytes[place] =
          [0, 0xFF, 0x7F, 0x80, UInt8(place & 0xFF)]
          .randomElement(using: &generator) ?? 0
      }
    }
    return bytes
  }

  private static func draw(_ bytes: [UInt8]) {
    let library = FontLibrary()
    guard let family = try? library.add(font: bytes, named: "Damaged") else { return }
    var font = FontRequest(size: 17, weight: 600)
    font.family = family
    _ = library.metrics(for: font)
    let text = "Aé กิ้ שלום سلام कॢ Hamburg 123"
    let paragraph = Paragraph(
      spans: [TextSpan(text: text, font: font)],
      style: ParagraphStyle(),
      library: library
    )
    let layout = paragraph.layout(width: 90)
    for run in layout.lines.flatMap(\.runs) {
      for glyph in run.glyphs.prefix(20) { _ = run.face.outline(glyph: glyph.id).controlBox }
    }
  }
}
