// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Why translations can't be read.
package enum LocalizationError: Error, Equatable, CustomStringConvertible {
  /// The file is there but can't be read, or is larger than any real one.
  case unreadable(path: String)
  /// The file is no strings file, from a line on.
  case malformed(path: String, line: Int, expected: String)
  /// The file is no property list, or no catalogue of strings.
  case undecodable(path: String, reason: String)

  package var description: String {
    switch self {
    case .unreadable(let path): "\(path): the translations can't be read"
    case .malformed(let path, let line, let expected):
      "\(path):\(line): not a strings file; expected \(expected)"
    case .undecodable(let path, let reason): "\(path): the translations can't be decoded: \(reason)"
    }
  }
}
