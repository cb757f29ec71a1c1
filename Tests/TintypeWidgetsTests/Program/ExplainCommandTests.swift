// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import TestFolders
import Testing

@testable import TintypeWidgets

@MainActor @Suite struct ExplainCommandTests {
  private func run(_ arguments: String...) -> (code: ExitCode, out: [String], err: [String]) {
    var out: [String] = []
    var err: [String] = []
    let console = Console(out: { out.append($0) }, err: { err.append($0) })
    let code = WidgetProgram.execute(
      arguments,
      widgets: SampleBundle().body.descriptions(),
      console: console
    )
    return (code, out, err)
  }

  @Test func printsTheTree() throws {
    let result = run("explain", "--widget", "Cup", "--family", "small")
    #expect(result.code == .success)
    #expect(result.out.count == 2)
    #expect(result.out[0].hasPrefix("Cup-snapshot-small-light: "))
    let first = try #require(result.out[1].split(separator: "\n").first)
    #expect(first.contains("0,0  158×158  offered 158×158"))
  }

  @Test func printsJSON() throws {
    let result = run("explain", "--widget", "Cup", "--family", "small", "--json")
    let data = Data(try #require(result.out.first).utf8)
    let rows = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    let layout = try #require(rows.first?["layout"] as? [String: Any])
    #expect(rows.first?["widget"] as? String == "Cup")
    #expect(layout["width"] as? Double == 158)
    #expect(layout["offeredWidth"] as? Double == 158)
    #expect(layout["children"] is [[String: Any]])
  }

  @Test func drawsFrames() throws {
    let folder = try TemporaryFolder()
    let result = run(
      "explain",
      "--widget",
      "Cup",
      "--family",
      "small",
      "--overlay",
      "-o",
      folder.path
    )
    #expect(result.code == .success)
    #expect(result.out.last == "\(folder.path)/Cup-snapshot-small-light-frames.png")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names == ["Cup-snapshot-small-light-frames.png"])
  }

  @Test func overlayBelongsToExplain() {
    #expect(run("render", "--overlay").code == .usage)
    #expect(run("explain", "--overlay=yes").code == .usage)
  }
}
