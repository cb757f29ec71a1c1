// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeGeometry
import TintypeLayout
import TintypeRaster

@testable import Tintype

/// **Source:** facts `measured.md`, redacted placeholder.
@Suite @MainActor struct RedactionTests {
  private func hidden(_ view: some View, scale: Double = 3) -> Scene {
    Inspect.scene(view.redacted(reason: .placeholder), scale: scale)
  }

  @Test func noGlyphIsLeft() {
    let views: [AnyView] = [
      AnyView(Text("Secret")), AnyView(Text("☕️ 拿铁 \(Text("bold").bold()) \(12)")),
      AnyView(Button("Press") {}), AnyView(Text(Date(timeIntervalSince1970: 0), style: .date)),
      AnyView(
        VStack {
          Text("a").underline(); Text("b").strikethrough()
        }
      ),
    ]
    for view in views {
      let scene = hidden(view)
      #expect(scene.glyphItemCount == 0 && scene.imageCount == 0)
      #expect(!scene.fills.isEmpty)
    }
    #expect(Inspect.scene(Text("Secret")).glyphItemCount == 1)
  }

  @Test(arguments: [11.0, 15, 20, 34])
  func barReachesFromTheBaselineToTheCapHeight(size: Double) throws {
    let scene = hidden(Text("Cup").font(.system(size: size)))
    let bar = try #require(scene.fills.first)
    let box = bar.outline.controlBox
    #expect(scene.fills.count == 1)
    #expect(abs(box.height - 0.705 * size) < 0.01 * size, "\(box.height / size)")
    #expect(abs(box.maxY * 3 - (box.maxY * 3).rounded()) < 1e-6)
    #expect(
      bar.outline
        == BezierPath(
          roundedRect: box,
          radii: CornerRadii(all: 0.185 * box.height),
          style: .continuous
        )
    )
    #expect(bar.color == SRGBColor(0, 0, 0, 0.16))
  }

  @Test func barsAreAsLongAsTheirLines() {
    let text = Text("Wide line\nil").font(.system(size: 20))
    let boxes = hidden(text.frame(width: 100, height: 80, alignment: .topLeading)).fillBoxes
    #expect(boxes.count == 2)
    let widths = ["Wide line", "il"].map { line in
      Inspect.scene(Text(line).font(.system(size: 20)), size: nil, scale: 3).displayList.size.width
    }
    for (box, width) in zip(boxes, widths) {
      #expect(box.minX == 0)
      #expect(abs(box.width - width) <= 1.0 / 3 + 1e-9)
    }
    #expect(abs(boxes[1].maxY - boxes[0].maxY - 23.87) < 0.34)
  }

  @Test func oneBarForEachWrappedLine() {
    let words = Text("One two three four five six").font(.system(size: 16))
    let open = Inspect.scene(words.frame(width: 60), scale: 3)
    #expect(hidden(words.frame(width: 60)).fills.count == open.glyphItemCount)
    #expect(open.glyphItemCount > 2)
    #expect(hidden(words.lineLimit(2).frame(width: 60)).fills.count == 2)
  }

  @Test func barsTakeTheColorOfTheText() {
    #expect(hidden(Text("a").foregroundStyle(.red)).fillColors.map(\.bytes) == [[255, 56, 60]])
    #expect(hidden(Text("a").foregroundStyle(.red)).fillColors[0].alpha == 0.16)
    let two = hidden(Text("\(Text("red").foregroundStyle(.red)) black"))
    #expect(two.fillColors.map(\.bytes) == [[255, 56, 60], [0, 0, 0]])
  }

  @Test func unredactedStays() {
    let view = VStack {
      Text("Kept").unredacted()
      Text("Kept").isPlaceholder(false)
      Text("Hidden")
    }
    let scene = hidden(view)
    #expect(scene.glyphItemCount == 2)
    #expect(scene.fills.count == 1)
    #expect(Inspect.scene(Text("Hidden").isPlaceholder(true)).glyphItemCount == 0)
  }

  @Test func shapesAndColorsStay() {
    let view = VStack {
      Color.red
      Circle().fill(.blue)
      Rectangle()
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      Divider()
    }
    .background(.yellow)
    #expect(hidden(view).fillColors == Inspect.scene(view, scale: 3).fillColors)
    #expect(hidden(view).displayList.items.count == 6)
  }

  @Test func imagesBecomeFills() throws {
    let picture = try TestImage.solid(width: 20, height: 10)
    let scene = hidden(Image(uiImage: picture).clipShape(Circle()).foregroundStyle(.red))
    #expect(scene.imageCount == 0)
    #expect(scene.fillBoxes == [Rect(x: 40, y: 45, width: 20, height: 10)])
    #expect(scene.fillColors == [SRGBColor(255, 56, 60, 0.16)])
    #expect(hidden(Image(uiImage: picture).unredacted()).imageCount == 1)
  }

  @Test func privacyHidesOnlyWhatIsSensitive() {
    let view = VStack {
      Text("Balance").privacySensitive()
      Text("Bank")
    }
    .redacted(reason: .privacy)
    let scene = Inspect.scene(view)
    #expect(scene.glyphItemCount == 1 && scene.fills.count == 1)
  }

  @Test func redactionDoesntMoveAnything() {
    let view = VStack(alignment: .leading) {
      Text("Title").font(.title).bold()
      Text("A longer text that takes some lines").font(.caption)
    }
    func frames(_ scene: Scene) -> [Rect] {
      func all(_ node: PlacedNode) -> [Rect] { [node.frame] + node.children.flatMap(all) }
      return all(scene.root)
    }
    #expect(frames(hidden(view)) == frames(Inspect.scene(view, scale: 3)))
  }
}
