// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Tintype

/// One Swift file of a widget, as the user wrote it and as it is compiled.
struct WidgetSource: Equatable {
  /// The path that the user gave, which the compiler's messages show.
  let path: String
  /// What the user wrote.
  let text: String
  /// Larger files are no source: 16 MiB.
  private static let maximumBytes = 16 << 20
  /// Types of this file that get a `Decodable` conformance.
  var madeDecodable: [String] = []

  init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// Reads a file.
  init(reading path: String) throws(ToolError) {
    guard path.hasSuffix(".swift") else { throw .notSwift(path: path) }
    guard let data = try? BoundedFile.read(path, limit: Self.maximumBytes),
      let text = String(data: data, encoding: .utf8)
    else { throw .unreadable(path: path) }
    self.init(path: path, text: text)
  }

  /// The source to compile: positions are the user's, and the conformances stand behind.
  ///
  /// An extension in the file of the type lets the compiler write `init(from:)` itself.
  var compiled: String {
    let shown = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let extensions = madeDecodable.map { "extension \($0): Decodable {}\n" }.joined()
    return "#sourceLocation(file: \"\(shown)\", line: 1)\n\(text)\n"
      + "#sourceLocation()\n\(extensions)"
  }

  /// Whether a program starts in this file.
  var hasEntryPoint: Bool {
    let tokens = Array(SwiftTokens(text))
    return zip(tokens, tokens.dropFirst()).contains { $0 == "@" && $1 == "main" }
  }

  /// Makes the timeline entries of some files decodable that aren't yet.
  static func makingEntriesDecodable(_ sources: [WidgetSource]) -> [WidgetSource] {
    let elsewhere = Set(
      sources.flatMap { TypeDeclaration.all(in: $0.text) }.filter(\.isDecodable).map(\.name)
    )
    return sources.map { source in
      var source = source
      source.madeDecodable = TypeDeclaration.all(in: source.text)
        .filter { $0.isTimelineEntry && !elsewhere.contains($0.name) }
        .map(\.name)
      return source
    }
  }

  /// Makes one more type decodable, by its last name, in the file that declares it.
  ///
  /// - Returns: `nil` when no file declares it or it already is.
  static func makingDecodable(_ name: String, in sources: [WidgetSource]) -> [WidgetSource]? {
    var sources = sources
    for index in sources.indices {
      for type in TypeDeclaration.all(in: sources[index].text)
      where !type.isDecodable && type.name.split(separator: ".").last == name[...] {
        guard !sources[index].madeDecodable.contains(type.name) else { continue }
        sources[index].madeDecodable.append(type.name)
        return sources
      }
    }
    return nil
  }
}
