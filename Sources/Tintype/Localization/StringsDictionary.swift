// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation

/// The content of a `.stringsdict` file, or of a strings file that is a property list.
enum StringsDictionary {
  static func entries(
    in data: Data,
    path: String
  ) throws(LocalizationError) -> [String: LocalizedEntry] {
    let list: Any
    do {
      list = try unsafe PropertyListSerialization.propertyList(from: data, format: nil)
    } catch {
      throw .undecodable(path: path, reason: "it is no property list")
    }
    guard let items = list as? [String: Any] else {
      throw .undecodable(path: path, reason: "it is no dictionary")
    }
    return items.compactMapValues(entry)
  }

  private static func entry(_ value: Any) -> LocalizedEntry? {
    if let text = value as? String { return LocalizedEntry(format: text) }
    guard let item = value as? [String: Any],
      let format = item["NSStringLocalizedFormatKey"] as? String
    else { return nil }
    var entry = LocalizedEntry(format: format)
    for (name, variable) in item {
      guard let forms = variable as? [String: Any] else { continue }
      entry.variables[name] = LocalizedEntry.Variable(
        argument: nil,
        forms: forms.compactMapValues { $0 as? String }
          .filter { !$0.key.hasPrefix("NSString") }
      )
    }
    return entry
  }
}
