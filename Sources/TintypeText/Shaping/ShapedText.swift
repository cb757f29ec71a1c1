// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// A block of text whose glyphs, character boundaries and widths are known.
struct ShapedText: Sendable {
  let text: StyledText
  /// Boundaries between user-perceived characters, both ends included.
  let characters: [Int]
  /// Sums of advances up to each code unit, in points, in reading order; one more than code units.
  let offsets: [Double]
  private let items: [ShapeItem]
  private let hasTallLetters: Bool
  /// The direction of the whole; odd runs right to left.
  let baseLevel: UInt8
  private let cache: ShapeCache

  /// - Parameters:
  ///   - text: One block or a part of it.
  ///   - itemizer: Finds faces.
  ///   - rightToLeft: The direction of text that has none.
  ///   - baseLevel: The direction of the block that the text is a part of.
  init(_ text: StyledText, itemizer: Itemizer, rightToLeft: Bool, baseLevel: UInt8? = nil) {
    self.text = text
    cache = itemizer.chooser.library.shapeCache
    characters = Self.characterBoundaries(of: text.units)
    let (levels, base) = ICU.bidiLevels(
      of: text.units,
      rightToLeft: rightToLeft,
      base: baseLevel
    )
    self.baseLevel = base
    items = itemizer.items(in: text, characters: characters, levels: levels)
    hasTallLetters = items.contains { $0.face.reach != nil }
    var advances = [Double](repeating: 0, count: text.count + 1)
    for item in items {
      for glyph in Self.glyphs(of: item, in: item.range, text: text, cache: cache) {
        advances[glyph.cluster + item.range.lowerBound + 1] += glyph.advance
      }
    }
    for index in advances.indices.dropFirst() { advances[index] += advances[index - 1] }
    offsets = advances
  }

  /// The sum of advances of a range.
  func width(of range: Range<Int>) -> Double {
    offsets[range.upperBound] - offsets[range.lowerBound]
  }

  /// What tall letters in a range need, in points; nothing where all are Latin or alike.
  func reaches(in range: Range<Int>) -> [(span: Int32, reach: FontReach)] {
    guard hasTallLetters else { return [] }
    return items.compactMap { item in
      guard let reach = item.face.reach, item.range.overlaps(range) else { return nil }
      let size = item.emSize
      return (item.span, FontReach(ascent: reach.ascent * size, descent: reach.descent * size))
    }
  }

  /// Part of an item on one line, its glyphs in points, left to right.
  struct VisualRun {
    var item: ShapeItem
    var glyphs: [ShapedGlyph]
    var width: Double
    fileprivate var level: UInt8
  }

  /// The glyphs of a line, left to right as drawn.
  func visualRuns(in range: Range<Int>) -> [VisualRun] {
    // Rule L1 of UAX #9: spaces at the end of a line follow the direction of the whole.
    let tail = text.trimmingEnd(range).upperBound
    var runs: [VisualRun] = []
    var index = firstItem(reaching: range.lowerBound)
    while index < items.count, items[index].range.lowerBound < range.upperBound {
      let item = items[index]
      let part = item.range.clamped(to: range)
      let body = part.lowerBound..<max(part.lowerBound, min(part.upperBound, tail))
      if !body.isEmpty { runs.append(run(of: item, body, level: item.level)) }
      let spaces = body.upperBound..<part.upperBound
      if !spaces.isEmpty { runs.append(run(of: item, spaces, level: baseLevel)) }
      index += 1
    }
    return Self.reordered(runs)
  }

  private func firstItem(reaching position: Int) -> Int {
    var (low, high) = (0, items.count)
    while low < high {
      let middle = (low + high) / 2
      if items[middle].range.upperBound <= position { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func run(of item: ShapeItem, _ range: Range<Int>, level: UInt8) -> VisualRun {
    var item = item
    item.level = level
    let glyphs = Self.glyphs(of: item, in: range, text: text, cache: cache)
    return VisualRun(
      item: item,
      glyphs: glyphs,
      width: glyphs.reduce(0) { $0 + $1.advance },
      level: level
    )
  }

  /// Rule L2 of UAX #9: from the highest level down, reverse every stretch at or above it.
  private static func reordered(_ runs: [VisualRun]) -> [VisualRun] {
    guard let highest = runs.map(\.level).max(), highest > 0 else { return runs }
    var runs = runs
    for level in stride(from: highest, through: 1, by: -1) {
      var start = 0
      while start < runs.count {
        var end = start
        while end < runs.count, runs[end].level >= level { end += 1 }
        if end > start { runs[start..<end].reverse() }
        start = max(end, start + 1)
      }
    }
    return runs
  }

  /// Glyphs in points with tracking, left to right; clusters count from the start of `range`.
  private static func glyphs(
    of item: ShapeItem,
    in range: Range<Int>,
    text: StyledText,
    cache: ShapeCache
  ) -> [ShapedGlyph] {
    if let width = item.boxWidth {
      return [ShapedGlyph(id: 0, cluster: 0, advance: width, xOffset: 0, yOffset: 0)]
    }
    // Letters of a joining script take their form from neighbours, even in another font.
    let margin = item.level % 2 == 1 || item.script == "Deva" ? 5 : 0
    let context =
      max(0, range.lowerBound - margin)..<min(text.count, range.upperBound + margin)
    let start = range.lowerBound - context.lowerBound
    let key = ShapeKey(
      face: item.face.id,
      text: Array(text.units[context]),
      range: start..<(start + range.count),
      rightToLeft: item.level % 2 == 1,
      script: item.script,
      language: item.language,
      features: item.features
    )
    var glyphs = cache.glyphs(for: key, face: item.face)
    for index in glyphs.indices {
      glyphs[index].advance *= item.emSize * item.face.stretch
      glyphs[index].xOffset *= item.emSize * item.face.stretch
      glyphs[index].yOffset *= item.emSize
      let isLast = index + 1 == glyphs.count || glyphs[index + 1].cluster != glyphs[index].cluster
      if isLast && glyphs[index].advance > 0 { glyphs[index].advance += item.tracking }
    }
    return glyphs
  }

  /// A letter under thousands of accents is no letter; HarfBuzz would take minutes over it.
  private static let longestCharacter = 256

  private static func characterBoundaries(of units: [UInt16]) -> [Int] {
    var boundaries = [0]
    // Latin text needs no string: every code unit is a character.
    if units.allSatisfy({ $0 < 0x300 }) { return Array(0...units.count) }
    var position = 0
    for character in String(decoding: units, as: UTF16.self) {
      let end = position + character.utf16.count
      while end - position > longestCharacter {
        position += longestCharacter
        if UTF16.isTrailSurrogate(units[position]) { position -= 1 }
        boundaries.append(position)
      }
      position = end
      boundaries.append(position)
    }
    return boundaries
  }
}
