// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import Foundation

extension EntryDecoder {
  /// The fields at the top of a document that a type leaves unread, sorted.
  ///
  /// A field that is read can't hold values of every kind, so the document is decoded again with
  /// such values in the field's place; when that never fails, nobody looked.
  package static func unreadFields(of type: Any.Type, in data: Data) -> [String] {
    guard let decodable = type as? any Decodable.Type,
      let document = try? JSONSerialization.jsonObject(with: data)
    else { return [] }
    let objects = (document as? [Any] ?? [document]).compactMap { $0 as? [String: Any] }
    let fields = Set(objects.flatMap(\.keys))
    return fields.filter { field in
      objects.allSatisfy { $0[field] == nil || isUnread(field, of: decodable, in: $0) }
    }.sorted()
  }

  private static func isUnread(
    _ field: String,
    of type: any Decodable.Type,
    in object: [String: Any]
  ) -> Bool {
    let strangers: [Any] = [true, "\u{1}", [[[true]]], ["\u{1}": ["\u{1}": [true]]]]
    return strangers.allSatisfy { stranger in
      var changed = object
      changed[field] = stranger
      guard let data = try? JSONSerialization.data(withJSONObject: changed) else { return false }
      return (try? entries(of: type, in: data, path: "")) != nil
    }
  }
}
