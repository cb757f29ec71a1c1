// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeGeometry
import TintypeRaster
import TintypeText

@testable import Tintype

@Suite @MainActor struct RichTextTests {
  private func spans(
    _ text: Text,
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> [TextSpan] { content(text, change).paragraph.spans }

  private func content(
    _ text: Text,
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> TextContent {
    var environment = EnvironmentValues()
    change(&environment)
    var resolver = TextResolver(
      context: ResolveContext(environment: environment, tree: ResolvedTree())
    )
    return resolver.content(of: text)
  }

  @Test func literalsAreMarkdownAndStringsAreNot() {
    #expect(spans(Text("a **b**")).map(\.text) == ["a ", "b"])
    #expect(spans(Text("a **b**")).map(\.font.weight) == [400, 600])
    let string = "a **b**"
    #expect(spans(Text(string)).map(\.text) == [string])
    #expect(spans(Text(verbatim: "**b**")).map(\.text) == ["**b**"])
  }

  @Test func valuesTakePartInMarkup() {
    let name = "*Ann*"
    let spans = spans(Text("Hi **\(name)**, *\(3)*"))
    #expect(spans.map(\.text) == ["Hi ", "*Ann*", ", ", "3"])
    #expect(spans[1].font.weight == 600)
    #expect(spans[3].font.italic)
    #expect(self.spans(Text("`x`"))[0].font.design == .monospaced)
  }

  @Test func linksTakeTheTint() {
    let content = content(Text("a [b](https://c.d)")) { $0.tintColor = .red }
    #expect(content.inks.count == 2)
    guard case .color(let color) = content.inks[1].paint else {
      Issue.record("no colour")
      return
    }
    #expect(color == .systemRed)
  }

  @Test func attributedStringsHaveLooks() throws {
    var string = AttributedString("big")
    string.font = .largeTitle
    string.kern = 2
    string.underlineStyle = .single
    string.backgroundColor = .yellow
    var rest = AttributedString(" rest")
    rest.baselineOffset = 3
    rest.inlinePresentationIntent = .stronglyEmphasized
    let content = content(Text(string + rest))
    let spans = content.paragraph.spans
    #expect(spans.map(\.text) == ["big", " rest"])
    #expect(spans[0].font.size == 34)
    #expect(spans[0].tracking == 2)
    #expect(spans[1].baselineOffset == 3)
    #expect(spans[1].font.weight == 600)
    #expect(content.inks[0].underline != nil)
    #expect(content.inks[0].background != nil)
    let markdown = try AttributedString(markdown: "a ~~b~~ [c](d)")
    #expect(markdown.runs.count == 4)
    #expect(self.content(Text(markdown)).inks[1].strikethrough != nil)
  }

  private func picture(side: Int) throws -> UIImage {
    let pixmap = try Pixmap(width: side, height: side)
    return try #require(UIImage(data: Data(PNGEncoder.encode(pixmap, pixelsPerPoint: 1))))
  }

  @Test func picturesStandOnTheLine() throws {
    let text = Text("a\(Image(uiImage: try picture(side: 30)))b")
    let layout = content(text).paragraph.layout()
    let box = try #require(layout.lines[0].boxes.first)
    #expect(box.rect.width == 30)
    #expect(box.rect.maxY == layout.firstBaseline)
    #expect(layout.size.height >= 34)
    #expect(layout.size.width > 30 + content(Text("ab")).paragraph.layout().size.width - 1)
    #expect(Inspect.scene(text).imageCount == 1)
  }

  @Test func reservesLines() {
    func height(_ view: some View) -> Double {
      Inspect.scene(view, size: nil).displayList.size.height
    }
    let one = height(Text("a"))
    #expect(height(Text("a").lineLimit(2, reservesSpace: true)) == height(Text("a\nb")))
    #expect(height(Text("a").lineLimit(3...)) == height(Text("a\nb\nc")))
    #expect(height(Text("a").lineLimit(1...4)) == one)
    #expect(height(Text("a").lineLimit(2, reservesSpace: false)) == one)
  }

  @Test func leadingMovesLines() {
    func height(_ font: Font) -> Double {
      Inspect.scene(Text("a\nb").font(font), size: nil, scale: 3).displayList.size.height
    }
    let standard = height(.body)
    #expect(abs(height(.body.leading(.loose)) - standard - 2) < 0.34)
    #expect(abs(height(.body.leading(.tight)) - standard + 2) < 0.34)
  }

  @Test func smallCapitalsAreSmallerCapitals() {
    let spans = spans(Text("Rome 12").font(.body.smallCaps()))
    #expect(spans.map(\.text) == ["R", "OME", " 12"])
    #expect(abs(spans[1].font.size - 17 * 0.79) < 1e-9)
    let upper = self.spans(Text("Ab").font(.body.uppercaseSmallCaps()))
    #expect(upper.map(\.font.size)[0] < 17)
    #expect(upper.map(\.font.size)[1] == 17)
  }

  @Test func widthChangesAdvances() {
    func width(_ width: Font.Width) -> Double {
      content(Text("Hamburg").fontWidth(width)).paragraph.layout().size.width
    }
    #expect(width(.condensed) < width(.standard))
    #expect(width(.compressed) < width(.condensed))
    #expect(width(.expanded) > width(.standard))
  }

  @Test func linesHavePatternsAndColours() {
    let solid = Inspect.scene(Text("wide text").underline(color: .red), scale: 3)
    #expect(solid.fillColors == [.systemRed])
    let dashed = Inspect.scene(Text("wide text").strikethrough(pattern: .dash), scale: 3)
    #expect(dashed.fills.count > 3)
  }

  @Test func unknownFontsAndCharactersAreReported() {
    let scene = Inspect.scene(Text("a").font(.custom("No Such Font", size: 12)))
    #expect(scene.problems == [.missingFont(name: "No Such Font", known: [])])
    #expect(scene.problems.allSatisfy { !$0.isWarning })
    let rare = Inspect.scene(Text(verbatim: "a\u{13000}"))
    #expect(rare.problems == [.missingGlyph("\u{13000}")])
    #expect(rare.problems.allSatisfy { $0.isWarning })
    #expect(rare.glyphItemCount >= 2)
  }
}
