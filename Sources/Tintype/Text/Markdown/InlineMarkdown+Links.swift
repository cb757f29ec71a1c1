// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

extension InlineMarkdown {
  mutating func openBracket(characterCount: Int) {
    let text = String(characters[position..<(position + characterCount)])
    append(Piece(run: Run(text: text), opensLink: characterCount == 1))
    position += characterCount
  }

  mutating func closeBracket() {
    flush()
    guard let opener = pieces.lastIndex(where: { $0.opensLink != nil }) else {
      append(plain: "]")
      position += 1
      return
    }
    let isLink = pieces[opener].opensLink == true
    pieces[opener].opensLink = nil
    guard let (target, end) = destination(from: position + 1) else {
      append(plain: "]")
      position += 1
      return
    }
    applyEmphasis(from: opener + 1)
    if isLink {
      for index in (opener + 1)..<max(opener + 1, pieces.count) {
        pieces[index].run.link = target
      }
      // Links hold no links.
      for index in 0..<opener where pieces[index].opensLink == true {
        pieces[index].opensLink = nil
      }
    }
    pieces[opener].run.text = ""
    position = end
  }

  /// What follows a link's text in parentheses: where it goes, and a title, which isn't kept.
  private func destination(from start: Int) -> (target: String, end: Int)? {
    guard start < characters.count, characters[start] == "(" else { return nil }
    var index = skippingSpaces(from: start + 1)
    var target = ""
    if index < characters.count, characters[index] == "<" {
      index += 1
      while index < characters.count, characters[index] != ">" {
        if characters[index].isNewline { return nil }
        target.append(characters[index])
        index += 1
      }
      index += 1
    } else {
      var depth = 0
      while index < characters.count, !characters[index].isWhitespace {
        if characters[index] == "(" { depth += 1 }
        // CommonMark lets a parser stop here; hostile text would take quadratic time.
        if depth > 32 { return nil }
        if characters[index] == ")" {
          if depth == 0 { break }
          depth -= 1
        }
        target.append(characters[index])
        index += 1
      }
      if depth > 0 { return nil }
    }
    index = skippingTitle(from: skippingSpaces(from: index))
    guard index < characters.count, characters[index] == ")" else { return nil }
    return (target, index + 1)
  }

  private func skippingSpaces(from start: Int) -> Int {
    var index = start
    while index < characters.count, characters[index].isWhitespace { index += 1 }
    return index
  }

  private func skippingTitle(from start: Int) -> Int {
    guard start < characters.count, characters[start] == "\"" || characters[start] == "'",
      let end = characters[(start + 1)...].firstIndex(of: characters[start])
    else { return start }
    return skippingSpaces(from: end + 1)
  }

  /// An address between angle brackets.
  mutating func parseAutolink() {
    let limit = min(characters.count, position + 2048)
    if let end = characters[position..<limit].firstIndex(of: ">") {
      let address = String(characters[(position + 1)..<end])
      let isPlain = !address.contains { $0.isWhitespace || $0 == "<" }
      let scheme = address.prefix {
        $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0))
      }
      let hasScheme =
        (2...32).contains(scheme.count) && address.dropFirst(scheme.count).first == ":"
      let isMail = address.contains("@") && !address.hasPrefix("@") && !address.hasSuffix("@")
      if isPlain, hasScheme || isMail {
        let link = hasScheme ? address : "mailto:\(address)"
        append(Piece(run: Run(text: address, link: link)))
        position = end + 1
        return
      }
    }
    append(plain: "<")
    position += 1
  }

  /// A character by its name or number.
  mutating func parseEntity() {
    let limit = min(characters.count, position + 12)
    if let end = characters[position..<limit].firstIndex(of: ";"),
      let text = Self.character(named: String(characters[(position + 1)..<end]))
    {
      append(plain: text)
      position = end + 1
    } else {
      append(plain: "&")
      position += 1
    }
  }

  private static func character(named name: String) -> String? {
    let names = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
      "ndash": "–", "mdash": "—", "hellip": "…", "copy": "©", "reg": "®", "deg": "°",
      "times": "×", "middot": "·", "bull": "•", "euro": "€",
    ]
    if let text = names[name] { return text }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
    let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map {
      String(Character($0 == "\0" ? "\u{FFFD}" : $0))
    }
  }
}
