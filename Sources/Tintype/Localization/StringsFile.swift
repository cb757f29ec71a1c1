// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation

/// Reads `"key" = "translation";` lines.
struct StringsFile {
  private let units: [Unicode.Scalar]
  private let path: String
  private var position = 0

  /// The translations in a file's bytes: UTF-8, or UTF-16 with a byte order mark.
  static func entries(
    in data: Data,
    path: String
  ) throws(LocalizationError) -> [String: LocalizedEntry] {
    var text = ""
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      guard let decoded = String(data: data, encoding: .utf16) else {
        throw .undecodable(path: path, reason: "it is not UTF-16")
      }
      text = decoded
    } else {
      text = String(decoding: data, as: UTF8.self)
    }
    var file = StringsFile(units: Array(text.unicodeScalars), path: path)
    return try file.entries()
  }

  private init(units: [Unicode.Scalar], path: String) {
    self.units = units
    self.path = path
  }

  private mutating func entries() throws(LocalizationError) -> [String: LocalizedEntry] {
    var found: [String: LocalizedEntry] = [:]
    if current == "\u{FEFF}" { position += 1 }
    try skipBlanks()
    while current != nil {
      let key = try string("a key")
      try skipBlanks()
      if current == "=" {
        position += 1
        try skipBlanks()
        found[key] = LocalizedEntry(format: try string("a translation"))
        try skipBlanks()
      } else {
        found[key] = LocalizedEntry(format: key)
      }
      guard current == ";" else { throw problem("a semicolon") }
      position += 1
      try skipBlanks()
    }
    return found
  }

  private var current: Unicode.Scalar? { position < units.count ? units[position] : nil }

  private func problem(_ expected: String) -> LocalizationError {
    let line = 1 + units[..<min(position, units.count)].count { $0 == "\n" }
    return .malformed(path: path, line: line, expected: expected)
  }

  /// Passes over spaces and comments.
  private mutating func skipBlanks() throws(LocalizationError) {
    while let scalar = current {
      if scalar.properties.isWhitespace {
        position += 1
      } else if scalar == "/", position + 1 < units.count, units[position + 1] == "/" {
        while let next = current, next != "\n" { _ = next; position += 1 }
      } else if scalar == "/", position + 1 < units.count, units[position + 1] == "*" {
        position += 2
        while position + 1 < units.count, units[position] != "*" || units[position + 1] != "/" {
          position += 1
        }
        guard position + 1 < units.count else { throw problem("an end of the comment") }
        position += 2
      } else {
        return
      }
    }
  }

  private mutating func string(_ what: String) throws(LocalizationError) -> String {
    guard current == "\"" else { return try bareWord(what) }
    position += 1
    var result = String.UnicodeScalarView()
    while let scalar = current, scalar != "\"" {
      position += 1
      if scalar == "\\" { escape(to: &result) } else { result.append(scalar) }
    }
    guard current != nil else { throw problem("a closing quotation mark") }
    position += 1
    return String(result)
  }

  private mutating func bareWord(_ what: String) throws(LocalizationError) -> String {
    var result = String.UnicodeScalarView()
    while let scalar = current,
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || "_-.$/:".unicodeScalars.contains(scalar)
    {
      result.append(scalar)
      position += 1
    }
    if result.isEmpty { throw problem(what) }
    return String(result)
  }

  private mutating func escape(to result: inout String.UnicodeScalarView) {
    guard let scalar = current else { return }
    position += 1
    switch scalar {
    case "n": result.append("\n")
    case "t": result.append("\t")
    case "r": result.append("\r")
    case "U", "u": result.append(contentsOf: numbered())
    default: result.append(scalar)
    }
  }

  /// UTF-16 code units in four digits each; halves of a pair follow each other.
  private mutating func numbered() -> String.UnicodeScalarView {
    var codes: [UInt16] = []
    while true {
      let digits = String(
        String.UnicodeScalarView(units[position..<min(position + 4, units.count)])
      )
      guard let code = UInt16(digits, radix: 16) else { break }
      codes.append(code)
      position += 4
      guard UTF16.isLeadSurrogate(code), position + 1 < units.count, units[position] == "\\",
        units[position + 1] == "U" || units[position + 1] == "u"
      else { break }
      position += 2
    }
    return String(decoding: codes, as: UTF16.self).unicodeScalars
  }
}
