// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry

@testable import TintypeText

/// Facts `measured.md`, "Text", all at @3x.
@Suite struct LineHeightTests {
  @Test(arguments: [
    (34, 40.67), (28, 33.67), (22, 26.33), (20, 24), (17, 20.33), (15, 18), (13, 15.67),
    (12, 14.33), (11, 13.33),
  ])
  func oneLine(size: Double, height: Double) {
    let measured = layout("Title", font: FontRequest(size: size)).size.height
    #expect((measured - height).magnitude < 0.005)
  }

  @Test func serifIsTaller() {
    let font = FontRequest(size: 15, design: .serif)
    #expect((layout("Title", font: font).size.height - 18.33).magnitude < 0.005)
  }

  @Test func textStylesStepByThePublishedLineHeight() {
    let text = layout("one\ntwo")
    #expect((text.size.height - 42.33).magnitude < 0.005)
    #expect((text.lastBaseline - text.firstBaseline - 22).magnitude < 0.34)
    #expect((layout("a\nb\nc").size.height - 64.33).magnitude < 0.005)
  }

  @Test func fixedSizesStepByTheirNaturalHeight() {
    let text = layout("one\ntwo", font: FontRequest(size: 20))
    #expect((text.size.height - 48).magnitude < 0.005)
  }

  @Test func lineSpacingReplacesTheLeading() {
    let caption = FontRequest(size: 12, lineHeight: 16)
    let text = layout("one\ntwo", font: caption) { $0.lineSpacing = 3 }
    #expect((text.size.height - (14.32 + 17.33)).magnitude < 0.34)
    let dense = layout("one\ntwo", font: caption) { $0.lineSpacing = 1 }
    #expect(dense.size.height == layout("one\ntwo", font: caption).size.height)
  }

  @Test func baselinesRoundUpToAPixel() {
    #expect((layout("x").firstBaseline - 16.3333).magnitude < 0.001)
  }

  @Test func lettersStandOnTheNearestPixel() {
    let caption = layout("x", font: FontRequest(size: 12, lineHeight: 16))
    #expect((caption.firstBaseline - 11.6667).magnitude < 0.001)
    #expect((caption.lines[0].baseline - 11.3333).magnitude < 0.001)
  }

  @Test func theLargestFontDecides() {
    var style = ParagraphStyle()
    style.scale = 3
    let spans = [
      TextSpan(text: "big ", font: FontRequest(size: 34), style: 0),
      TextSpan(text: "small", font: FontRequest(size: 12), style: 1),
    ]
    let text = Paragraph(spans: spans, style: style).layout()
    #expect((text.size.height - 40.67).magnitude < 0.005)
    #expect(text.lines[0].segments.map(\.style) == [0, 1])
    #expect(text.lines[0].segments[0].maxX == text.lines[0].segments[1].minX)
    #expect(text.lines[0].fontSize == 34)
  }

  @Test func raisedTextNeedsRoomAbove() {
    var style = ParagraphStyle()
    style.scale = 3
    let font = FontRequest(size: 17)
    let plain = Paragraph(spans: [TextSpan(text: "x", font: font)], style: style).layout()
    let raised = Paragraph(
      spans: [TextSpan(text: "x", font: font), TextSpan(text: "2", font: font, baselineOffset: 5)],
      style: style
    ).layout()
    #expect((raised.size.height - plain.size.height - 5).magnitude < 0.34)
    #expect(raised.lines[0].runs[1].glyphs[0].y == raised.firstBaseline - 5)
  }

  @Test(arguments: ["", "\n", "\r\n"]) func emptyLinesHaveHeight(text: String) {
    let empty = layout(text)
    #expect(empty.size.width == 0)
    #expect(empty.lines.count == (text.isEmpty ? 1 : 2))
  }
}
