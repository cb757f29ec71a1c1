// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation

/// The translations beside a widget: strings files in `xx.lproj` folders, and catalogues of strings.
///
/// All are read once, when the store is made. When two folders translate a key, the first one counts.
package struct LocalizationStore: Sendable {
  typealias Table = [String: LocalizedEntry]

  /// Translations by table, language and key; languages in small letters, with hyphens.
  private var tables: [String: [String: Table]] = [:]
  private var sourceLanguages: [String: String] = [:]

  /// The table of texts that name none.
  static let defaultTable = "Localizable"

  /// A store without translations.
  package static let empty = LocalizationStore()

  private init() {}

  /// Reads the translations in some folders and in folders inside of them.
  ///
  /// - Throws: For a file that is broken. A folder that isn't there holds none.
  package init(directories: [String]) throws(LocalizationError) {
    for file in Self.files(in: directories) { try read(file) }
  }

  /// Whether there is anything to look up.
  var isEmpty: Bool { tables.isEmpty }

  /// The translation of a key; `nil` where there is none for the reader.
  func entry(for key: String, table: String?, locale: Locale) -> (LocalizedEntry, Locale)? {
    let name = table ?? Self.defaultTable
    guard let languages = tables[name] else { return nil }
    var candidates = Self.candidates(for: locale) + ["base"]
    if let source = sourceLanguages[name] { candidates.append(source) }
    for language in candidates {
      guard let entry = languages[language]?[key] else { continue }
      let isOwn = language != "base" && language != sourceLanguages[name]
      return (entry, isOwn || language == "base" ? locale : Locale(identifier: language))
    }
    return nil
  }

  /// A reader's language, from the most to the least particular name.
  static func candidates(for locale: Locale) -> [String] {
    let language = locale.language
    let full = Locale.Language(identifier: language.maximalIdentifier)
    let code = language.languageCode?.identifier ?? "en"
    let script = full.script?.identifier
    let region = locale.region?.identifier
    var names: [String] = []
    if let script, let region { names.append("\(code)-\(script)-\(region)") }
    if let script { names.append("\(code)-\(script)") }
    if let region { names.append("\(code)-\(region)") }
    return (names + [code]).map { $0.lowercased() }
  }

  private static let maximumDepth = 4
  private static let maximumSize = 16 << 20

  /// Files in a fixed order, the folders' own first.
  private static func files(in directories: [String]) -> [String] {
    var found: [String] = []
    func look(_ folder: String, _ depth: Int) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names.sorted() where !name.hasPrefix(".") {
        let path = folder + "/" + name
        let kind = (name as NSString).pathExtension.lowercased()
        if ["strings", "stringsdict", "xcstrings"].contains(kind) {
          found.append(path)
        } else if depth < maximumDepth, kind == "" || kind == "lproj" {
          // What is no folder has no contents.
          look(path, depth + 1)
        }
      }
    }
    for directory in directories { look(directory, 0) }
    return found
  }

  private mutating func read(_ path: String) throws(LocalizationError) {
    let data: Data
    do {
      data = try BoundedFile.read(path, limit: Self.maximumSize)
    } catch {
      throw .unreadable(path: path)
    }
    let file = path as NSString
    let table = (file.lastPathComponent as NSString).deletingPathExtension
    let folder = (file.deletingLastPathComponent as NSString)
    let language =
      folder.pathExtension == "lproj"
      ? (folder.lastPathComponent as NSString).deletingPathExtension : "Base"
    switch file.pathExtension.lowercased() {
    case "xcstrings":
      let catalogue: StringCatalogue
      do {
        catalogue = try JSONDecoder().decode(StringCatalogue.self, from: data)
      } catch {
        throw .undecodable(path: path, reason: "it is no catalogue of strings")
      }
      sourceLanguages[table] = sourceLanguages[table] ?? Self.normal(catalogue.sourceLanguage)
      for (language, entries) in catalogue.entries {
        add(entries, table: table, language: language)
      }
    case "stringsdict":
      add(try StringsDictionary.entries(in: data, path: path), table: table, language: language)
    default:
      let isList = data.starts(with: Array("bplist".utf8)) || data.starts(with: Array("<?xml".utf8))
      let entries =
        isList
        ? try StringsDictionary.entries(in: data, path: path)
        : try StringsFile.entries(in: data, path: path)
      add(entries, table: table, language: language)
    }
  }

  private mutating func add(_ entries: Table, table: String, language: String) {
    tables[table, default: [:]][Self.normal(language), default: [:]]
      .merge(entries) { old, new in old.variables.isEmpty && !new.variables.isEmpty ? new : old }
  }

  private static func normal(_ language: String) -> String {
    language.replacingOccurrences(of: "_", with: "-").lowercased()
  }
}
