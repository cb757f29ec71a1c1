// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import TestFolders
import Testing
import Tintype

@testable import TintypeWidgets

@MainActor @Suite struct RenderPlanTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func jobs(_ arguments: String..., widgets: [WidgetDescription]? = nil) throws
    -> [RenderJob]
  {
    guard case .render(let options) = try CommandParser.parse(["render"] + arguments) else {
      return []
    }
    let widgets = widgets ?? SampleBundle().body.descriptions()
    return try RenderPlan(options: options, widgets: widgets).jobs()
  }

  private func file(_ name: String, _ text: String) throws -> String {
    try folder.write(name, text)
    return "\(folder.path)/\(name)"
  }

  @Test func drawsTheSnapshotInEveryKnownFamily() throws {
    let jobs = try jobs(widgets: CupWidget().descriptions())
    #expect(
      jobs.map(\.fileName) == [
        "Cup-snapshot-small-light.png", "Cup-snapshot-medium-light.png",
        "Cup-snapshot-circular-light.png",
      ]
    )
    #expect((jobs[1].entry.entry as? CupEntry)?.drink == "systemMedium")
  }

  @Test func multipliesTheChoices() throws {
    let jobs = try jobs(
      "--widget",
      "Cup",
      "--family",
      "small",
      "--scheme",
      "light,dark",
      "--redact",
      "none,placeholder"
    )
    #expect(
      jobs.map(\.fileName) == [
        "Cup-snapshot-small-light.png", "Cup-snapshot-small-light-placeholder.png",
        "Cup-snapshot-small-dark.png", "Cup-snapshot-small-dark-placeholder.png",
      ]
    )
  }

  @Test func givesEachFileToTheWidgetsItFits() throws {
    let cup = try file("cup.json", #"[{"date": 0, "drink": "Tea"}, {"date": 1, "drink": "Mate"}]"#)
    let walk = try file("walk.json", #"{"date": 0, "steps": 3}"#)
    let both = try file("both.json", #"{"date": 0}"#)
    let jobs = try jobs(
      "--family",
      "small",
      "--entry",
      cup,
      "--entry",
      walk,
      "--entry",
      both
    )
    #expect(
      jobs.map(\.fileName) == [
        "Cup-cup-1-small-light.png", "Cup-cup-2-small-light.png", "Walk-walk-small-light.png",
        "Walk-both-small-light.png",
      ]
    )
  }

  @Test func warnsOfFieldsThatNobodyReads() throws {
    let path = try file("a.json", #"{"date": 0, "drink": "Tea", "nota": "x", "note": null}"#)
    let jobs = try jobs("--widget", "Cup", "--family", "small", "--entry", path)
    #expect(jobs[0].entry.warnings == ["\(path): the field \"nota\" isn't read by CupEntry"])
  }

  @Test func namesFieldAndFileOfAMisfit() throws {
    let path = try file("a.json", #"{"date": 0, "drink": 5}"#)
    let error = try #require(throws: ProgramError.self) {
      try jobs("--widget", "Cup", "--entry", path)
    }
    #expect(error.description == "\(path): drink: expected a string, found a whole number")
    #expect(error.exitCode == .input)
  }

  @Test func equalFileNamesGetNumbers() throws {
    let first = try file("a/x.json", #"{"date": 0, "drink": "Tea"}"#)
    let second = try file("b/x.json", #"{"date": 0, "drink": "Tea"}"#)
    let jobs = try jobs("--family", "small", "--entry", first, "--entry", second)
    #expect(jobs.map(\.entry.name) == ["x", "x-2"])
  }

  @Test func refusesWhatIsNotThere() {
    #expect(throws: ProgramError.unknownWidget(kind: "Cap", known: ["Cup", "Walk"])) {
      try jobs("--widget", "Cap")
    }
    #expect(
      throws: ProgramError.unsupportedFamily(
        .systemLarge,
        supported: ["Cup supports small, medium, circular", "Walk supports small"]
      )
    ) { try jobs("--family", "large") }
    #expect(throws: ProgramError.unexpectedFile(name: "A.swift")) { try jobs("A.swift") }
    #expect(throws: ProgramError.nothingToDraw) { try jobs(widgets: []) }
    #expect(throws: DeviceError.self) {
      try jobs("--widget", "Cup", "--family", "circular", "--device", "iPhone 17")
    }
  }
}
