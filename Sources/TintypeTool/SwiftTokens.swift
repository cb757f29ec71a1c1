// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Splits Swift source into words and punctuation, without comments and the inside of strings.
///
/// Just enough to find declarations; interpolations count as part of their string.
struct SwiftTokens: Sequence, IteratorProtocol {
  private var rest: Substring.UTF8View

  init(_ source: String) { rest = source[...].utf8 }

  /// The next identifier, or one character of punctuation; a string literal gives `"`.
  mutating func next() -> String? {
    while let byte = rest.first {
      if byte == UInt8(ascii: "/"), skipComment() { continue }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#"), skipString() { return "\"" }
      if Self.isWordByte(byte) { return word() }
      rest.removeFirst()
      if byte > 0x20 { return String(UnicodeScalar(byte)) }
    }
    return nil
  }

  private mutating func word() -> String {
    let word = rest.prefix(while: Self.isWordByte)
    rest = rest[word.endIndex...]
    return String(Substring(word))
  }

  /// Bytes of other alphabets are above 0x7F.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte)
      || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  private func starts(with text: StaticString) -> Bool {
    rest.starts(with: "\(text)".utf8)
  }

  /// Skips a comment; those between `/*` and `*/` nest.
  private mutating func skipComment() -> Bool {
    if starts(with: "//") {
      rest = rest.drop { $0 != 0x0A }
      return true
    }
    guard starts(with: "/*") else { return false }
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        rest = rest.dropFirst(2)
      } else if starts(with: "*/") {
        depth -= 1
        rest = rest.dropFirst(2)
      } else {
        rest = rest.dropFirst()
      }
    } while depth > 0 && !rest.isEmpty
    return true
  }

  /// Skips a string with any number of `#`, on one line or several.
  private mutating func skipString() -> Bool {
    let hashes = rest.prefix { $0 == UInt8(ascii: "#") }.count
    let body = rest.dropFirst(hashes)
    guard body.first == UInt8(ascii: "\"") else { return false }
    let quotes = body.starts(with: "\"\"\"".utf8) ? 3 : 1
    let pounds = String(repeating: "#", count: hashes)
    let end = String(repeating: "\"", count: quotes) + pounds
    let escape = "\\" + pounds
    rest = body.dropFirst(quotes)
    while !rest.isEmpty, !rest.starts(with: end.utf8) {
      if quotes == 1, rest.first == 0x0A { return true }  // The compiler will complain.
      if rest.starts(with: (escape + "(").utf8) {
        rest = rest.dropFirst(escape.utf8.count)
        skipParentheses()
      } else if rest.starts(with: escape.utf8) {
        rest = rest.dropFirst(escape.utf8.count + 1)
      } else {
        rest = rest.dropFirst()
      }
    }
    rest = rest.dropFirst(end.utf8.count)
    return true
  }

  /// Skips an interpolation, in which strings may stand.
  private mutating func skipParentheses() {
    var depth = 0
    while let token = next() {
      if token == "(" { depth += 1 }
      if token == ")" { depth -= 1 }
      if depth == 0 { return }
    }
  }
}
