// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry

@testable import TintypeText

/// What readers of each script look at first.
@Suite struct ScriptTests {
  private func lines(
    _ text: String,
    width: Double,
    locale: String,
    limit: Int? = nil
  ) -> [String] {
    layout(text, width: width) {
      $0.locale = locale
      $0.lineLimit = limit
      $0.rightToLeft = ["ar", "fa", "he"].contains(locale)
    }.lines.map(\.text)
  }

  @Test(arguments: [
    ("پیش از چهچهه", "fa"), ("عربي جميع قبل", "ar"), ("लिंग कृपया सृष्टि", "hi"),
    ("ลิ้น เยิ้ม กู้", "th"), ("Žluťoučký kůň", "cs"), ("请龍鬱", "zh-Hans"),
  ])
  func inkStaysInTheLineBox(text: String, locale: String) {
    for style in [FontRequest(size: 17, lineHeight: 22), FontRequest(size: 13)] {
      let layout = layout(text, font: style) { $0.locale = locale }
      let ink = inkBox(of: layout)
      #expect(ink.minY >= -0.34, "\(text): \(ink)")
      #expect(ink.maxY <= layout.size.height + 0.34, "\(text): \(ink) in \(layout.size)")
    }
  }

  @Test func tallLettersKeepTheLineStepWhereLeadingAllows() {
    let latin = layout("a\nb")
    let thai = layout("ก\nข")
    let step = thai.lines[1].baseline - thai.lines[0].baseline
    #expect(abs(step - (latin.lines[1].baseline - latin.lines[0].baseline)) < 0.8)
  }

  @Test func japaneseLinesDontBeginWithSmallOrLongSigns() {
    let text = "コーヒーをいっぱいちょっとゆっくりと。「はい」"
    for width in stride(from: 20.0, through: 200, by: 3) {
      for line in lines(text, width: width, locale: "ja").dropFirst() where width > 60 {
        #expect(!"ーぁっゃゅょ。、」".contains(line.first ?? " "), "\(width): \(line)")
      }
    }
  }

  @Test func chineseFortyCharacters() {
    let text = "今天早上我在咖啡馆喝了一杯不加糖的热咖啡，然后去公园散步，晚上和朋友一起吃饭看电影。"
    let found = lines(text, width: 120, locale: "zh-Hans")
    #expect(found.count == 7)
    #expect(found.joined() == text)
    for line in found { #expect(!"，。".contains(line.first ?? " ")) }
  }

  @Test func koreanWordsStayWhole() {
    let found = lines("설탕 없는 따뜻한 커피 한 잔", width: 75, locale: "ko")
    #expect(found.map { $0.trimmingSuffix() } == ["설탕 없는", "따뜻한", "커피 한 잔"])
  }

  @Test func arabicIsCutAtItsEnd() throws {
    let text = "قهوة عربية مع الهيل كل صباح"
    let layout = layout(text, width: 100) {
      $0.lineLimit = 1
      $0.rightToLeft = true
      $0.locale = "ar"
    }
    #expect(layout.lines[0].text.hasSuffix("…"))
    #expect(layout.lines[0].text.hasPrefix("قهوة"))
    let dots = try #require(layout.lines[0].runs.first?.glyphs.first)
    #expect(dots.x < 20)
    #expect(lines(text, width: 120, locale: "ar").count == 2)
  }

  /// A line that begins with Latin letters still belongs to an Arabic text.
  @Test func aCutLineKeepsTheDirectionOfItsText() throws {
    let layout = layout("قهوة عربية مع الهيل (198 mg) كل صباح قبل العمل", width: 150) {
      $0.lineLimit = 2
      $0.rightToLeft = true
    }
    let last = try #require(layout.lines.last)
    #expect(last.text.hasPrefix("(198"))
    #expect(last.text.hasSuffix("…"))
    let ellipsis = try #require(last.runs.first)
    #expect(ellipsis.glyphs.count == 1 || ellipsis.glyphs[0].x < 20)
  }

  @Test func arabicWithLatinAndDigitsKeepsBothOrders() {
    let layout = layout("السعر 198 mg اليوم") { $0.rightToLeft = true }
    #expect(layout.lines.count == 1)
    #expect(layout.lines[0].runs.count >= 3)
  }

  /// Pictures and letters beside each other add up, whatever the order.
  @Test(arguments: [
    "⚡a", "a⚡", "a⚡b", "⚡⚡", "⚡ a", "a ⚡", "1⚡", "⚡1", "⚡️a", "é⚡é",
  ])
  func adjacentPicturesAndLettersAddUp(text: String) {
    let parts = text.map { layout(String($0)).lines[0].width }.reduce(0, +)
    #expect(abs(layout(text).lines[0].width - parts) < 1)
  }

  @Test func theEllipsisStaysInsideFromTenToOneHundredAndFifty() {
    for text in ["Iced Americano with oat milk", "قهوة عربية مع الهيل", "请来一杯不加糖的热咖啡"] {
      for width in 10...150 {
        let layout = layout(text, width: Double(width)) { $0.lineLimit = 1 }
        let ink = inkBox(of: layout)
        #expect(layout.lines[0].width <= Double(width) + 0.01)
        #expect(ink.maxX <= Double(width) + 1.5, "\(text) at \(width): \(ink)")
      }
    }
  }

  @Test(arguments: [
    String(repeating: " ", count: 500), String(repeating: "\n", count: 500),
    String(repeating: "\u{301}", count: 500), String(repeating: "\u{200D}", count: 500),
    String(repeating: "👨‍👩‍👧", count: 200), String(repeating: "🇰🇷", count: 201),
    "\u{202E}abc\u{202C}\u{2067}x", "\u{FFFC}\u{FFFD}\u{FFFF}\u{0}\u{7F}",
    String(decoding: [0xFF, 0xC0, 0x80, 0xED, 0xA0, 0x80, 0x41], as: UTF8.self),
    String(repeating: "a\u{308}\u{20DD}", count: 300),
  ])
  func hostileTextsAreLaidOut(text: String) {
    for width in [nil, 0, -5, 0.001, 40, .infinity, .nan] as [Double?] {
      let result = layout(text, width: width)
      #expect(result.size.width.isFinite && result.size.width >= 0)
      #expect(result.size.height.isFinite && result.size.height >= 0)
      #expect(!result.lines.isEmpty)
    }
  }

  @Test func aMegabyteIsLaidOut() {
    let text = String(repeating: "Iced Americano ☕️ 拿铁 ", count: 1_000_000 / 30)
    let start = ContinuousClock.now
    let result = layout(text, width: 150) { $0.lineLimit = 3 }
    #expect(result.isTruncated)
    #expect(ContinuousClock.now - start < .seconds(30))
  }
}

extension String {
  fileprivate func trimmingSuffix() -> String {
    var result = self
    while result.last == " " { result.removeLast() }
    return result
  }
}
