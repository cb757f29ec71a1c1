// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// One picture to draw.
@MainActor struct RenderJob {
  let widget: WidgetDescription
  let entry: NamedEntry
  let family: WidgetFamily
  let scheme: RenderOptions.Scheme
  let redaction: RenderOptions.Redaction

  /// The picture's file name; every choice that tells pictures apart is in it.
  var fileName: String {
    var parts = [widget.kind, entry.name, family.shortName, scheme.rawValue]
    if redaction != .none { parts.append(redaction.rawValue) }
    return parts.map(Self.safe).joined(separator: "-") + ".png"
  }

  /// Kinds may hold anything; file names had better not.
  private static func safe(_ text: String) -> String {
    let name = String(text.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "_" })
    return name.hasPrefix(".") ? "_" + name.dropFirst() : name
  }
}

/// An entry with the name it goes by in file names.
struct NamedEntry {
  let name: String
  let entry: any TimelineEntry
  /// What is odd about the file it came from.
  var warnings: [String] = []
}
