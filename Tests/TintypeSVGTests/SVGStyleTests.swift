// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry
import TintypeRaster

@testable import TintypeSVG

@Suite struct SVGStyleTests {
  private static let box = "<rect width='4' height='4'/>"

  private func colors(_ content: String) throws -> [[Int]] { try SVGDrawing.colors(content) }

  @Test(arguments: [
    ("#f80", [255, 136, 0, 255]), ("#ff8000", [255, 128, 0, 255]), ("#f808", [255, 136, 0, 136]),
    ("#ff800080", [255, 128, 0, 128]), ("rgb(255, 128, 0)", [255, 128, 0, 255]),
    ("rgb(100% 50% 0% / 50%)", [255, 128, 0, 128]), ("rgba(1,2,3,0.4)", [1, 2, 3, 102]),
    ("RebeccaPurple", [102, 51, 153, 255]), ("hsl(120, 100%, 25%)", [0, 128, 0, 255]),
    ("hsl(210 50% 60%)", [102, 153, 204, 255]), ("currentColor", [1, 2, 3, 255]),
    ("url(#none) red", [255, 0, 0, 255]),
  ])
  func readsColors(text: String, expected: [Int]) throws {
    #expect(
      try colors("<g color='#010203'><rect width='4' height='4' fill='\(text)'/></g>") == [expected]
    )
  }

  @Test func rulesCountByTheirWeight() throws {
    let sheet = """
      <style>/* a comment */ #c { fill: #030000 } rect { fill: #010000 }
      .a, .b.a { fill: #020000 } .d { fill: #040000 !important } * { stroke: none }</style>
      """
    func fill(_ attributes: String) throws -> Int {
      try colors("\(sheet)<rect width='4' height='4' \(attributes)/>")[0][0]
    }
    #expect(try fill("fill='#090000'") == 1)
    #expect(try fill("class='x a'") == 2)
    #expect(try fill("class='a' id='c'") == 3)
    #expect(try fill("class='d' id='c' style='fill:#050000'") == 4)
    #expect(try fill("class='a' id='c' style='fill:#050000;'") == 5)
  }

  @Test func propertiesAreInheritedOrNot() throws {
    let outer = "fill='#0a0000' fill-opacity='.5' stop-color='red' style='fill-rule: evenodd'"
    let items = try SVGDrawing.items("<g \(outer)>\(Self.box)</g>")
    guard case .fill(_, .evenOdd, .solid(let color)) = items[0] else {
      Issue.record("\(items)")
      return
    }
    #expect(color.alpha == 0.5)
    #expect(
      try colors(
        "<g fill='#0a0000'><g fill='#0b0000'><rect width='4' height='4' fill='inherit'/></g></g>"
      )[0][0] == 11
    )
  }

  @Test func whatIsNotDisplayedOrVisibleIsNotDrawn() throws {
    #expect(try SVGDrawing.items("<g display='none'>\(Self.box)<text>a</text></g>").isEmpty)
    #expect(try SVGDrawing.items("<g visibility='hidden'>\(Self.box)</g>").isEmpty)
    let inner = "<g visibility='hidden'><rect width='4' height='4' visibility='visible'/></g>"
    #expect(try SVGDrawing.items(inner).count == 1)
    #expect(try SVGDrawing.items("<rect width='4' height='4' fill='none'/>").isEmpty)
  }

  @Test func oneShapeFadesWithoutALayer() throws {
    #expect(try colors("<rect width='4' height='4' opacity='.25'/>") == [[0, 0, 0, 64]])
    let two = try SVGDrawing.items("<g opacity='50%'>\(Self.box)\(Self.box)</g>")
    guard two.count == 4, case .pushLayer(let effects) = two[0], case .popLayer = two[3] else {
      Issue.record("\(two)")
      return
    }
    #expect(effects.opacity == 0.5)
  }

  @Test func linesAreDrawnOverTheFillOrBelow() throws {
    func isStroke(_ item: VectorPicture.Item) -> Bool {
      if case .stroke = item { true } else { false }
    }
    let line = "stroke='red' stroke-width='10%' stroke-linejoin='round' stroke-dasharray='1,2 3'"
    let box = "rect x='3' y='3' width='4' height='4'"
    let items = try SVGDrawing.items("<\(box) \(line)/>")
    #expect(items.map(isStroke) == [false, true])
    guard case .stroke(_, let options, _, _) = items[1] else { return }
    #expect(options.width == 1 && options.join == .round && options.miterLimit == 4)
    #expect(options.dash == [1, 2, 3])
    let below = try SVGDrawing.items("<\(box) \(line) paint-order='stroke'/>")
    #expect(below.map(isStroke) == [true, false])
  }

  @Test(arguments: [
    ("fill='bluish'", "fill"), ("stroke-linecap='pointy'", "stroke-linecap"),
    ("opacity='x'", "opacity"), ("transform='turn(3)'", "transform"), ("style='fill'", "style"),
    ("stroke-width='2 apples'", "stroke-width"), ("clip-path='circle(3)'", "clip-path"),
  ])
  func wrongValuesAreErrors(attribute: String, name: String) {
    guard
      case .invalid(name, _, _, line: 1) = SVGDrawing.failure(
        "<rect width='4' height='4' \(attribute)/>"
      )
    else {
      Issue.record("\(SVGDrawing.failure("<rect width='4' height='4' \(attribute)/>") as Any)")
      return
    }
  }

  @Test func selectorsOfSeveralElementsAreAnError() {
    #expect(
      SVGDrawing.failure("<style>g > rect { fill: red }</style>")
        == .unsupported(feature: "the selector \"g > rect\" of a <style>", line: 1)
    )
  }
}
