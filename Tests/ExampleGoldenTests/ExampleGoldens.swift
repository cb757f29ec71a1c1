// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeTesting

/// Runs the example programs as a user would, and compares every picture with the one on record.
@Suite struct ExampleGoldens {
  /// One run of an example for one entry.
  struct Run: Sendable, CustomTestStringConvertible {
    let program: String
    let entry: String
    /// The widgets of the program that the entry fits.
    let widgets: [String]

    var testDescription: String { "\(program) \(entry)" }

    /// The pictures that the run makes: both sizes, both schemes, full and placeholder.
    var cases: [String] {
      widgets.flatMap { widget in
        ["small", "medium"].flatMap { family in
          ["light", "dark"].flatMap { scheme in
            ["", "-placeholder"].map { "\(widget)-\(entry)-\(family)-\(scheme)\($0)" }
          }
        }
      }
    }
  }

  static let runs = [
    Run(program: "Caffeine", entry: "latte", widgets: ["Caffeine"]),
    Run(program: "Caffeine", entry: "cyrillic", widgets: ["Caffeine"]),
    Run(program: "Sleep", entry: "night", widgets: ["Sleep", "SleepChinese"]),
    Run(program: "Habits", entry: "bubbles", widgets: ["HabitBubbles"]),
    Run(program: "Habits", entry: "heat-map", widgets: ["HabitHeatMap"]),
    Run(program: "Habits", entry: "none-selected", widgets: ["HabitHeatMap"]),
    Run(program: "Stories", entry: "full", widgets: ["Stories"]),
    Run(program: "Stories", entry: "two", widgets: ["Stories"]),
    Run(program: "Stories", entry: "empty", widgets: ["Stories"]),
  ]

  static let suite = "Examples"

  @Test(arguments: runs)
  func matches(_ run: Run) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "tintype-examples-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.render(run, into: folder)

    let made = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(made == run.cases.map { "\($0).png" }.sorted())
    let store = try GoldenStore()
    for name in run.cases {
      let png = try Data(contentsOf: folder.appending(path: "\(name).png"))
      try store.check(png: [UInt8](png), as: GoldenName(suite: Self.suite, case: name))
    }
  }

  @Test func everyGoldenIsClaimed() throws {
    let claims = try Self.runs.flatMap(\.cases).map {
      try GoldenName(suite: Self.suite, case: $0)
    }
    #expect(try GoldenStore().unclaimed(claims: claims).filter { $0.contains(Self.suite) } == [])
  }

  private static func render(_ run: Run, into folder: URL) throws {
    let example = root.appending(path: "Examples/\(run.program)")
    let process = Process()
    process.executableURL = programs.appending(path: run.program)
    process.arguments = [
      "render", "--entry", example.appending(path: "entries/\(run.entry).json").path,
      "--family", "small,medium", "--scheme", "light,dark", "--redact", "none,placeholder",
      "--scale", "2", "--assets", example.path, "-o", folder.path,
    ]
    let messages = Pipe()
    process.standardOutput = FileHandle.nullDevice
    process.standardError = messages
    try process.run()
    let words = messages.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(String(decoding: words, as: UTF8.self))")
  }

  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Where the package manager puts the programs it builds: beside the test program.
  private static var programs: URL {
    URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
  }
}
