// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing

@testable import TintypeTool

@Suite struct WidgetSourceTests {
  private let plain = WidgetSource(
    path: "a\"b.swift",
    text: "struct E: TimelineEntry { var date: Date; var drink: Drink }"
  )

  @Test func keepsTheUsersPositions() {
    #expect(
      plain.compiled
        == "#sourceLocation(file: \"a\\\"b.swift\", line: 1)\n\(plain.text)\n#sourceLocation()\n"
    )
  }

  @Test func makesEntriesDecodable() {
    let sources = WidgetSource.makingEntriesDecodable([plain])
    #expect(sources[0].compiled.hasSuffix("#sourceLocation()\nextension E: Decodable {}\n"))
  }

  @Test func leavesDecodableEntriesAlone() {
    let inside = WidgetSource(path: "a.swift", text: "struct E: TimelineEntry, Codable {}")
    let beside = WidgetSource(path: "b.swift", text: "extension E: Decodable {}")
    #expect(WidgetSource.makingEntriesDecodable([inside])[0].madeDecodable.isEmpty)
    #expect(WidgetSource.makingEntriesDecodable([plain, beside])[0].madeDecodable.isEmpty)
  }

  @Test func makesPartsDecodableToo() throws {
    let message = """
      a.swift:1:5: error: type 'E' does not conform to protocol 'Decodable'
      note: cannot automatically synthesize 'Decodable' because '[Drink]?' does not conform to \
      'Decodable'
      """
    #expect(WidgetCompiler.undecodable(in: message) == "Drink")
    let drink = WidgetSource(path: "b.swift", text: "enum N { struct Drink {} }")
    let sources = try #require(WidgetSource.makingDecodable("Drink", in: [plain, drink]))
    #expect(sources[1].madeDecodable == ["N.Drink"])
    #expect(WidgetSource.makingDecodable("Drink", in: sources) == nil)
    #expect(WidgetSource.makingDecodable("Cup", in: sources) == nil)
  }

  @Test func refusesOtherFiles() {
    #expect(throws: ToolError.notSwift(path: "entry.json")) {
      try WidgetSource(reading: "entry.json")
    }
    #expect(throws: ToolError.unreadable(path: "/nowhere.swift")) {
      try WidgetSource(reading: "/nowhere.swift")
    }
  }

  @Test func findsWhereTheProgramStarts() {
    #expect(WidgetSource(path: "a.swift", text: "@main\nstruct A: Widget {}").hasEntryPoint)
    #expect(!WidgetSource(path: "a.swift", text: "// @main\nlet s = \"@main\"").hasEntryPoint)
  }

  @Test func hashesTellSourcesApart() {
    var first = ContentHash()
    first.add("ab")
    first.add("c")
    var second = ContentHash()
    second.add("a")
    second.add("bc")
    #expect(first.text != second.text)
    #expect(first.text.count == 32)
  }
}
