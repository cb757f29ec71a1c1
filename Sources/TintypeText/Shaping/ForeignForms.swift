// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Contextual forms of Inter that put another character in the place of the written one.
///
/// Inter turns `->` into an arrow and the x of `10x10` into a multiplication sign; Apple's fonts
/// don't. Its other contextual forms move punctuation, as SF's do.
enum ForeignForms {
  /// Where contextual forms must be off.
  static func ranges(in text: [UInt16]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = 0
    while index < text.count {
      let end = arrowEnd(in: text, from: index)
      if end - index > 1 {
        found.append(index..<end)
      } else if isTimes(text, index) {
        found.append(index..<(index + 1))
      }
      index = max(end, index + 1)
    }
    return found
  }

  /// The end of a run of hyphens, equals signs and angle brackets.
  private static func arrowEnd(in text: [UInt16], from start: Int) -> Int {
    var end = start
    while end < text.count, [0x2D, 0x3C, 0x3D, 0x3E].contains(text[end]) { end += 1 }
    return end
  }

  /// Whether an x stands between digits, spaces allowed.
  private static func isTimes(_ text: [UInt16], _ index: Int) -> Bool {
    guard text[index] == 0x78 || text[index] == 0x58 else { return false }
    func isDigit(_ step: Int) -> Bool {
      var place = index + step
      if text.indices.contains(place), text[place] == 0x20 { place += step }
      return text.indices.contains(place) && (0x30...0x39).contains(text[place])
    }
    return isDigit(-1) && isDigit(1)
  }
}
