// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// A stretch of text in one span, face, direction and script: what HarfBuzz shapes at once.
struct ShapeItem: Sendable {
  var range: Range<Int>
  var span: Int32
  var face: FontFace
  /// The em of `face` in points.
  var emSize: Double
  /// Added after every character, in points.
  var tracking: Double
  var features: ShapeFeatures
  /// The bidirectional embedding level; odd runs right to left.
  var level: UInt8
  var script: OpenTypeTag?
  var language: String
  /// The width of the picture that the item stands for, in points.
  var boxWidth: Double?

  /// Whether the next character belongs to the same item as this one.
  func continues(with other: ShapeItem) -> Bool {
    span == other.span && face === other.face && level == other.level
      && (script == other.script || other.script == nil || script == nil)
  }
}

/// Cuts a text into items.
struct Itemizer {
  let spans: [TextSpan]
  let fonts: [ResolvedFont]
  let chooser: FaceChooser
  let locale: String

  /// - Parameters:
  ///   - text: One block.
  ///   - characters: The boundaries between user-perceived characters, both ends included.
  ///   - levels: Embedding levels, one a code unit.
  /// - Returns: Items in reading order that cover the text.
  func items(in text: StyledText, characters: [Int], levels: [UInt8]) -> [ShapeItem] {
    var items: [ShapeItem] = []
    // Texts repeat their characters; looking each up once is enough.
    var known: [SimpleCharacter: ShapeItem] = [:]
    let language = HanLanguage.language(for: text.units, locale: locale)
    for (start, end) in zip(characters, characters.dropFirst()) {
      let key = SimpleCharacter(unit: text.units[start], span: text.spans[start])
      var item: ShapeItem
      if end - start == 1, let same = known[key] {
        item = same
        item.range = start..<end
        item.level = levels[start]
      } else {
        item = self.item(in: text, start..<end, level: levels[start], language: language)
        if end - start == 1 { known[key] = item }
      }
      if let last = items.last, last.continues(with: item), !isLongEnough(last.range, in: text) {
        items[items.count - 1].range = last.range.lowerBound..<end
        items[items.count - 1].script = last.script ?? item.script
      } else {
        items.append(item)
      }
    }
    return items
  }

  /// Whether an item should end here, because HarfBuzz's time grows faster than the text's length.
  ///
  /// A cut costs the kerning across it, so it waits for a space as long as it can.
  private func isLongEnough(_ range: Range<Int>, in text: StyledText) -> Bool {
    let atSpace = StyledText.isSpace(text.units[range.upperBound - 1])
    return range.count >= (atSpace ? 512 : 1024)
  }

  /// A character of one code unit in one span.
  private struct SimpleCharacter: Hashable {
    var unit: UInt16
    var span: Int32
  }

  private func item(
    in text: StyledText,
    _ range: Range<Int>,
    level: UInt8,
    language: String
  ) -> ShapeItem {
    let number = text.spans[range.lowerBound]
    let (span, font) = (spans[Int(number)], fonts[Int(number)])
    if let box = span.box {
      return ShapeItem(
        range: range,
        span: number,
        face: font.face,
        emSize: font.emSize,
        tracking: 0,
        features: [],
        level: level,
        language: language,
        boxWidth: box.width
      )
    }
    let scalars = Array(String(decoding: text.units[range], as: UTF16.self).unicodeScalars)
    let choice = chooser.face(for: scalars, in: font)
    var features: ShapeFeatures = []
    if span.font.monospacedDigits { features.insert(.tabularDigits) }
    if span.tracking != 0 { features.insert(.noLigatures) }
    if span.font.design == .monospaced {
      features.formUnion([.noLigatures, .noContextualForms])
    }
    return ShapeItem(
      range: range,
      span: number,
      face: choice.face,
      emSize: choice.isOwn ? font.emSize : span.font.usableSize,
      tracking: span.tracking + (choice.isOwn ? font.tracking : 0),
      features: features,
      level: level,
      script: scalars.lazy.compactMap(ICU.script).first,
      language: language
    )
  }
}
