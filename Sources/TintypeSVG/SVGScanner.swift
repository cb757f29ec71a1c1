// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Reads the numbers and words of attribute values.
struct SVGScanner {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { position >= bytes.count }

  /// The next byte, which stays where it is.
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func skipSpaces() {
    while let byte = next, Self.isSpace(byte) { position += 1 }
  }

  /// Skips spaces and one comma among them.
  mutating func skipSeparator() {
    skipSpaces()
    if take(",") { skipSpaces() }
  }

  /// Takes a character if it comes next.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let next, next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Letters, digits, hyphens and underscores; `nil` when none come next.
  mutating func word() -> String? {
    let start = position
    while let byte = next, Self.isLetter(byte) || Self.isDigit(byte) || byte == 45 || byte == 95 {
      position += 1
    }
    return start == position ? nil : String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Everything up to a character, which is taken too; `nil` when it doesn't come.
  mutating func text(until end: Unicode.Scalar) -> String? {
    guard let stop = bytes[position...].firstIndex(of: UInt8(ascii: end)) else { return nil }
    defer { position = stop + 1 }
    return String(decoding: bytes[position..<stop], as: UTF8.self)
  }

  /// A finite number; `nil` when none comes next.
  ///
  /// **Source:** SVG 2, 9.3.9, the grammar of numbers: `.5.5` are two of them.
  mutating func number() -> Double? {
    let start = position
    if let sign = next, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { position += 1 }
    let digits = skipDigits()
    var fraction = 0
    if next == UInt8(ascii: ".") {
      position += 1
      fraction = skipDigits()
    }
    guard digits + fraction > 0 else {
      position = start
      return nil
    }
    skipExponent()
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      position = start
      return nil
    }
    return value
  }

  /// A flag of an arc: one digit, which needs nothing behind it.
  mutating func flag() -> Bool? {
    if take("0") { return false }
    return take("1") ? true : nil
  }

  /// An e that no digit follows begins a unit.
  private mutating func skipExponent() {
    guard let mark = next, mark == UInt8(ascii: "e") || mark == UInt8(ascii: "E") else { return }
    let start = position
    position += 1
    if let sign = next, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { position += 1 }
    if skipDigits() == 0 { position = start }
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while let byte = next, Self.isDigit(byte) { position += 1 }
    return position - start
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 32 || byte == 9 || byte == 10 || byte == 13 || byte == 12
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 32) >= 97 && (byte | 32) <= 122
  }
}

extension SVGScanner {
  /// Numbers with spaces or commas between them, and nothing else; `nil` for anything else.
  static func numbers(_ text: String) -> [Double]? {
    var scanner = SVGScanner(text)
    var result: [Double] = []
    scanner.skipSpaces()
    while !scanner.isAtEnd {
      guard let number = scanner.number() else { return nil }
      result.append(number)
      scanner.skipSeparator()
    }
    return result
  }
}

extension StringProtocol {
  /// The text without spaces around it.
  var trimmed: String {
    func isSpace(_ character: Character) -> Bool {
      character.utf8.allSatisfy(SVGScanner.isSpace)
    }
    guard let first = firstIndex(where: { !isSpace($0) }),
      let last = self.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return String(self[first...last])
  }
}
