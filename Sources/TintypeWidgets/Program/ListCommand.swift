// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation

/// Names the widgets of a program.
@MainActor struct ListCommand {
  let options: ListOptions
  let widgets: [WidgetDescription]

  private struct Row: Encodable {
    var kind: String
    var displayName: String?
    var description: String?
    var families: [String]
  }

  func run(on console: Console) throws {
    guard options.files.isEmpty else {
      throw ProgramError.unexpectedFile(name: options.files[0])
    }
    if options.json {
      let rows = widgets.map { widget in
        Row(
          kind: widget.kind,
          displayName: widget.displayName,
          description: widget.summary,
          families: widget.families.map(\.shortName)
        )
      }
      console.out(try JSONText.lines(rows))
    } else {
      for widget in widgets { console.out(line(widget)) }
    }
  }

  private func line(_ widget: WidgetDescription) -> String {
    let families = widget.families.map(\.shortName).joined(separator: ", ")
    let words = [widget.displayName, widget.summary].compactMap(\.self).joined(separator: ": ")
    return "\(widget.kind)  [\(families)]" + (words.isEmpty ? "" : "  \(words)")
  }
}

/// The JSON that programs print.
enum JSONText {
  /// A value as indented JSON with sorted keys.
  static func lines(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
