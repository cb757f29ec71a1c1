// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// What can be wrong with a file of entries.
package enum EntryError: Error, Equatable, CustomStringConvertible {
  /// The file isn't there or can't be read.
  case unreadable(path: String)
  /// The file is larger than `limit` bytes.
  case tooLarge(path: String, limit: Int)
  /// The JSON doesn't fit the entry; `problem` says where and how.
  case undecodable(path: String, problem: String)
  /// The array at the top holds nothing.
  case empty(path: String)
  /// The widget's entry can't be made from JSON.
  case notDecodable(path: String, type: String)

  package var description: String {
    switch self {
    case .unreadable(let path):
      "\(path): the file can't be read"
    case .tooLarge(let path, let limit):
      "\(path): the file is too large; at most \(limit) bytes are read"
    case .undecodable(let path, let problem):
      "\(path): \(problem)"
    case .empty(let path):
      "\(path): the array holds no entry; give at least one"
    case .notDecodable(let path, let type):
      "\(path): \(type) can't be read from JSON; declare it Decodable"
    }
  }
}
