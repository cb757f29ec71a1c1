// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// What can be wrong with a folder of assets.
package enum AssetError: Error, Equatable, CustomStringConvertible {
  /// The folder given for assets isn't there or can't be listed.
  case unreadableDirectory(path: String)
  /// A file of a catalogue can't be read.
  case unreadableFile(path: String)
  /// A `Contents.json` doesn't say what it should; `problem` says where and what would be right.
  case malformed(path: String, problem: String)

  package var description: String {
    switch self {
    case .unreadableDirectory(let path):
      "\(path): the folder of assets can't be read; give a folder that exists"
    case .unreadableFile(let path):
      "\(path): the file can't be read"
    case .malformed(let path, let problem):
      "\(path): \(problem)"
    }
  }
}
