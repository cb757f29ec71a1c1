// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import TestFolders
import Testing
import Tintype
import TintypeRaster

@testable import TintypeWidgets

@MainActor @Suite struct WidgetProgramTests {
  private func run(
    _ arguments: String...,
    widgets: [WidgetDescription]? = nil
  ) -> (code: ExitCode, out: [String], err: [String]) {
    var out: [String] = []
    var err: [String] = []
    let console = Console(out: { out.append($0) }, err: { err.append($0) })
    let code = WidgetProgram.execute(
      arguments,
      widgets: widgets ?? SampleBundle().body.descriptions(),
      console: console
    )
    return (code, out, err)
  }

  @Test func listsWidgets() {
    let result = run("list")
    #expect(result.code == .success)
    #expect(
      result.out == [
        "Cup  [small, medium, circular]  Cup: What you drink.", "Walk  [small]",
      ]
    )
    #expect(run("list", "--json").out[0].contains("\"kind\" : \"Walk\""))
  }

  @Test func explainsItself() {
    #expect(run("--help").out[0].contains("--family FAMILIES"))
    #expect(run("--version").out == ["Tintype \(HelpText.version)"])
    #expect(run().code == .usage)
    #expect(run("render", "--scale", "0").code == .usage)
  }

  @Test func writesPictures() throws {
    let folder = try TemporaryFolder()
    let out = folder.path + "/new/out"
    let result = run("render", "--widget", "Cup", "--family", "small", "-o", out)
    #expect(result.code == .success)
    #expect(result.out == ["\(out)/Cup-snapshot-small-light.png"])
    // Once more, over the first one.
    #expect(run("render", "--widget", "Cup", "--family", "small", "-o", out).code == .success)
    let names = try FileManager.default.contentsOfDirectory(atPath: out)
    #expect(names == ["Cup-snapshot-small-light.png"])
  }

  @Test func theBestFileIsSmallerAndShowsTheSame() throws {
    let folder = try TemporaryFolder()
    let arguments = ["render", "--widget", "Cup", "--family", "small", "-o"]
    func picture(_ name: String, _ more: [String]) throws -> [UInt8] {
      let out = "\(folder.path)/\(name)"
      let console = Console(out: { _ in }, err: { _ in })
      let code = WidgetProgram.execute(
        arguments + [out] + more,
        widgets: SampleBundle().body.descriptions(),
        console: console
      )
      #expect(code == .success)
      let path = "\(out)/Cup-snapshot-small-light.png"
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    }
    let (fast, best) = (try picture("fast", []), try picture("best", ["--best"]))
    #expect(best.count < fast.count)
    #expect(try ImageDecoder.decode(best).pixmap == ImageDecoder.decode(fast).pixmap)
  }

  @Test func printsJSON() throws {
    let folder = try TemporaryFolder()
    let result = run(
      "render",
      "--widget",
      "Cup",
      "--family",
      "medium",
      "--json",
      "-o",
      folder.path
    )
    let rows = try JSONSerialization.jsonObject(with: Data(result.out[0].utf8)) as? [[String: Any]]
    #expect(rows?.first?["widget"] as? String == "Cup")
    #expect(rows?.first?["width"] as? Double == 338)
  }

  @Test func refusesFoldersThatCannotBeWritten() throws {
    let folder = try TemporaryFolder()
    try folder.write("file", "")
    let result = run("render", "--widget", "Cup", "-o", folder.path + "/file/out")
    #expect(result.code == .input)
    #expect(result.err.joined().contains("/file/out: pictures can't be written there"))
  }

  @Test func refusesMissingAssets() {
    let result = run("render", "--widget", "Cup", "--assets", "/nowhere")
    #expect(result.code == .input)
    #expect(result.err.joined().contains("/nowhere: the folder of assets can't be read"))
  }

  @Test func findsResourcesBesideTheProgram() throws {
    let folder = try TemporaryFolder()
    try folder.write("Pack_Cup.resources/a.png", "")
    try folder.write("Pack_Cap.resources/a.png", "")
    #expect(
      RenderCommand.resourceFolders(besideProgram: "\(folder.path)/Cup")
        == ["\(folder.path)/Pack_Cup.resources"]
    )
  }
}
