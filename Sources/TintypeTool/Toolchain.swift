// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation

/// The compiler and what widgets are compiled against.
struct Toolchain {
  /// Path of `swiftc`.
  let compiler: String
  /// The folder with the tool, the library and the modules.
  let folder: String

  /// The library that widget programs share, beside the tool.
  static let library = "TintypeRuntime"

  /// Finds the compiler in `PATH` and the modules beside the running tool.
  init() throws(ToolError) {
    let paths = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let candidates = paths.map { "\($0)/swiftc" }
    guard let compiler = candidates.first(where: FileManager.default.isExecutableFile(atPath:))
    else { throw .noCompiler }
    self.compiler = compiler
    folder = Self.toolFolder
    guard FileManager.default.fileExists(atPath: libraryPath),
      FileManager.default.fileExists(atPath: "\(folder)/Modules/WidgetKit.swiftmodule")
    else { throw .noModules(searched: folder) }
  }

  /// The folder of the running program, links resolved.
  private static var toolFolder: String {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let path = link ?? CommandLine.arguments.first ?? ""
    return URL(fileURLWithPath: path).deletingLastPathComponent().path
  }

  private var libraryPath: String { "\(folder)/lib\(Self.library).so" }

  /// What tells one build of the library from the next.
  var fingerprint: String {
    let attributes = try? FileManager.default.attributesOfItem(atPath: libraryPath)
    let size = attributes?[.size] as? Int ?? 0
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(compiler) \(libraryPath) \(size) \(date)"
  }

  /// A module map for the C modules that ours are built on.
  ///
  /// The compiler wants to find them, but nothing of theirs shows in what a widget can call; empty
  /// ones do, and no C header needs to be installed.
  static let moduleMap = [
    "CDeepStack", "CFonts", "CHarfBuzz", "CImageCodecs", "CLibPNG", "CLibTurboJPEG", "CXML",
  ]
  .map { "module \($0) {}\n" }.joined()

  /// The arguments that compile and link sources into a program.
  func arguments(sources: [String], moduleMap: String, program: String) -> [String] {
    [
      "-swift-version", "5", "-parse-as-library", "-Onone", "-diagnostic-style", "llvm",
      "-module-name", "WidgetProgram",
      "-load-plugin-executable", "\(folder)/TintypeMacros-tool#TintypeMacros",
      "-I", "\(folder)/Modules", "-L", folder, "-l\(Self.library)",
      "-Xlinker", "-rpath", "-Xlinker", folder, "-Xcc", "-fmodule-map-file=\(moduleMap)",
    ] + sources + ["-o", program]
  }
}
