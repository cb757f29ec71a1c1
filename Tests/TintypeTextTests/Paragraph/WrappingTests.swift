// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry

@testable import TintypeText

@Suite struct WrappingTests {
  @Test func wordsStayWholeAndSpacesHang() {
    let text = layout("Hello wide world", width: 60)
    #expect(text.lines.map(\.text) == ["Hello ", "wide ", "world"])
    #expect(text.lines.allSatisfy { $0.width <= 60 })
    #expect(text.lines.map(\.utf16Range) == [0..<6, 6..<11, 11..<16])
    #expect((text.lines[0].width - layout("Hello").lines[0].width).magnitude < 0.001)
  }

  @Test func aTextFitsItsOwnSize() {
    for text in ["Hello wide world", "Calendar event 3", "9:41 AM", "Привет, мир"] {
      let free = layout(text)
      let again = layout(text, width: free.size.width, height: free.size.height)
      #expect(again.lines.count == 1)
      #expect(!again.isTruncated)
      #expect(again.size == free.size)
    }
  }

  @Test func tooLongAWordBreaksBetweenCharacters() {
    let text = layout("Donaudampfschifffahrt", width: 50)
    #expect(text.lines.count > 2)
    #expect(text.lines.map(\.text).joined() == "Donaudampfschifffahrt")
    #expect(text.lines.allSatisfy { $0.width <= 50.001 })
  }

  @Test func flagsAndFamiliesAreNeverCut() {
    let text = "🇩🇪🇫🇷👨‍👩‍👧‍👦👍🏽🇯🇵1️⃣"
    for width in stride(from: 1.0, through: 120, by: 7) {
      let lines = layout(text, width: width).lines
      #expect(lines.map(\.text).joined() == text)
      for line in lines {
        #expect(line.runs.flatMap(\.glyphs).count == line.text.count, "width \(width)")
      }
    }
  }

  /// Forty characters, of which none of the marks may begin a line (UAX #14, class CL and NS).
  @Test func chineseWrapsBetweenCharactersButNotBeforePunctuation() {
    let text = "今天天气很好，我们去公园散步。明天可能会下雨，请带上雨伞！晚上气温下降，注意保暖。谢谢"
    let result = layout(text, width: 120) { $0.locale = "zh-Hans" }
    #expect(result.lines.count > 4)
    #expect(result.lines.map(\.text).joined() == text)
    for line in result.lines {
      #expect(!"，。！、；：？）」".contains(line.text.first ?? "，"))
      #expect(line.width <= 120.001)
    }
    #expect(result.lines.dropLast().allSatisfy { $0.width > 100 })
  }

  @Test func thaiBreaksBetweenWords() {
    let result = layout("สวัสดีชาวโลกทั้งหลาย", width: 80)
    #expect(result.lines.first?.text == "สวัสดี" || result.lines.first?.text == "สวัสดีชาว")
  }

  @Test func hardBreaksOfAllKinds() {
    let result = layout("a\nb\r\nc\u{2028}d\u{2029}e")
    #expect(result.lines.map(\.text) == ["a", "b", "c", "d", "e"])
    #expect(result.lines.map(\.utf16Range.lowerBound) == [0, 2, 5, 7, 9])
  }

  @Test func lastSpacesCountOnlyWhereTheyFit() {
    let bare = layout("Hi").size.width
    #expect(layout("Hi  ").size.width > bare)
    #expect(layout("Hi  ", width: bare).size.width == bare)
    #expect(layout("Hi  ", width: bare).lines.count == 1)
  }

  @Test func widthsOfAllKindsAreSurvived() {
    for width in [0, -5, .nan, .infinity, -.infinity, 1e300, 1e-300] as [Double] {
      for text in ["", " ", "   ", "\n\n", "a b", "\u{301}\u{301}", "\t\u{7}", "👩‍", "\u{FE0F}"] {
        let result = layout(text, width: width, height: width)
        #expect(!result.lines.isEmpty)
        #expect(result.size.width.isFinite && result.size.height.isFinite)
      }
    }
    #expect(layout("a b", width: .nan).size == layout("a b").size)
  }

  @Test func sizesOfAllKindsAreSurvived() {
    for size in [0, -5, .nan, .infinity, 1e9] as [Double] {
      let result = layout("a b", font: FontRequest(size: size, weight: size), width: 50)
      #expect(result.size.height.isFinite)
    }
  }

  @Test func aQuarterOfAMegabyteIsLaidOut() {
    let text = String(repeating: "lorem ipsum dolor sit amet ", count: 10_000)
    let result = layout(text, width: 300, height: 100)
    #expect(result.isTruncated)
    #expect(result.lines.count == 4)
  }

  /// Thousands of accents on one letter would take HarfBuzz minutes in one piece.
  @Test func manyMarksOnALetterAreSurvived() {
    let text = "a" + String(repeating: "\u{301}", count: 5000)
    #expect(!layout(text, width: 300).lines.isEmpty)
  }

  @Test func longRunsAreCutWithoutChangingTheirWidth() {
    let word = "ten chars "
    let line = layout(String(repeating: word, count: 300)).lines[0]
    let one = layout(word + word).lines[0].width - layout(word).lines[0].width
    #expect((line.width - 300 * one).magnitude < 1)
    #expect(line.runs.count > 1)
  }
}
