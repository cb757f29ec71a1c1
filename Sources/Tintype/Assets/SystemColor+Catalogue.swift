// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

extension SystemColor {
  /// The colour that a catalogue refers to: `systemBlueColor`, `labelColor`, `systemGray2Color`.
  init?(catalogueName name: String) {
    let stem = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    if let color = SystemColor(rawValue: stem) {
      self = color
      return
    }
    guard stem.hasPrefix("system") else { return nil }
    let short = stem.dropFirst(6)
    self.init(rawValue: short.prefix(1).lowercased() + short.dropFirst())
  }
}
