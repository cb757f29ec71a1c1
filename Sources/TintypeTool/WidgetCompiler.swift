// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation

/// Turns sources into a program, or finds the one that it made of them before.
struct WidgetCompiler {
  let toolchain: Toolchain
  /// The folder for compiled programs.
  let cache: String

  /// A compiler that keeps its programs where programs keep such things.
  init(toolchain: Toolchain) {
    self.toolchain = toolchain
    let environment = ProcessInfo.processInfo.environment
    let base = environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : $0 }
    cache = (base ?? NSHomeDirectory() + "/.cache") + "/tintype"
  }

  /// The path of the program of some sources, whose entries may have to be read from JSON.
  func program(
    of sources: [WidgetSource],
    makesEntriesDecodable: Bool
  ) throws(ToolError) -> String {
    var sources = makesEntriesDecodable ? WidgetSource.makingEntriesDecodable(sources) : sources
    let program = "\(cache)/\(hash(of: sources))"
    if FileManager.default.isExecutableFile(atPath: program) { return program }
    while true {
      do throws(ToolError) {
        try compile(sources, to: program)
        return program
      } catch .uncompilable(let message) {
        // An entry's parts must be decodable too; the compiler says which one isn't yet.
        guard makesEntriesDecodable, let name = Self.undecodable(in: message),
          let more = WidgetSource.makingDecodable(name, in: sources)
        else { throw .uncompilable(message: message) }
        sources = more
      }
    }
  }

  private func hash(of sources: [WidgetSource]) -> String {
    var hash = ContentHash()
    hash.add(toolchain.fingerprint)
    for source in sources { hash.add(source.compiled) }
    return hash.text
  }

  /// Compiles in a folder of its own and moves the program into place when it is whole.
  private func compile(_ sources: [WidgetSource], to program: String) throws(ToolError) {
    let folder = "\(program).\(UUID().uuidString)"
    let files = FileManager.default
    defer { try? files.removeItem(atPath: folder) }
    let moduleMap = "\(folder)/module.modulemap"
    var paths: [String] = []
    do {
      try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for (index, source) in sources.enumerated() {
        let name = URL(fileURLWithPath: source.path).lastPathComponent
        // Files of one module need names of their own; the number keeps equal ones apart.
        paths.append("\(folder)/\(index)-\(name)")
        try Data(source.compiled.utf8).write(to: URL(fileURLWithPath: paths[index]))
      }
      try Data(Toolchain.moduleMap.utf8).write(to: URL(fileURLWithPath: moduleMap))
    } catch {
      throw .unwritableCache(path: cache, reason: error.localizedDescription)
    }
    let built = "\(folder)/program"
    let result = try run(toolchain.arguments(sources: paths, moduleMap: moduleMap, program: built))
    guard result.status == 0 else { throw .uncompilable(message: result.output) }
    do {
      try files.moveItem(atPath: built, toPath: program)
    } catch {
      // Another run may have made the same program in the meantime.
      if files.isExecutableFile(atPath: program) { return }
      throw .unwritableCache(path: cache, reason: error.localizedDescription)
    }
  }

  private func run(_ arguments: [String]) throws(ToolError) -> (status: Int32, output: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: toolchain.compiler)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    do {
      try process.run()
    } catch {
      throw .noCompiler
    }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// The type that keeps another one from being decodable, by the compiler's words.
  static func undecodable(in message: String) -> String? {
    let pattern = /because '([^']+)' does not conform to 'Decodable'/
    guard let match = message.firstMatch(of: pattern) else { return nil }
    // Of `[Drink]?` and `Array<Drink>` it is the innermost name that counts.
    let words = match.1.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
    return words.last?.split(separator: ".").last.map(String.init)
  }
}
