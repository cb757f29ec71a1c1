// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation

/// The folder that pictures are put into, each whole or not at all.
struct OutputFolder {
  private let path: String

  /// Makes the folder where it is missing, and checks that it can be written to.
  init(_ path: String) throws(ProgramError) {
    self.path = path
    let files = FileManager.default
    do {
      try files.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .unwritableFolder(path: path, reason: Self.reason(error))
    }
    guard files.isWritableFile(atPath: path) else {
      throw .unwritableFolder(path: path, reason: "permission denied")
    }
  }

  /// Where a file of a name lies.
  func path(of name: String) -> String {
    path == "." ? name : URL(fileURLWithPath: path).relativePath + "/" + name
  }

  /// Writes beside the final name and renames, so that nobody ever sees half a file.
  func write(_ bytes: [UInt8], name: String) throws(ProgramError) {
    let path = path(of: name)
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .unwritableFile(path: path, reason: Self.reason(error))
    }
  }

  private static func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    return underlying?.localizedDescription ?? error.localizedDescription
  }
}
