// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// UTF-16 text whose every code unit knows the span that it came from.
struct StyledText: Sendable {
  private(set) var units: [UInt16] = []
  /// Indices of spans, one a code unit.
  private(set) var spans: [Int32] = []

  var count: Int { units.count }

  static let ellipsis = Array("\u{2026}".utf16)

  mutating func append(_ text: some Sequence<UInt16>, span: Int32) {
    let before = units.count
    units.append(contentsOf: text)
    spans.append(contentsOf: repeatElement(span, count: units.count - before))
  }

  mutating func append(_ other: StyledText) {
    units.append(contentsOf: other.units)
    spans.append(contentsOf: other.spans)
  }

  subscript(range: Range<Int>) -> StyledText {
    var result = StyledText()
    result.units = Array(units[range])
    result.spans = Array(spans[range])
    return result
  }

  /// The range without spaces at its end.
  func trimmingEnd(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, Self.isSpace(units[end - 1]) { end -= 1 }
    return range.lowerBound..<end
  }

  /// The range without spaces at its start.
  func trimmingStart(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound, Self.isSpace(units[start]) { start += 1 }
    return start..<range.upperBound
  }

  /// Spaces that hang over the edge where a line wraps; no-break spaces don't.
  static func isSpace(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
    default: false
    }
  }
}
