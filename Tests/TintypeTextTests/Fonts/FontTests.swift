// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import CFonts
import Testing
import TintypeGeometry

@testable import TintypeText

@Suite struct FontTests {
  @Test func outlinesPointDownwardsFromTheBaseline() throws {
    let run = layout("H").lines[0].runs[0]
    let box = run.face.outline(glyph: run.glyphs[0].id).controlBox
    #expect(box.maxY.magnitude < 0.001)
    // Inter's cap height times 0.969 is SF's.
    #expect((-box.minY * run.size / 17 - 0.705).magnitude < 0.003)
    #expect((run.size - 0.969 * 17).magnitude < 1e-9)
  }

  @Test func idsAreStable() {
    let first = FontLibrary().resolve(FontRequest(size: 17)).face
    let second = FontLibrary().resolve(FontRequest(size: 17)).face
    #expect(first !== second)
    #expect(first.id == second.id)
    #expect(first.id != FontLibrary().resolve(FontRequest(size: 28)).face.id)
  }

  @Test func unknownGlyphsAreEmpty() {
    let face = FontLibrary.shared.resolve(FontRequest(size: 17)).face
    #expect(face.outline(glyph: 60_000).isEmpty)
    #expect(face.bitmap(glyph: 60_000) == nil)
    let emoji = FontLibrary.shared.fallback(.emoji, weight: 400)
    #expect(emoji.bitmap(glyph: 60_000) == nil)
  }

  @Test func bytesThatAreNoFontAreRefused() {
    let library = FontLibrary()
    #expect(throws: FontError.unreadable(byteCount: 0)) { try library.add(font: []) }
    #expect(throws: FontError.unreadable(byteCount: 5000)) {
      try library.add(font: Array(repeating: 7, count: 5000), named: "Noise")
    }
  }

  /// A font of the user's is untrusted: any bytes may fail, none may crash.
  @Test func damagedFontsAreSurvived() {
    let data = unsafe tintype_font_data(TintypeFontHebrewRegular.rawValue)
    let whole = unsafe Array(UnsafeBufferPointer(start: data.bytes, count: data.count))
    var random = UInt64(42)
    for round in 0..<60 {
      var bytes = round % 3 == 0 ? Array(whole.prefix(round * 400)) : whole
      for _ in 0..<(round * 4) where !bytes.isEmpty {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes[Int(random >> 33) % bytes.count] = UInt8(truncatingIfNeeded: random >> 24)
      }
      let library = FontLibrary()
      guard (try? library.add(font: bytes, named: "Damaged")) != nil else { continue }
      let font = FontRequest(size: 17, family: "Damaged")
      let result = Paragraph(
        spans: [TextSpan(text: "שלום ab", font: font)],
        style: ParagraphStyle(),
        library: library
      ).layout(width: 40)
      for run in result.lines.flatMap(\.runs) {
        for glyph in run.glyphs { _ = run.face.outline(glyph: glyph.id) }
      }
      #expect(result.size.height.isFinite && result.size.width.isFinite)
    }
  }

  @Test func aFontOfTheUsersIsUsedByName() throws {
    let library = FontLibrary()
    let data = unsafe tintype_font_data(TintypeFontJetBrainsMono.rawValue)
    let bytes = unsafe Array(UnsafeBufferPointer(start: data.bytes, count: data.count))
    let family = try library.add(font: bytes)
    #expect(family == "JetBrains Mono")
    let font = FontRequest(size: 10, family: family)
    let paragraph = Paragraph(
      spans: [TextSpan(text: "iW", font: font)],
      style: ParagraphStyle(),
      library: library
    )
    #expect((paragraph.layout().lines[0].width - 12).magnitude < 0.01)
    #expect((paragraph.layout().lines[0].ascent - 10.2).magnitude < 0.01)
  }

  @Test func metricsAreSanFranciscos() {
    let metrics = FontMetrics(FontRequest(size: 17, lineHeight: 22))
    #expect((metrics.naturalLineHeight - 20.2871).magnitude < 0.0001)
    #expect((metrics.leading - 1.7129).magnitude < 0.0001)
    #expect((metrics.capHeight - 11.978).magnitude < 0.001)
    // Caption 2 is published 0.127 lower than its natural height.
    #expect(FontMetrics(FontRequest(size: 11, lineHeight: 13)).leading == 0)
  }
}
