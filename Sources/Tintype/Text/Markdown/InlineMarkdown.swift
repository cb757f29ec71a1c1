// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Markdown's markup within a line: emphasis, code, deletions and links; spaces and line breaks stay.
///
/// **Source:** CommonMark 0.31, chapter 6 ("Inlines") and its appendix, "An algorithm for parsing
/// nested emphasis and links"; GitHub's `~~`. HTML is plain text.
struct InlineMarkdown {
  /// A stretch of text and what it is meant as.
  struct Run: Equatable {
    var text: String
    var intent: InlinePresentationIntent = []
    var link: String?
  }

  /// The stretches of a text, neighbours differing.
  static func runs(of text: String) -> [Run] {
    guard text.utf8.contains(where: isMarkup) else {
      return text.isEmpty ? [] : [Run(text: text)]
    }
    var parser = InlineMarkdown(Array(text))
    parser.parse()
    return parser.merged()
  }

  private static func isMarkup(_ byte: UInt8) -> Bool {
    switch UnicodeScalar(byte) {
    case "*", "_", "`", "~", "[", "\\", "<", "&": true
    default: false
    }
  }

  /// A stretch that may turn out to be markup.
  struct Piece {
    var run: Run
    var delimiter: Delimiter?
    /// Whether the stretch opens a link; `nil` when it is no bracket.
    var opensLink: Bool?
  }

  /// A run of equal delimiter characters.
  struct Delimiter {
    var character: Character
    var count: Int
    /// The count before any were used up.
    let originalCount: Int
    let canOpen: Bool
    let canClose: Bool
  }

  let characters: [Character]
  var position = 0
  var pieces: [Piece] = []
  private var pending = ""
  /// Lengths of backtick runs that no later run ends.
  private var endlessCode: Set<Int> = []

  private init(_ characters: [Character]) { self.characters = characters }

  private mutating func parse() {
    while position < characters.count {
      switch characters[position] {
      case "\\": parseEscape()
      case "`": parseCode()
      case "*", "_", "~": parseDelimiters()
      case "[": openBracket(characterCount: 1)
      case "!" where next == "[": openBracket(characterCount: 2)
      case "]": closeBracket()
      case "<": parseAutolink()
      case "&": parseEntity()
      case let other:
        pending.append(other)
        position += 1
      }
    }
    flush()
    applyEmphasis(from: 0)
  }

  private var next: Character? {
    position + 1 < characters.count ? characters[position + 1] : nil
  }

  /// Ends the stretch of plain text.
  mutating func flush() {
    if !pending.isEmpty { pieces.append(Piece(run: Run(text: pending))) }
    pending = ""
  }

  mutating func append(plain text: String) { pending += text }

  mutating func append(_ piece: Piece) {
    flush()
    pieces.append(piece)
  }

  private mutating func parseEscape() {
    if let next, next.isASCII, next.isPunctuation || next.isSymbol {
      pending.append(next)
      position += 2
    } else {
      pending.append("\\")
      position += 1
    }
  }

  private mutating func parseCode() {
    let length = count(of: "`", from: position)
    let start = position + length
    var end = start
    while !endlessCode.contains(length), end < characters.count {
      guard characters[end] == "`" else {
        end += 1
        continue
      }
      let other = count(of: "`", from: end)
      if other == length {
        append(Piece(run: Run(text: code(start..<end), intent: .code)))
        position = end + length
        return
      }
      end += other
    }
    endlessCode.insert(length)
    pending += String(repeating: "`", count: length)
    position = start
  }

  /// One space on either side belongs to the markup.
  private func code(_ range: Range<Int>) -> String {
    let text = characters[range].map { $0.isNewline ? " " : $0 }
    let isPadded = text.count > 2 && text.first == " " && text.last == " "
    return String(isPadded && text.contains { $0 != " " } ? text.dropFirst().dropLast() : text[...])
  }

  func count(of character: Character, from start: Int) -> Int {
    var end = start
    while end < characters.count, characters[end] == character { end += 1 }
    return end - start
  }

  private mutating func parseDelimiters() {
    let character = characters[position]
    let count = count(of: character, from: position)
    let before = position > 0 ? characters[position - 1] : " "
    let after = position + count < characters.count ? characters[position + count] : " "
    position += count
    let text = String(repeating: character, count: count)
    guard character != "~" || count <= 2 else { return append(plain: text) }
    let (left, right) = Self.flanks(before, after)
    let isUnderscore = character == "_"
    append(
      Piece(
        run: Run(text: text),
        delimiter: Delimiter(
          character: character,
          count: count,
          originalCount: count,
          canOpen: left && (!isUnderscore || !right || Self.isPunctuation(before)),
          canClose: right && (!isUnderscore || !left || Self.isPunctuation(after))
        )
      )
    )
  }

  /// Whether delimiters between two characters lie at the left and at the right of a word.
  private static func flanks(_ before: Character, _ after: Character) -> (Bool, Bool) {
    let left =
      !after.isWhitespace
      && (!isPunctuation(after) || before.isWhitespace || isPunctuation(before))
    let right =
      !before.isWhitespace
      && (!isPunctuation(before) || after.isWhitespace || isPunctuation(after))
    return (left, right)
  }

  private static func isPunctuation(_ character: Character) -> Bool {
    character.isPunctuation || character.isSymbol
  }

  private func merged() -> [Run] {
    var result: [Run] = []
    for run in pieces.map(\.run) where !run.text.isEmpty {
      if let last = result.last, last.intent == run.intent, last.link == run.link {
        result[result.count - 1].text += run.text
      } else {
        result.append(run)
      }
    }
    return result
  }
}
