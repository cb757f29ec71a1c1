// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Replaces what doesn't fit on a line by an ellipsis.
struct Truncator {
  let mode: TruncationMode
  /// The room in points; infinite when only the number of lines is limited.
  let width: Double
  let shape: (StyledText) -> ShapedText

  /// The longest text with an ellipsis that fits.
  ///
  /// Where not even an ellipsis fits, as many full stops of it as do.
  ///
  /// - Parameters:
  ///   - rest: The line's text and everything after it.
  ///   - span: The span that styles an ellipsis with nothing beside it.
  /// - Returns: A text no wider than the room.
  func truncate(_ rest: ShapedText, span: Int32) -> ShapedText {
    let room = width - shape(ellipsis(span)).offsets[1]
    if room >= 0 {
      var parts = startingParts(of: rest, room: room)
      while true {
        let candidate = shape(assemble(rest.text, parts: parts, span: span))
        if fits(candidate) { return candidate }
        guard parts.shrink(in: rest.characters, mode: mode) else { break }
      }
    }
    return dots(span)
  }

  /// The text that is kept before and after the ellipsis.
  private struct Parts {
    var head: Range<Int>
    var tail: Range<Int>

    /// Drops the character next to the ellipsis; false when nothing is left to drop.
    mutating func shrink(in characters: [Int], mode: TruncationMode) -> Bool {
      let fromTail = mode == .head || (mode == .middle && tail.count >= head.count)
      if fromTail {
        guard let next = characters.first(where: { $0 > tail.lowerBound }) else { return false }
        tail = next..<tail.upperBound
      } else {
        guard let next = characters.last(where: { $0 < head.upperBound }) else { return false }
        head = 0..<next
      }
      return true
    }
  }

  private func fits(_ text: ShapedText) -> Bool {
    text.width(of: 0..<text.text.count) <= width + LineBreaker.tolerance
  }

  private func startingParts(of rest: ShapedText, room: Double) -> Parts {
    let end = rest.text.count
    func longestHead(_ room: Double) -> Int {
      rest.characters.last { rest.offsets[$0] <= room + LineBreaker.tolerance } ?? 0
    }
    func longestTail(_ room: Double) -> Int {
      rest.characters.first { rest.width(of: $0..<end) <= room + LineBreaker.tolerance } ?? end
    }
    switch mode {
    case .tail: return Parts(head: 0..<longestHead(room), tail: end..<end)
    case .head: return Parts(head: 0..<0, tail: longestTail(room)..<end)
    case .middle:
      let head = longestHead(room / 2)
      let start = max(head, longestTail(room - rest.offsets[head]))
      return Parts(head: 0..<head, tail: start..<end)
    }
  }

  private func assemble(_ text: StyledText, parts: Parts, span: Int32) -> StyledText {
    let head = text.trimmingEnd(parts.head)
    let tail = text.trimmingStart(parts.tail)
    var result = text[head]
    let neighbour = result.spans.last ?? (tail.isEmpty ? span : text.spans[tail.lowerBound])
    result.append(StyledText.ellipsis, span: neighbour)
    result.append(text[tail])
    return result
  }

  private func ellipsis(_ span: Int32) -> StyledText {
    var text = StyledText()
    text.append(StyledText.ellipsis, span: span)
    return text
  }

  private func dots(_ span: Int32) -> ShapedText {
    for count in stride(from: 2, through: 1, by: -1) {
      var text = StyledText()
      text.append(repeatElement(UInt16(0x2E), count: count), span: span)
      let shaped = shape(text)
      if fits(shaped) { return shaped }
    }
    return shape(StyledText())
  }
}
