// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation

/// Reads the files behind `--entry` for the widgets they fit.
@MainActor struct EntryFiles {
  private let paths: [String]

  init(_ paths: [String]) { self.paths = paths }

  /// The entries of all files for each widget, in the order of the widgets.
  ///
  /// A bundle's widgets may have entries of different types. A file then belongs to the widgets
  /// whose entry type reads it and leaves the fewest of its fields unread.
  ///
  /// - Throws: For a file that fits no widget, with what is wrong for each.
  func entries(for widgets: [WidgetDescription]) throws -> [[NamedEntry]] {
    var result: [[NamedEntry]] = Array(repeating: [], count: widgets.count)
    var names: Set<String> = []
    for path in paths {
      let data = try EntryDecoder.data(ofFile: path)
      let name = Self.uniqueName(of: path, &names)
      var fits: [(widget: Int, entries: [any TimelineEntry], unread: [String])] = []
      var problems: [String] = []
      for (index, widget) in widgets.enumerated() {
        do {
          let decoded = try Self.decode(widget.source.entryType, data, path: path)
          fits.append((index, decoded.entries, decoded.unreadFields))
        } catch {
          let problem = widgets.count > 1 ? "\(error) (for \(widget.kind))" : "\(error)"
          if !problems.contains(problem) { problems.append(problem) }
        }
      }
      guard let fewest = fits.map(\.unread.count).min() else {
        throw ProgramError.misfit(problems: problems)
      }
      for fit in fits where fit.unread.count == fewest {
        let type = widgets[fit.widget].source.entryType
        let warnings = fit.unread.map { "\(path): the field \"\($0)\" isn't read by \(type)" }
        for (number, entry) in fit.entries.enumerated() {
          let suffix = fit.entries.count > 1 ? "-\(number + 1)" : ""
          result[fit.widget].append(
            NamedEntry(name: name + suffix, entry: entry, warnings: number == 0 ? warnings : [])
          )
        }
      }
    }
    return result
  }

  private static func decode(
    _ type: any TimelineEntry.Type,
    _ data: Data,
    path: String
  ) throws(EntryError) -> EntryDecoder.Entries<any TimelineEntry> {
    guard let decodable = type as? any (Decodable & TimelineEntry).Type else {
      throw .notDecodable(path: path, type: "\(type)")
    }
    return try decoded(decodable, data, path: path)
  }

  private static func decoded<Entry: Decodable & TimelineEntry>(
    _ type: Entry.Type,
    _ data: Data,
    path: String
  ) throws(EntryError) -> EntryDecoder.Entries<any TimelineEntry> {
    let decoded = try EntryDecoder.entries(of: type, in: data, path: path)
    return EntryDecoder.Entries(entries: decoded.entries, unreadFields: decoded.unreadFields)
  }

  /// The file's name without its extension; a number tells equal ones apart.
  private static func uniqueName(of path: String, _ taken: inout Set<String>) -> String {
    let file = path.split(separator: "/").last ?? ""
    let dot = file.dropFirst().lastIndex(of: ".") ?? file.endIndex
    let stem = String(file[..<dot])
    var name = stem
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(stem)-\(number)"
      number += 1
    }
    return name
  }
}
