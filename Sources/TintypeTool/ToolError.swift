// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeWidgets

/// What keeps the tool from starting a widget program.
enum ToolError: Error, Equatable, CustomStringConvertible {
  /// A command needs sources and got none.
  case noFiles
  /// A source isn't there or isn't text.
  case unreadable(path: String)
  /// Not the name of a Swift file.
  case notSwift(path: String)
  /// None of the sources says where the program starts.
  case noEntryPoint(paths: [String])
  /// No `swiftc` in `PATH`.
  case noCompiler
  /// The modules that widgets compile against aren't beside the tool.
  case noModules(searched: String)
  /// The compiler refused the sources; its own message says why.
  case uncompilable(message: String)
  /// The folder for compiled programs can't be written.
  case unwritableCache(path: String, reason: String)

  var exitCode: ExitCode { self == .noFiles ? .usage : .input }

  var description: String {
    switch self {
    case .noFiles:
      "no source given; name the widget's Swift files"
    case .unreadable(let path):
      "\(path): the file can't be read as UTF-8 text"
    case .notSwift(let path):
      "\(path): not a Swift file; entries go behind --entry"
    case .noEntryPoint(let paths):
      "no widget is marked @main in \(paths.joined(separator: ", ")); name all of its files"
    case .noCompiler:
      "swiftc is not in PATH; install Swift 6.2 or later"
    case .noModules(let searched):
      "Tintype's modules are not in \(searched); build the whole package with swift build"
    case .uncompilable(let message):
      message
    case .unwritableCache(let path, let reason):
      "\(path): compiled widgets can't be kept there: \(reason)"
    }
  }
}
