// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry

@testable import TintypeText

@Suite struct TruncationTests {
  private let text = "Washing cycle finished 5 minutes ago"

  private func oneLine(_ width: Double, _ mode: TruncationMode = .tail) -> TextLayout {
    layout(text, width: width) {
      $0.lineLimit = 1
      $0.truncation = mode
    }
  }

  @Test(arguments: Array(stride(from: 10.0, through: 150, by: 5)))
  func theEllipsisStaysInTheBox(width: Double) {
    for mode in [TruncationMode.head, .middle, .tail] {
      let result = oneLine(width, mode)
      #expect(result.isTruncated)
      #expect(result.lines.count == 1)
      #expect(result.lines[0].width <= width + 0.001)
      #expect(inkBox(of: result).maxX <= width)
      #expect(inkBox(of: result).minX >= -0.1)
      #expect(result.size.width == width)
    }
  }

  @Test func eachModeKeepsItsPart() {
    #expect(oneLine(110).lines[0].text == "Washing cy\u{2026}")
    #expect(oneLine(110, .head).lines[0].text.hasSuffix("minutes ago"))
    #expect(oneLine(110, .head).lines[0].text.hasPrefix("\u{2026}"))
    let middle = oneLine(110, .middle).lines[0].text
    #expect(middle.hasPrefix("Was") && middle.hasSuffix("ago") && middle.contains("\u{2026}"))
  }

  @Test func noSpaceBeforeTheEllipsis() {
    for width in stride(from: 30.0, through: 200, by: 1) {
      #expect(!oneLine(width).lines[0].text.contains(" \u{2026}"))
      #expect(!oneLine(width, .head).lines[0].text.contains("\u{2026} "))
    }
  }

  @Test func asMuchAsPossibleIsKept() {
    let result = oneLine(110)
    let kept = result.lines[0].text.dropLast()
    let next = text[..<text.index(text.startIndex, offsetBy: kept.count + 1)]
    #expect(layout(next + "\u{2026}").lines[0].width > 110)
  }

  @Test func tooNarrowForAnEllipsisShowsDots() {
    #expect(oneLine(10).lines[0].text == "..")
    #expect(oneLine(6).lines[0].text == ".")
    #expect(oneLine(0).lines[0].text == "")
  }

  @Test func theLastVisibleLineIsCut() {
    let result = layout(text, width: 100, height: 45)
    #expect(result.lines.count == 2)
    #expect(result.lines[0].text == "Washing ")
    #expect(result.lines[1].text.hasSuffix("\u{2026}"))
    #expect(layout(text, width: 100, height: 3).lines.count == 1)
  }

  @Test func hiddenParagraphsLeaveAnEllipsis() {
    let result = layout("one\ntwo") { $0.lineLimit = 1 }
    #expect(result.lines.map(\.text) == ["one\u{2026}"])
  }

  @Test func theEllipsisTakesTheStyleOfTheCutText() {
    var style = ParagraphStyle()
    style.lineLimit = 1
    let spans = [
      TextSpan(text: "Long red ", font: FontRequest(size: 17), style: 1),
      TextSpan(text: "and blue text", font: FontRequest(size: 17, weight: 700), style: 2),
    ]
    let result = Paragraph(spans: spans, style: style).layout(width: 110)
    #expect(result.lines[0].runs.last?.style == 2)
    #expect(result.lines[0].runs.count == 2)
  }

  @Test func textShrinksBeforeItIsCut() {
    let full = layout("Partly cloudy").size.width
    let result = layout("Partly cloudy", width: full * 0.8) {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.5
    }
    #expect(!result.isTruncated)
    #expect(result.scaleFactor < 0.85 && result.scaleFactor > 0.75)
    #expect(result.lines[0].width <= full * 0.8 + 0.001)
    let tiny = layout("Partly cloudy", width: full * 0.4) {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.9
    }
    #expect(tiny.isTruncated)
    #expect(tiny.scaleFactor == 0.9)
  }

  @Test func textTightensBeforeItIsCut() {
    let full = layout("Partly cloudy").size.width
    let result = layout("Partly cloudy", width: full - 3) {
      $0.lineLimit = 1
      $0.allowsTightening = true
    }
    #expect(!result.isTruncated)
    #expect(result.scaleFactor == 1)
  }
}
