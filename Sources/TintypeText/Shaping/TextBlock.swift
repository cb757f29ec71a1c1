// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// What stands between two hard line breaks.
struct TextBlock: Sendable {
  var text = StyledText()
  /// Where the block begins in the whole text, in UTF-16 code units.
  var start: Int
  /// The span that gives an empty block its height.
  var span: Int32

  /// Cuts spans at hard line breaks; there is always at least one block.
  static func split(_ spans: [TextSpan]) -> [TextBlock] {
    var blocks = [TextBlock(start: 0, span: 0)]
    var offset = 0
    var afterReturn = false
    for (index, span) in spans.enumerated() {
      let number = Int32(index)
      var pending: [UInt16] = []
      func flush() {
        blocks[blocks.count - 1].text.append(pending, span: number)
        pending.removeAll(keepingCapacity: true)
      }
      for unit in span.text.utf16 {
        offset += 1
        if isBreak(unit) {
          flush()
          if unit == 0x0A && afterReturn {
            blocks[blocks.count - 1].start = offset
          } else {
            if blocks[blocks.count - 1].text.count == 0 { blocks[blocks.count - 1].span = number }
            blocks.append(TextBlock(start: offset, span: number))
          }
        } else {
          pending.append(drawable(unit))
        }
        afterReturn = unit == 0x0D
      }
      flush()
    }
    return blocks
  }

  /// Line feed, vertical tab, form feed, return, next line, line and paragraph separators.
  private static func isBreak(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// A tab is drawn as a space and other controls as nothing, not as missing glyphs.
  private static func drawable(_ unit: UInt16) -> UInt16 {
    switch unit {
    case 0x09: 0x20
    case 0..<0x20, 0x7F...0x9F: 0x200B
    default: unit
    }
  }
}
