// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype

@testable import TintypeWidgets

@Suite struct CommandParserTests {
  private func render(_ arguments: String...) throws -> RenderOptions {
    guard case .render(let options) = try CommandParser.parse(["render"] + arguments) else {
      throw CommandLineError.missingCommand(known: [])
    }
    return options
  }

  private func message(_ arguments: String...) throws -> String {
    try #require(throws: CommandLineError.self) { try CommandParser.parse(arguments) }.description
  }

  @Test func defaults() throws {
    let options = try render()
    #expect(options == RenderOptions())
    #expect(options.effectiveScale == 3)
    #expect(options.families == nil)
  }

  @Test func readsFontsAndTypeSize() throws {
    let command = try CommandParser.parse([
      "render", "--fonts", "a", "--fonts=b", "--type-size", "accessibility3",
    ])
    guard case .render(let options) = command else {
      Issue.record("no render")
      return
    }
    #expect(options.fonts == ["a", "b"])
    #expect(options.typeSize == .accessibility3)
    #expect(throws: CommandLineError.self) {
      try CommandParser.parse(["render", "--type-size", "huge"])
    }
  }

  @Test func readsTheWholeGrammar() throws {
    let options = try render(
      "A.swift",
      "--entry",
      "a.json",
      "--family=small,systemMedium",
      "--scheme",
      "light,dark",
      "--scale",
      "2",
      "--redact",
      "none,placeholder",
      "--device",
      "iphone 15",
      "--locale",
      "ru",
      "--os",
      "18",
      "--now",
      "1970-01-01T00:01:00Z",
      "--time-zone",
      "Europe/Berlin",
      "--assets",
      "x",
      "--lenient",
      "--best",
      "--json",
      "-o",
      "out",
      "--entry",
      "b.json",
      "--",
      "-B.swift"
    )
    #expect(options.files == ["A.swift", "-B.swift"])
    #expect(options.entries == ["a.json", "b.json"])
    #expect(options.families == [.systemSmall, .systemMedium])
    #expect(options.schemes == [.light, .dark])
    #expect(options.redactions == [.none, .placeholder])
    #expect(options.scale == 2)
    #expect(options.device.name == "iPhone 15")
    #expect(options.system == .iOS18)
    #expect(options.now == Date(timeIntervalSince1970: 60))
    #expect(options.timeZone == "Europe/Berlin")
    #expect(options.locale == "ru")
    #expect(options.assets == ["x"])
    #expect(options.lenient && options.best && options.json)
    #expect(options.output == "out")
  }

  @Test func otherCommands() throws {
    #expect(try CommandParser.parse(["--help"]) == .help)
    #expect(try CommandParser.parse(["render", "-h"]) == .help)
    #expect(try CommandParser.parse(["--version"]) == .version)
    var options = ListOptions()
    options.files = ["A.swift"]
    options.json = true
    #expect(try CommandParser.parse(["list", "A.swift", "--json"]) == .list(options))
  }

  @Test func unknownNamesListTheKnownOnes() throws {
    #expect(
      try message("render", "--family", "tiny") == "--family: unknown \"tiny\"; known are small, "
        + "medium, large, extraLarge, circular, rectangular, inline"
    )
    #expect(
      try message("render", "--scheme", "sepia")
        == "--scheme: unknown \"sepia\"; known are light, dark"
    )
    #expect(
      try message("render", "--redact", "all")
        == "--redact: unknown \"all\"; known are none, placeholder, privacy"
    )
    #expect(try message("render", "--os", "19") == "--os: unknown \"19\"; known are 18, 26")
    #expect(
      try message("render", "--device", "Nokia").hasPrefix("--device: unknown device \"Nokia\";")
    )
    #expect(try message("paint") == "unknown command \"paint\"; known are render, explain, list")
    #expect(try message() == "no command given; known are render, explain, list")
    #expect(
      try message("render", "--familiy", "small")
        == "unknown option --familiy; did you mean --family?"
    )
  }

  @Test(arguments: ["0", "-1", "11", "nan", "inf", "x", ""])
  func absurdScales(value: String) throws {
    #expect(
      try message("render", "--scale", value)
        == "--scale: \"\(value)\" won't do; give pixels per point, above 0 and at most 10"
    )
  }

  @Test func malformedValues() throws {
    #expect(try message("render", "--now", "soon").hasPrefix("--now: \"soon\" won't do"))
    #expect(try message("render", "--locale", "??").hasPrefix("--locale: \"??\" won't do"))
    #expect(try message("render", "--time-zone", "Mars").hasPrefix("--time-zone: \"Mars\""))
    #expect(try message("render", "--scale") == "--scale needs a value")
    #expect(try message("render", "--scale", "--json") == "--scale needs a value")
    #expect(try message("render", "--json=1") == "--json takes no value")
    #expect(try message("render", "--best=9") == "--best takes no value")
    #expect(
      try message("render", "-o", "a", "-o", "b") == "--output is given twice; once is right"
    )
    #expect(try message("render", "--family", "small,").hasPrefix("--family: unknown \"\""))
  }
}
