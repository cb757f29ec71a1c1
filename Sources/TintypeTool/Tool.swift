// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import TintypeWidgets

/// The `tintype` tool: compiles a widget's sources and hands over to the program that comes out.
@main
enum Tool {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      switch try CommandParser.parse(arguments) {
      case .help: print(HelpText.text(program: "tintype", takesFiles: true))
      case .version: print("tintype \(HelpText.version)")
      case .render(let options), .explain(let options):
        var rest = CommandParser.withoutFiles(arguments)
        if options.assets.isEmpty { rest += defaultAssets(options.files) }
        let needsDecoding = !options.entries.isEmpty
        exit(try handOver(options.files, rest, makesEntriesDecodable: needsDecoding))
      case .list(let options):
        let rest = CommandParser.withoutFiles(arguments)
        exit(try handOver(options.files, rest, makesEntriesDecodable: false))
      }
    } catch let error as CommandLineError {
      fail("\(error)\nsee tintype --help", .usage)
    } catch let error as ToolError {
      fail("\(error)", error.exitCode)
    } catch {
      fail("\(error)", .input)
    }
  }

  private static func handOver(
    _ files: [String],
    _ arguments: [String],
    makesEntriesDecodable: Bool
  ) throws -> Int32 {
    guard !files.isEmpty else { throw ToolError.noFiles }
    let sources = try files.map { try WidgetSource(reading: $0) }
    guard sources.contains(where: \.hasEntryPoint) else {
      throw ToolError.noEntryPoint(paths: files)
    }
    let compiler = WidgetCompiler(toolchain: try Toolchain())
    let program = try compiler.program(
      of: sources,
      makesEntriesDecodable: makesEntriesDecodable
    )
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else {
      // Whoever read the output has had enough, as `head` has: no fault of the widget's.
      if process.terminationStatus == SIGPIPE { return ExitCode.success.rawValue }
      FileHandle.standardError.write(
        Data("tintype: the widget crashed (signal \(process.terminationStatus))\n".utf8)
      )
      return ExitCode.contentFailed.rawValue
    }
    return process.terminationStatus
  }

  /// Without `--assets`, the folders of the sources.
  private static func defaultAssets(_ files: [String]) -> [String] {
    var folders: [String] = []
    for file in files {
      let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
      if !folders.contains(folder) { folders.append(folder) }
    }
    return folders.flatMap { ["--assets", $0] }
  }

  private static func fail(_ message: String, _ code: ExitCode) {
    FileHandle.standardError.write(Data("tintype: \(message)\n".utf8))
    exit(code.rawValue)
  }
}
