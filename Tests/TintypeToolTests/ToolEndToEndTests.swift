// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import TestFolders
import Testing

/// Runs the tool that was built beside the tests.
@Suite struct ToolEndToEndTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private struct Outcome {
    var code: Int32
    var out: String
    var err: String
  }

  private func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Outcome {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let process = Process()
    let out = Pipe()
    let err = "\(folder.path)/stderr"
    try folder.write("stderr", "")
    process.executableURL = URL(fileURLWithPath: tests).deletingLastPathComponent()
      .appending(path: "tintype")
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["XDG_CACHE_HOME": "\(folder.path)/cache"]) { $1 }.merging(environment) { $1 }
    process.standardOutput = out
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: err))
    try process.run()
    let bytes = out.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      code: process.terminationStatus,
      out: String(decoding: bytes, as: UTF8.self),
      err: try String(contentsOfFile: err, encoding: .utf8)
    )
  }

  private func writeWidget(body: String = "Text(entry.cup.drink)") throws {
    try folder.write(
      "Cup.swift",
      """
      import SwiftUI
      import WidgetKit

      struct Cup { var drink: String }
      struct CupEntry: TimelineEntry { let date: Date; let cup: Cup }
      struct CupProvider: TimelineProvider {
        func placeholder(in context: Context) -> CupEntry {
          CupEntry(date: Date(), cup: Cup(drink: "Tea"))
        }
        func getSnapshot(in context: Context, completion: @escaping (CupEntry) -> ()) {
          completion(placeholder(in: context))
        }
        func getTimeline(in context: Context, completion: @escaping (Timeline<CupEntry>) -> ()) {
          completion(Timeline(entries: [placeholder(in: context)], policy: .atEnd))
        }
      }
      @main struct CupWidget: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "Cup", provider: CupProvider()) { entry in
            \(body)
          }
          .supportedFamilies([.systemSmall])
        }
      }
      """
    )
  }

  private func pictures() -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/out")
    return names?.sorted() ?? []
  }

  @Test func rendersAnEntryThatIsNotDecodable() throws {
    try writeWidget()
    try folder.write("mate.json", #"{"date": 0, "cup": {"drink": "Mate"}}"#)
    let first = try run("render", "Cup.swift", "--entry", "mate.json", "-o", "out")
    #expect(first.err == "")
    #expect(first.out == "out/Cup-mate-small-light.png\n")
    #expect(first.code == 0)
    #expect(pictures() == ["Cup-mate-small-light.png"])
    let cached = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/cache/tintype")
    #expect(cached.count == 1)

    // The same sources with a bad entry: no second program, and the field is named.
    try folder.write("bad.json", #"{"date": 0, "cup": {"drink": 3}}"#)
    let second = try run("render", "Cup.swift", "--entry", "bad.json", "-o", "out")
    #expect(second.code == 3)
    #expect(second.err == "error: bad.json: cup.drink: expected a string, found a whole number\n")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/cache/tintype") == cached
    )
    #expect(pictures() == ["Cup-mate-small-light.png"])
  }

  /// A view may ask the process for the time zone, whose answer the machine must not give.
  @Test func theMachinesTimeZoneNeverShows() throws {
    try writeWidget(
      body: """
        Text(TimeZone.current.identifier + Calendar.current.timeZone.identifier)
        Text(DateFormatter.localizedString(from: entry.date, dateStyle: .none, timeStyle: .short))
        """
    )
    try folder.write("mate.json", #"{"date": 0, "cup": {"drink": "Mate"}}"#)
    func picture(_ machine: String, _ asked: String) throws -> Data {
      let outcome = try run(
        "render",
        "Cup.swift",
        "--entry",
        "mate.json",
        "--time-zone",
        asked,
        "-o",
        "out",
        environment: ["TZ": machine]
      )
      #expect(outcome.err == "")
      return try Data(
        contentsOf: URL(fileURLWithPath: "\(folder.path)/out/Cup-mate-small-light.png")
      )
    }
    let inGreenwich = try picture("Asia/Tokyo", "GMT")
    #expect(try picture("America/New_York", "GMT") == inGreenwich)
    #expect(try picture("Asia/Tokyo", "America/New_York") != inGreenwich)
  }

  @Test func showsTheCompilersMessageWithTheUsersPlace() throws {
    try writeWidget(body: "Text(entry.cup.drank)")
    try folder.write("mate.json", #"{"date": 0, "cup": {"drink": "Mate"}}"#)
    let outcome = try run("render", "Cup.swift", "--entry", "mate.json", "-o", "out")
    #expect(outcome.code == 3)
    #expect(
      outcome.err.contains("Cup.swift:20:22: error: value of type 'Cup' has no member 'drank'")
    )
    #expect(pictures().isEmpty)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/cache/tintype").isEmpty
    )
  }

  @Test func missingImagesAreErrors() throws {
    try writeWidget(body: "Image(\"nothing\")")
    let strict = try run("render", "Cup.swift", "-o", "out")
    #expect(strict.code == 1)
    #expect(strict.err.hasPrefix("error: Cup, small: no image named \"nothing\" in "))
    #expect(pictures().isEmpty)
    let lenient = try run("render", "Cup.swift", "-o", "out", "--lenient")
    #expect(lenient.code == 0)
    #expect(lenient.err.hasPrefix("warning: no image named \"nothing\" in "))
    #expect(pictures() == ["Cup-snapshot-small-light.png"])
  }

  /// A source with most of what Apple's templates use, the older intents included.
  @Test func compilesSourcesInApplesStyle() throws {
    let source = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/AppleStyle.swift").path
    let outcome = try run("render", source, "--family", "small", "-o", "out")
    #expect(outcome.err == "")
    #expect(
      pictures() == [
        "Gauge-snapshot-small-light.png", "Mood-snapshot-small-light.png",
        "Town-2-snapshot-small-light.png", "Town-snapshot-small-light.png",
      ]
    )
  }

  @Test func asksForTheFileWithTheWidget() throws {
    try folder.write("Only.swift", "struct A {}")
    let outcome = try run("list", "Only.swift")
    #expect(outcome.code == 3)
    #expect(
      outcome.err == "tintype: no widget is marked @main in Only.swift; name all of its files\n"
    )
  }

  @Test func listsWidgets() throws {
    try writeWidget()
    let outcome = try run("list", "Cup.swift")
    #expect(outcome.out == "Cup  [small]\n")
  }

  @Test func expandsMacrosAndFindsEveryModule() throws {
    try writeWidget(body: "Named()")
    try folder.write(
      "Named.swift",
      """
      import Combine
      import SwiftUI
      import UIKit
      import WidgetKit
      import os

      extension EnvironmentValues {
        @Entry var petName: String = "Rex"
        @Entry var age: Int?
      }

      final class Shelf: ObservableObject { @Published var count = 2 }

      struct Named: View {
        @Environment(\\.petName) private var name
        @StateObject private var shelf = Shelf()
        var body: some View {
          Text(name).foregroundColor(Color(UIColor.systemRed)).environment(\\.age, shelf.count)
        }
      }

      let log = Logger(subsystem: "pets", category: "names")

      #Preview("Cup", as: .systemSmall) {
        CupWidget()
      } timeline: {
        CupEntry(date: Date(), cup: Cup(drink: "Tea"))
      }

      #Preview { Named() }
      """
    )
    let drawn = try run("render", "Cup.swift", "Named.swift", "-o", "out")
    #expect(drawn.err == "")
    #expect(drawn.code == 0)
    let listed = try run("list", "Cup.swift", "Named.swift")
    #expect(
      listed.out == """
        Cup  [small]
        #Preview "Cup"  [small]  WidgetProgram/Named.swift:24
        #Preview  WidgetProgram/Named.swift:30

        """
    )
  }

  @Test func wrongUsageHasItsOwnStatus() throws {
    #expect(try run("render").code == 2)
    #expect(try run("render", "Cup.swift", "--family", "tiny").code == 2)
    #expect(try run("render", "Nowhere.swift").code == 3)
  }
}
