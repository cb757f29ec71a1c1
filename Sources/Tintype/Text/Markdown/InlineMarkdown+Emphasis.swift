// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

extension InlineMarkdown {
  /// Pairs delimiters from a piece on, innermost first.
  mutating func applyEmphasis(from bottom: Int) {
    // What found no opener once needn't look further back than there again.
    var bottoms: [String: Int] = [:]
    var closer = bottom
    while closer < pieces.count {
      guard let closing = pieces[closer].delimiter, closing.canClose, closing.count > 0 else {
        closer += 1
        continue
      }
      let kind = "\(closing.character)\(closing.originalCount % 3)\(closing.canOpen)"
      let floor = max(bottom, bottoms[kind] ?? bottom)
      if let opener = opener(for: closing, before: closer, from: floor) {
        join(opener, closer)
      } else {
        bottoms[kind] = closer
        if !closing.canOpen { pieces[closer].delimiter = nil }
        closer += 1
      }
    }
    for index in bottom..<max(bottom, pieces.count) { pieces[index].delimiter = nil }
  }

  private func opener(for closing: Delimiter, before closer: Int, from floor: Int) -> Int? {
    var index = closer - 1
    while index >= floor {
      if let opening = pieces[index].delimiter, opening.canOpen, opening.count > 0,
        opening.character == closing.character, Self.fit(opening, closing)
      {
        return index
      }
      index -= 1
    }
    return nil
  }

  private static func fit(_ opening: Delimiter, _ closing: Delimiter) -> Bool {
    if opening.character == "~" { return opening.count == closing.count }
    // Rules 9 and 10 of chapter 6.4.
    let isBoth = opening.canClose || closing.canOpen
    return !isBoth || (opening.originalCount + closing.originalCount) % 3 != 0
      || (opening.originalCount % 3 == 0 && closing.originalCount % 3 == 0)
  }

  private mutating func join(_ opener: Int, _ closer: Int) {
    guard let opening = pieces[opener].delimiter, let closing = pieces[closer].delimiter else {
      return
    }
    let isDeletion = opening.character == "~"
    let used = isDeletion ? opening.count : (opening.count >= 2 && closing.count >= 2 ? 2 : 1)
    let intent: InlinePresentationIntent =
      isDeletion ? .strikethrough : (used == 2 ? .stronglyEmphasized : .emphasized)
    for index in (opener + 1)..<closer {
      pieces[index].run.intent.insert(intent)
      pieces[index].delimiter = nil
    }
    for index in [opener, closer] {
      pieces[index].delimiter?.count -= used
      pieces[index].run.text.removeLast(used)
    }
  }
}
