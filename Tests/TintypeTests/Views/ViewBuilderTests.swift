// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry
import TintypeRaster

@testable import Tintype

private struct Choice: View {
  let number: Int?
  let isLarge: Bool

  var body: some View {
    if let number {
      Text(verbatim: "\(number)")
      Text(verbatim: "more")
    }
    if isLarge {
      Text(verbatim: "large")
    } else {
      Text(verbatim: "small")
    }
    switch number {
    case 1: Text(verbatim: "one")
    case 2: EmptyView()
    default: Text(verbatim: "many")
    }
  }
}

private struct Item: Identifiable {
  let id: Int
  let name: String
}

private struct Bordered: ViewModifier {
  let width: Double

  func body(content: Content) -> some View {
    content.padding(width).background(Color.black)
  }
}

@Suite @MainActor struct ViewBuilderTests {
  @Test func choices() {
    #expect(
      Inspect.strings(Choice(number: 1, isLarge: true)) == ["1", "more", "large", "one"]
    )
    #expect(Inspect.strings(Choice(number: 2, isLarge: false)) == ["2", "more", "small"])
    #expect(Inspect.strings(Choice(number: nil, isLarge: false)) == ["small", "many"])
  }

  @Test func manyChildren() {
    let view = Group {
      Text(verbatim: "1")
      Text(verbatim: "2")
      Text(verbatim: "3")
      Text(verbatim: "4")
      Text(verbatim: "5")
      Text(verbatim: "6")
      Text(verbatim: "7")
      Text(verbatim: "8")
      Text(verbatim: "9")
      Text(verbatim: "10")
      Text(verbatim: "11")
      Text(verbatim: "12")
    }
    #expect(Inspect.strings(view) == (1...12).map { "\($0)" })
    #expect(Inspect.nodeCount(view) == 12)
  }

  @Test func forEachTakesRangesIdentifiersAndKeyPaths() {
    #expect(Inspect.strings(ForEach(0..<3) { Text(verbatim: "\($0)") }) == ["0", "1", "2"])
    let items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
    #expect(Inspect.strings(ForEach(items) { Text($0.name) }) == ["a", "b"])
    #expect(Inspect.strings(ForEach(["x", "y"], id: \.self) { Text($0) }) == ["x", "y"])
    let pairs = ForEach(0..<2) { i in
      Text(verbatim: "\(i)a")
      Text(verbatim: "\(i)b")
    }
    #expect(Inspect.strings(pairs) == ["0a", "0b", "1a", "1b"])
  }

  @Test func emptyViewsTakeNoPlace() {
    let scene = Inspect.scene(
      HStack {
        EmptyView()
        Color.red.frame(width: 10, height: 10)
        EmptyView()
      },
      size: nil
    )
    #expect(scene.displayList.size == Size(width: 10, height: 10))
    #expect(Inspect.nodeCount(Group { EmptyView() }) == 0)
    #expect(Inspect.nodeCount(AnyView(EmptyView())) == 0)
  }

  @Test func modifiersOfGroupsApplyToEachChild() {
    let scene = Inspect.scene(
      HStack(spacing: 0) {
        Group {
          Color.red
          Color.blue
        }
        .frame(width: 10, height: 10)
      },
      size: nil
    )
    #expect(scene.displayList.size == Size(width: 20, height: 10))
  }

  @Test func modifiersMakeViews() {
    let scene = Inspect.scene(
      Color.red.frame(width: 10, height: 10).modifier(Bordered(width: 5)),
      size: nil
    )
    #expect(scene.displayList.size == Size(width: 20, height: 20))
    #expect(scene.fillColors == [SRGBColor(0, 0, 0), .systemRed])
  }

  @Test func severalRootViewsStandBelowEachOther() {  // measured.md, 47
    let view = Group {
      Color.red.frame(width: 20, height: 20)
      Color.red.frame(width: 20, height: 20)
    }
    #expect(
      Inspect.scene(view).fillBoxes == [
        Rect(x: 40, y: 26, width: 20, height: 20), Rect(x: 40, y: 54, width: 20, height: 20),
      ]
    )
  }
}
