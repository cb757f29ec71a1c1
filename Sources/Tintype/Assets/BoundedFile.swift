// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation

/// Reads files from outside without ever taking more than a limit.
package enum BoundedFile {
  /// Why a file isn't read.
  package enum Failure: Error, Equatable {
    /// It isn't there, is a folder, or may not be read.
    case unreadable
    /// It goes on beyond the limit.
    case tooLarge
  }

  /// The bytes of a file, which may be a pipe.
  ///
  /// The size is not asked for beforehand: pipes and devices have none.
  ///
  /// - Throws: `tooLarge` after reading `limit` bytes and one more.
  package static func read(_ path: String, limit: Int) throws(Failure) -> Data {
    guard let file = FileHandle(forReadingAtPath: path) else { throw .unreadable }
    defer { try? file.close() }
    var data = Data()
    while data.count <= limit {
      let chunk: Data?
      do {
        chunk = try file.read(upToCount: min(limit + 1 - data.count, 1 << 20))
      } catch {
        throw .unreadable
      }
      guard let chunk, !chunk.isEmpty else { return data }
      data.append(chunk)
    }
    throw .tooLarge
  }
}
