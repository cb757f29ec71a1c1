// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Tintype

/// Names the widgets of a program and the previews its source declares.
@MainActor struct ListCommand {
  let options: ListOptions
  let widgets: [WidgetDescription]

  private struct Contents: Encodable {
    var widgets: [WidgetRow]
    var previews: [PreviewRow]
  }

  private struct WidgetRow: Encodable {
    var kind: String
    var displayName: String?
    var description: String?
    var families: [String]
  }

  private struct PreviewRow: Encodable {
    var name: String?
    var family: String?
    var file: String
    var line: Int
  }

  func run(on console: Console) throws {
    guard options.files.isEmpty else {
      throw ProgramError.unexpectedFile(name: options.files[0])
    }
    let previews = PreviewRegistry.shared.previews.map { record in
      PreviewRow(
        name: record.name,
        family: record.widgetPreview?.family.shortName,
        file: record.file,
        line: record.line
      )
    }
    if options.json {
      let rows = widgets.map { widget in
        WidgetRow(
          kind: widget.kind,
          displayName: widget.displayName,
          description: widget.summary,
          families: widget.families.map(\.shortName)
        )
      }
      console.out(try JSONText.lines(Contents(widgets: rows, previews: previews)))
    } else {
      for widget in widgets { console.out(line(widget)) }
      for preview in previews { console.out(line(preview)) }
    }
  }

  private func line(_ widget: WidgetDescription) -> String {
    let families = widget.families.map(\.shortName).joined(separator: ", ")
    let words = [widget.displayName, widget.summary].compactMap(\.self).joined(separator: ": ")
    return "\(widget.kind)  [\(families)]" + (words.isEmpty ? "" : "  \(words)")
  }

  private func line(_ preview: PreviewRow) -> String {
    let name = preview.name.map { " \"\($0)\"" } ?? ""
    let family = preview.family.map { "  [\($0)]" } ?? ""
    return "#Preview\(name)\(family)  \(preview.file):\(preview.line)"
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
