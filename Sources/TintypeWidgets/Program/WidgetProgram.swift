// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation

/// The program that every widget extension becomes.
@MainActor package enum WidgetProgram {
  /// Does what the process's arguments say, and ends the process.
  package static func run(_ widgets: [WidgetDescription]) {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let code = execute(arguments, widgets: widgets, console: .standard, ownsProcess: true)
    exit(code.rawValue)
  }

  /// The file name that the program was started by.
  private static var programName: String {
    URL(fileURLWithPath: CommandLine.arguments.first ?? "widget").lastPathComponent
  }

  /// Does what some arguments say.
  ///
  /// The only place where a widget program's errors become words and exit codes.
  ///
  /// - `ownsProcess`: Whether the options may change what holds for the whole process.
  package static func execute(
    _ arguments: [String],
    widgets: [WidgetDescription],
    console: Console,
    ownsProcess: Bool = false
  ) -> ExitCode {
    do {
      switch try CommandParser.parse(arguments) {
      case .help:
        console.out(HelpText.text(program: programName, takesFiles: false))
      case .version:
        console.out("Tintype \(HelpText.version)")
      case .list(let options):
        try ListCommand(options: options, widgets: widgets).run(on: console)
      case .explain(let options):
        if ownsProcess { ProcessTimeZone.set(options.timeZone) }
        return try ExplainCommand(options: options, widgets: widgets).run(on: console)
      case .render(let options):
        if ownsProcess { ProcessTimeZone.set(options.timeZone) }
        return try RenderCommand(options: options, widgets: widgets).run(on: console)
      }
      return .success
    } catch let error as CommandLineError {
      console.err("error: \(error)\nsee --help")
      return .usage
    } catch let error as ProgramError {
      console.err("error: \(error)")
      return error.exitCode
    } catch let error as DeviceError {
      console.err("error: \(error)")
      return .usage
    } catch {
      console.err("error: \(error)")
      return .input
    }
  }
}
