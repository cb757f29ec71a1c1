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
    do {
      return try BoundedFile.read(path, limit: maximumBytes)
    } catch {
      switch error {
      case .unreadable: throw .unreadable(path: path)
      case .tooLarge: throw .tooLarge(path: path, limit: maximumBytes)
      }
    }
  }

  /// What a document holds.
  package struct Entries<Entry> {
    package let entries: [Entry]
    /// The fields at the top that are there but that the type never asks for, sorted.
    package let unreadFields: [String]
  }

  /// The entries in a document that came from `path`.
  package static func entries<T: Decodable>(
    of type: T.Type,
    in data: Data,
    path: String
  ) throws(EntryError) -> Entries<T> {
    do {
      let decoded = try recorded(type, in: data)
      guard !decoded.isEmpty else { throw EntryError.empty(path: path) }
      let read = decoded.reduce(into: Set<String>()) { $0.formUnion($1.read) }
      let present = decoded.reduce(into: Set<String>()) { $0.formUnion($1.present) }
      return Entries(
        entries: decoded.map(\.entry),
        unreadFields: present.subtracting(read).sorted()
      )
    } catch let error as EntryError {
      throw error
    } catch {
      throw .undecodable(path: path, problem: DecodingProblem.describe(error, in: data))
    }
  }

  private static func recorded<T: Decodable>(
    _ type: T.Type,
    in data: Data
  ) throws -> [RecordedEntry<T>] {
    if isArray(data) { return try decoder.decode([RecordedEntry<T>].self, from: data) }
    return [try decoder.decode(RecordedEntry<T>.self, from: data)]
  }

  private static func isArray(_ data: Data) -> Bool {
    // White space and a byte order mark may stand before the document.
    let skipped: Set<UInt8> = [0x09, 0x0A, 0x0D, 0x20, 0xEF, 0xBB, 0xBF]
    return data.first { !skipped.contains($0) } == UInt8(ascii: "[")
  }

  /// Years 1 to 9999: what ISO 8601 can write, and calendars can be asked about.
  private static let calendarSeconds = -62_135_596_800.0..<253_402_300_800.0

  private static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dataDecodingStrategy = .base64
    decoder.dateDecodingStrategy = .custom { decoder in
      let container = try decoder.singleValueContainer()
      if let seconds = try? container.decode(Double.self), calendarSeconds.contains(seconds) {
        return Date(timeIntervalSince1970: seconds)
      }
      let text = try? container.decode(String.self)
      if let date = text.flatMap(ISO8601.date) { return date }
      let found = text.map { "\"\($0)\"" } ?? "no such value"
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "expected a date such as \"2026-01-31T09:30:00Z\" or seconds since 1970, "
          + "found \(found)"
      )
    }
    return decoder
  }
}
