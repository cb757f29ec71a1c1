// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry
import TintypeRaster

@testable import TintypeSVG

@Suite struct SVGReaderTests {
  private func size(_ attributes: String) throws -> Size {
    try SVGReader.picture(SVGDrawing.file("", attributes: attributes)).size
  }

  @Test func takesTheSizeThatTheFileGives() throws {
    #expect(try size("width='24' height='16px'") == Size(width: 24, height: 16))
    #expect(try size("width='1in' height='72pt'") == Size(width: 96, height: 96))
    #expect(try size("viewBox='0 0 30 20'") == Size(width: 30, height: 20))
    #expect(try size("width='15' viewBox='0 0 30 20'") == Size(width: 15, height: 10))
    #expect(try size("height='10' viewBox='0 0 30 20'") == Size(width: 15, height: 10))
    #expect(
      try size("width='100%' height='100%' viewBox='0 0 30 20'") == Size(width: 30, height: 20)
    )
  }

  /// A square of 10 in a viewport of 20 × 10, where it lies and how large it is.
  @Test(arguments: [
    ("", Rect(x: 5, y: 0, width: 10, height: 10)),
    ("xMinYMin", Rect(x: 0, y: 0, width: 10, height: 10)),
    ("xMaxYMid meet", Rect(x: 10, y: 0, width: 10, height: 10)),
    ("none", Rect(x: 0, y: 0, width: 20, height: 10)),
    ("xMidYMid slice", Rect(x: 0, y: -5, width: 20, height: 20)),
    ("xMidYMax slice", Rect(x: 0, y: -10, width: 20, height: 20)),
  ])
  func theViewBoxIsPlacedAsAsked(ratio: String, expected: Rect) throws {
    let picture = try SVGReader.picture(
      SVGDrawing.file(
        "<rect x='1' y='2' width='10' height='10'/>",
        attributes: "width='20' height='10' viewBox='1 2 10 10' preserveAspectRatio='\(ratio)'"
      )
    )
    let boxes = picture.items.compactMap { item in
      if case .fill(let path, _, _) = item { path.controlBox } else { nil }
    }
    #expect(boxes == [expected])
    // What is beyond the picture is cut off.
    #expect(picture.items.count == (ratio.hasSuffix("slice") ? 3 : 1))
  }

  @Test func readsEveryKindOfTransform() throws {
    func place(_ transform: String) throws -> Point {
      let path = try SVGDrawing.paths("<path transform='\(transform)' d='M1 2l1 1z'/>")[0]
      guard case .move(let p) = path.elements[0] else { return .zero }
      return p
    }
    #expect(try place("translate(1 2)") == Point(x: 2, y: 4))
    #expect(try place("translate(1)") == Point(x: 2, y: 2))
    #expect(try place("scale(2), translate(1)") == Point(x: 4, y: 4))
    #expect(try place("matrix(1 2 3 4 5 6)") == Point(x: 12, y: 16))
    #expect(try place("rotate(90)").distance(to: Point(x: -2, y: 1)) < 1e-12)
    #expect(try place("rotate(90 1 2)").distance(to: Point(x: 1, y: 2)) < 1e-12)
    #expect(try place("skewX(45)").distance(to: Point(x: 3, y: 2)) < 1e-12)
    #expect(try place("skewY(45)").distance(to: Point(x: 1, y: 3)) < 1e-12)
  }

  @Test func drawsTheBasicShapes() throws {
    func box(_ shape: String) throws -> Rect? { try SVGDrawing.paths(shape).first?.tightBox }
    #expect(
      try box("<rect x='1' y='2' width='30%' height='4'/>") == Rect(x: 1, y: 2, width: 3, height: 4)
    )
    #expect(try box("<circle cx='4' cy='5' r='2'/>") == Rect(x: 2, y: 3, width: 4, height: 4))
    #expect(
      try box("<ellipse cx='4' cy='5' rx='2' ry='3'/>") == Rect(x: 2, y: 2, width: 4, height: 6)
    )
    #expect(try box("<polygon points='1,2 3,4 5,0'/>") == Rect(x: 1, y: 0, width: 4, height: 4))
    #expect(try box("<polyline points='1 2 3 4 5 0'/>") == Rect(x: 1, y: 0, width: 4, height: 4))
    let round = try SVGDrawing.pixmap("<rect width='10' height='10' rx='5' ry='20'/>")
    let circle = try SVGDrawing.pixmap("<circle cx='5' cy='5' r='5'/>")
    for (a, b) in zip(round.pixels, circle.pixels) { #expect(abs(Int(a) - Int(b)) <= 1) }
    let line = try SVGDrawing.items("<line x1='3' y1='3' x2='7' y2='7' stroke='red'/>")
    #expect(line.count == 2)
  }

  @Test func usedElementsTakeOverStyleAndPlace() throws {
    let content = """
      <defs><rect id='r' width='2' height='2'/><symbol id='s' viewBox='0 0 4 4'>
      <rect width='4' height='4'/></symbol></defs>
      <use href='#r' x='3' y='4' fill='#070000'/>
      <use xmlns:l='http://www.w3.org/1999/xlink' l:href='#s' width='8' height='8'/>
      """
    let paths = try SVGDrawing.paths(content)
    #expect(
      paths.map(\.controlBox) == [
        Rect(x: 3, y: 4, width: 2, height: 2), Rect(x: 0, y: 0, width: 8, height: 8),
      ]
    )
    #expect(try SVGDrawing.colors(content)[0][0] == 7)
  }

  @Test func editorsElementsAndUnusedDefinitionsAreLeftOut() throws {
    let content = """
      <title>An icon</title><metadata><x:rdf xmlns:x='urn:x'/></metadata>
      <n:view xmlns:n='urn:n'><rect width='9' height='9'/></n:view>
      <defs><filter id='f'/><pattern id='p'/></defs><rect width='1' height='1'/>
      """
    #expect(try SVGDrawing.items(content).count == 1)
  }

  @Test(arguments: [
    ("<text>a</text>", "<text>"), ("<image href='data:,'/>", "<image>"),
    ("<script/>", "<script>"), ("<foreignObject/>", "<foreignObject>"),
    ("<rect width='1' height='1' filter='url(#f)'/>", "filter=\"url(#f)\""),
    ("<pattern id='p'/><rect width='1' height='1' fill='url(#p)'/>", "a fill by <pattern>"),
    ("<path d='M0 0h1' marker-end='url(#m)'/>", "marker-end=\"url(#m)\""),
    ("<use href='other.svg#a'/>", "<use> of another file"),
    ("<g><animate attributeName='x'/></g>", "<animate>"),
  ])
  func whatIsNotDrawnIsNamed(content: String, feature: String) {
    #expect(SVGDrawing.failure("\n" + content) == .unsupported(feature: feature, line: 2))
  }

  @Test func brokenFilesAreErrors() {
    func failure(_ text: String) -> SVGError? {
      do throws(SVGError) {
        _ = try SVGReader.picture(Array(text.utf8))
        return nil
      } catch {
        return error
      }
    }
    #expect(failure("<svg>\n<g></svg>") == .malformed(line: 2, reason: "mismatched tag"))
    #expect(failure("") == .malformed(line: 1, reason: "no element found"))
    #expect(failure("<html/>") == .notSVG(root: "html"))
    #expect(failure("<svg/>") == .noSize)
    #expect(failure("<svg width='0' height='3'/>") == .noSize)
    #expect(
      failure("<svg width='1e9' height='3'/>") == .tooLarge(limit: "1000000 points in a side")
    )
    #expect(
      failure("<!DOCTYPE svg [<!ENTITY a 'b'>]><svg/>")
        == .malformed(
          line: 1,
          reason: "it declares entities, which are not read; save it without them"
        )
    )
  }

  @Test func smallFilesOfMuchWorkAreErrors() {
    let nested = String(repeating: "<g>", count: 200) + String(repeating: "</g>", count: 200)
    #expect(
      SVGDrawing.failure(nested) == .malformed(line: 1, reason: "elements nest more than 100 deep")
    )
    let many = String(repeating: "<g/>", count: 100_001)
    #expect(
      SVGDrawing.failure(many) == .malformed(line: 1, reason: "it has more than 100000 elements")
    )
    #expect(
      SVGDrawing.failure("<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>")
        == .circular(id: "b", line: 1)
    )
    var layers = "<g id='l0'><rect width='1' height='1'/></g>"
    for i in 1...20 {
      let one = "<use href='#l\(i - 1)'/>"
      layers += "<g id='l\(i)'>" + String(repeating: one, count: 10) + "</g>"
    }
    #expect(
      SVGDrawing.failure("<defs>\(layers)</defs><use href='#l20'/>")
        == .tooLarge(limit: "100000 elements drawn")
    )
    let rules = String(repeating: ".a{}", count: 2001)
    #expect(
      SVGDrawing.failure("<style>\(rules)</style>") == .tooLarge(limit: "2000 rules of style")
    )
    let long = "<path id='p' d='M0 0h1v1z' x='\(String(repeating: "a", count: 1 << 20))'/>"
    let uses = String(repeating: "<use href='#p'/>", count: 300)
    #expect(SVGDrawing.failure(long + uses) == .tooLarge(limit: "256 MiB of attributes used"))
    let stops = String(repeating: "<stop/>", count: 2000)
    let shapes = String(repeating: "<path d='M0 0h1v1z' fill='url(#g)'/>", count: 101)
    #expect(
      SVGDrawing.failure("<linearGradient id='g'>\(stops)</linearGradient>\(shapes)")
        == .tooLarge(limit: "200000 colours of gradients")
    )
    let dashes = "<path d='M0 0H1000000' stroke='red' stroke-dasharray='1'/>"
    #expect(SVGDrawing.failure(dashes) == .tooLarge(limit: "50000 dashes"))
    #expect(
      SVGDrawing.failure(
        "<linearGradient id='g' href='#h'/><linearGradient id='h' href='#g'/><rect width='1' height='1' fill='url(#g)'/>"
      )
        == .circular(id: "g", line: 1)
    )
  }

  @Test(arguments: [
    "<path d='M0 0H1e300'/>", "<path d='M0 0h9v9z' stroke='red' stroke-width='1e99'/>",
    "<g transform='scale(1e300)'><rect width='1' height='1'/></g>",
    "<linearGradient id='g' x2='1e200'><stop/><stop offset='1'/></linearGradient>"
      + "<rect width='1' height='1' fill='url(#g)'/>",
  ])
  func whatIsTooFarAwayIsAnError(content: String) {
    guard case .outOfRange(_, line: 1) = SVGDrawing.failure(content) else {
      Issue.record("\(SVGDrawing.failure(content) as Any)")
      return
    }
  }

  @Test func tellsXMLByItsFirstBytes() {
    #expect(SVGReader.isXML(Array("<svg/>".utf8)))
    #expect(SVGReader.isXML([0xEF, 0xBB, 0xBF] + Array("\n <?xml version='1.0'?>".utf8)))
    #expect(SVGReader.isXML([0xFF, 0xFE, 0x3C, 0]))
    #expect(!SVGReader.isXML([0x89, 0x50]))
    #expect(!SVGReader.isXML([]))
  }
}
