// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import Foundation
import Tintype

/// Makes timeline entries of JSON.
///
/// Dates are ISO 8601 or seconds since 1970, data is base64. An array at the top holds several
/// entries.
package enum EntryDecoder {
  /// Larger files are refused before they are read: 64 MiB.
  package static let maximumBytes = 64 << 20

  /// The bytes of a file of entries.
  package static func data(ofFile path: String) throws(EntryError) -> Data {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    if let bytes = attributes?[.size] as? Int, bytes > maximumBytes {
      throw .tooLarge(path: path, bytes: bytes, limit: maximumBytes)
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable(path: path)
    }
    return data
  }

  /// The entries in a document that came from `path`.
  package static func entries<T: Decodable>(
    of type: T.Type,
    in data: Data,
    path: String
  ) throws(EntryError) -> [T] {
    do {
      guard isArray(data) else { return [try decoder.decode(type, from: data)] }
      let entries = try decoder.decode([T].self, from: data)
      guard !entries.isEmpty else { throw EntryError.empty(path: path) }
      return entries
    } catch let error as EntryError {
      throw error
    } catch {
      throw .undecodable(path: path, problem: DecodingProblem.describe(error, in: data))
    }
  }

  private static func isArray(_ data: Data) -> Bool {
    // White space and a byte order mark may stand before the document.
    let skipped: Set<UInt8> = [0x09, 0x0A, 0x0D, 0x20, 0xEF, 0xBB, 0xBF]
    return data.first { !skipped.contains($0) } == UInt8(ascii: "[")
  }

  private static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dataDecodingStrategy = .base64
    decoder.dateDecodingStrategy = .custom { decoder in
      let container = try decoder.singleValueContainer()
      if let seconds = try? container.decode(Double.self) {
        return Date(timeIntervalSince1970: seconds)
      }
      let text = try? container.decode(String.self)
      if let date = text.flatMap(ISO8601.date) { return date }
      let found = text.map { "\"\($0)\"" } ?? "something else"
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "expected a date such as \"2026-01-31T09:30:00Z\" or seconds since 1970, "
          + "found \(found)"
      )
    }
    return decoder
  }
}
