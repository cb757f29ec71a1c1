// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Cuts a block into lines, greedily.
struct LineBreaker {
  /// Sums of widths lose this much, in points; it keeps a text from wrapping at its own width.
  static let tolerance = 0.001

  private let shaped: ShapedText
  private let opportunities: [Int]
  private let width: Double
  private var nextOpportunity = 0
  private var nextCharacter = 0
  private var position = 0
  private var isDone = false

  /// - Parameters:
  ///   - shaped: The block.
  ///   - width: The length of a line in points; `nil` keeps the block on one line.
  ///   - locale: Decides where words end.
  init(_ shaped: ShapedText, width: Double?, locale: String) {
    self.shaped = shaped
    self.width = width ?? .infinity
    let fits = shaped.width(of: 0..<shaped.text.count) <= self.width + Self.tolerance
    opportunities =
      fits ? [shaped.text.count] : ICU.lineBreaks(in: shaped.text.units, locale: locale)
  }

  /// The next line; an empty block has one empty line.
  mutating func next() -> Range<Int>? {
    guard !isDone else { return nil }
    let start = position
    let end = lastFittingOpportunity(from: start) ?? lastFittingCharacter(from: start)
    position = end
    isDone = end >= shaped.text.count
    return start..<end
  }

  /// Spaces at the end of a line hang over the edge and need no room.
  private func fits(_ range: Range<Int>) -> Bool {
    shaped.width(of: shaped.text.trimmingEnd(range)) <= width + Self.tolerance
  }

  private mutating func lastFittingOpportunity(from start: Int) -> Int? {
    if start == shaped.text.count { return start }
    while nextOpportunity < opportunities.count, opportunities[nextOpportunity] <= start {
      nextOpportunity += 1
    }
    var found: Int?
    while nextOpportunity < opportunities.count, fits(start..<opportunities[nextOpportunity]) {
      found = opportunities[nextOpportunity]
      nextOpportunity += 1
    }
    return found
  }

  /// A word that is too long breaks where it must, but a line has at least one character.
  private mutating func lastFittingCharacter(from start: Int) -> Int {
    let characters = shaped.characters
    while nextCharacter < characters.count, characters[nextCharacter] <= start {
      nextCharacter += 1
    }
    var found = characters[min(nextCharacter, characters.count - 1)]
    while nextCharacter < characters.count, fits(start..<characters[nextCharacter]) {
      found = characters[nextCharacter]
      nextCharacter += 1
    }
    return found
  }
}
