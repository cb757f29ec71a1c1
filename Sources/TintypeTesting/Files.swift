// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation

/// Reads and writes whole files, with errors of ours.
enum Files {
  /// The folder of the nearest `Package.swift` above a file.
  static func packageRoot(above path: String) throws(GoldenError) -> String {
    var folder = URL(filePath: path).standardizedFileURL
    while folder.pathComponents.count > 1 {
      folder.deleteLastPathComponent()
      let manifest = folder.appending(component: "Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { return folder.path }
    }
    throw .noPackage(above: path)
  }

  /// `nil` if there is no such file.
  static func read(_ path: String) throws(GoldenError) -> [UInt8]? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    do {
      return try [UInt8](Data(contentsOf: URL(filePath: path)))
    } catch {
      throw .unreadable(path: path, reason: error.localizedDescription)
    }
  }

  /// Writes the file whole or not at all, and the folders above it.
  static func write(_ bytes: [UInt8], to path: String) throws(GoldenError) {
    let url = URL(filePath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(bytes).write(to: url, options: .atomic)
    } catch {
      throw .unwritable(path: path, reason: error.localizedDescription)
    }
  }

  /// Removes a file if it is there.
  static func remove(_ path: String) throws(GoldenError) {
    guard FileManager.default.fileExists(atPath: path) else { return }
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw .unwritable(path: path, reason: error.localizedDescription)
    }
  }

  /// Paths of all visible files below a folder, sorted; none if there is no such folder.
  static func filesBelow(_ folder: String) throws(GoldenError) -> [String] {
    guard FileManager.default.fileExists(atPath: folder) else { return [] }
    do {
      // The folder may be a link, below which nothing would be found.
      let folder = URL(filePath: folder).resolvingSymlinksInPath().path
      let paths = try FileManager.default.subpathsOfDirectory(atPath: folder)
      return paths.filter { path in
        !path.split(separator: "/").contains { $0.hasPrefix(".") } && !isFolder("\(folder)/\(path)")
      }.sorted()
    } catch {
      throw .unreadable(path: folder, reason: error.localizedDescription)
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }
}
