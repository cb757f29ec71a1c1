// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry

@testable import TintypeText

@Suite struct ShapingTests {
  private func glyphs(_ text: String, font: FontRequest = FontRequest(size: 17)) -> [UInt32] {
    layout(text, font: font).lines.flatMap(\.runs).flatMap(\.glyphs).map(\.id)
  }

  private func width(_ text: String, font: FontRequest = FontRequest(size: 17)) -> Double {
    layout(text, font: font).lines[0].width
  }

  @Test(arguments: [
    "😀", "🇺🇦", "👨‍👩‍👧‍👦", "👍🏽", "❤️", "1️⃣", "🏳️‍🌈", "👩🏿‍🚀", "☀️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "❤️‍🔥",
  ])
  func anEmojiIsOnePicture(emoji: String) throws {
    let runs = layout(emoji).lines[0].runs
    #expect(runs.count == 1)
    let run = try #require(runs.first)
    #expect(run.isColor)
    #expect(run.glyphs.count == 1)
    let bitmap = try #require(run.face.bitmap(glyph: run.glyphs[0].id))
    #expect(bitmap.png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(bitmap.rect.width > 1 && bitmap.rect.width < 1.4)
    #expect(bitmap.rect.minY < -0.8 && bitmap.rect.maxY > 0.1)
  }

  @Test func emojiAddTheirOwnWidth() {
    #expect((width("Font 😀") - width("Font ") - width("😀")).magnitude < 0.001)
  }

  @Test(arguments: ["☀", "☀\u{FE0E}", "✓", "1", "©", "❤\u{FE0E}", "★", "→"])
  func textSymbolsAreNotPictures(symbol: String) {
    let run = layout(symbol).lines[0].runs[0]
    #expect(!run.isColor)
    #expect(run.glyphs[0].id != 0)
  }

  @Test(arguments: [
    "Привет", "Ελληνικά", "مرحبا", "שלום", "नमस्ते", "สวัสดี", "你好", "こんにちは", "안녕하세요",
  ])
  func everyScriptHasGlyphs(text: String) {
    for design in [FontDesign.default, .rounded, .serif, .monospaced] {
      let glyphs = glyphs(text, font: FontRequest(size: 17, design: design))
      #expect(!glyphs.isEmpty)
      #expect(!glyphs.contains(0))
    }
  }

  @Test func onlyTheCharacterThatLacksAGlyphFallsBack() {
    let runs = layout("ab你cd").lines[0].runs
    #expect(runs.map { $0.glyphs.count } == [2, 1, 2])
    #expect(runs[0].face.id == runs[2].face.id)
    #expect(runs[0].face.id != runs[1].face.id)
  }

  @Test func aMissingGlyphIsAVisibleBox() throws {
    let run = try #require(layout("\u{E123}").lines[0].runs.first)
    #expect(run.glyphs[0].id == 0)
    #expect(!run.face.outline(glyph: 0).isEmpty)
    #expect(layout("\u{E123}").size.width > 5)
  }

  @Test func arabicLettersJoin() {
    let joined = glyphs("سلام")
    let isolated = "سلام".flatMap { glyphs(String($0)) }
    #expect(joined != isolated.reversed())
    #expect(width("سلام") < "سلام".reduce(0) { $0 + width(String($1)) } - 5)
  }

  @Test func arabicJoinsAcrossStyles() {
    let font = FontRequest(size: 17)
    let spans = [
      TextSpan(text: "سل", font: font, style: 0), TextSpan(text: "ام", font: font, style: 1),
    ]
    let runs = Paragraph(spans: spans, style: ParagraphStyle()).layout().lines[0].runs
    let whole = glyphs("سل")
    #expect(runs.map(\.style) == [1, 0])
    #expect(runs[1].glyphs.map(\.id) != whole)
  }

  @Test func rightToLeftTextRunsLeftwards() {
    let line = layout("abc שלום 123", width: 300).lines[0]
    #expect(line.runs.first?.glyphs.first?.x == 0)
    let hebrew = line.runs.first { $0.face.id != line.runs[0].face.id }
    #expect(hebrew?.glyphs.count == 4)
    let rightmost = line.runs.flatMap(\.glyphs).map(\.x).max()
    #expect(line.runs.last?.glyphs.last?.x == rightmost)
  }

  @Test func leadingIsOnTheRightInRightToLeft() {
    let text = "long first line\nshort"
    let left = layout(text).lines
    #expect(left.map(\.x) == [0, 0])
    let right = layout(text) { $0.rightToLeft = true }
    #expect(right.lines[1].x > 20)
    #expect((right.lines[1].x + right.lines[1].width - right.lines[0].width).magnitude < 0.34)
    let trailing = layout(text) { $0.alignment = .trailing }.lines
    #expect((trailing[1].x - right.lines[1].x).magnitude < 0.001)
    let center = layout(text) { $0.alignment = .center }.lines
    #expect((center[1].x * 2 - trailing[1].x).magnitude < 0.001)
  }

  @Test func monospacedDigitsHaveOneWidth() {
    let font = FontRequest(size: 17, monospacedDigits: true)
    #expect((width("111", font: font) - width("888", font: font)).magnitude < 0.01)
    #expect(width("111") < width("888") - 3)
    let mono = FontRequest(size: 13, design: .monospaced)
    #expect((width("iii", font: mono) - width("WWW", font: mono)).magnitude < 0.01)
    // Facts `font-calibration.md`: SF Mono's pitch is 0.618 em.
    #expect((width("0", font: mono) / 13 - 0.618).magnitude < 0.001)
  }

  @Test func trackingAddsToEveryCharacter() {
    let span = TextSpan(text: "office", font: FontRequest(size: 17), tracking: 2)
    let wide = Paragraph(spans: [span], style: ParagraphStyle()).layout().lines[0]
    #expect((wide.width - width("office") - 12).magnitude < 0.01)
  }

  @Test(arguments: ["->", "<=", "10x10", "3 x 4"])
  func noCharacterTurnsIntoAnother(text: String) {
    #expect(glyphs(text) == text.flatMap { glyphs(String($0)) })
  }

  @Test func theColonOfATimeIsRaised() {
    #expect(glyphs("9:41")[1] != glyphs(":")[0])
  }

  @Test func hanFormsFollowTheLocale() {
    let forms = ["ja", "zh-Hans", "zh-Hant", "ko"].map { locale in
      layout("直骨") { $0.locale = locale }.lines[0].runs.flatMap(\.glyphs).map(\.id)
    }
    #expect(Set(forms).count >= 3)
  }

  @Test func weightsAndDesignsDiffer() {
    let faces = Set(
      [FontDesign.default, .rounded, .serif, .monospaced].flatMap { design in
        [400.0, 700].flatMap { weight in
          [false, true].map { italic in
            layout(
              "a",
              font: FontRequest(size: 17, weight: weight, design: design, italic: italic)
            ).lines[0].runs[0].face.id
          }
        }
      }
    )
    #expect(faces.count == 16)
  }

  @Test func boldChineseIsEmboldened() {
    func box(_ weight: Double) -> Rect {
      let run = layout("一", font: FontRequest(size: 17, weight: weight)).lines[0].runs[0]
      return run.face.outline(glyph: run.glyphs[0].id).controlBox
    }
    #expect((box(700).height - box(400).height - 0.03).magnitude < 0.003)
    #expect((box(700).width - box(400).width - 0.03).magnitude < 0.01)
  }
}
