// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry

/// Lays out a paragraph's spans at one scale.
struct ParagraphComposer: Sendable {
  let style: ParagraphStyle
  let scaleFactor: Double
  let spans: [TextSpan]
  let metrics: [FontMetrics]
  let blocks: [TextBlock]
  let shapedBlocks: [ShapedText]
  let itemizer: Itemizer

  init(
    spans: [TextSpan],
    style: ParagraphStyle,
    library: FontLibrary,
    scaleFactor: Double,
    tightening: Double = 0
  ) {
    self.style = style
    self.scaleFactor = scaleFactor
    let scaled = spans.map { $0.scaled(by: scaleFactor, tightening: tightening) }
    self.spans = scaled
    metrics = scaled.map { library.metrics(for: $0.font) }
    let itemizer = Itemizer(
      spans: scaled,
      fonts: scaled.map { library.resolve($0.font) },
      chooser: FaceChooser(library: library),
      locale: style.locale
    )
    self.itemizer = itemizer
    blocks = TextBlock.split(scaled)
    shapedBlocks = blocks.map {
      ShapedText($0.text, itemizer: itemizer, rightToLeft: style.rightToLeft)
    }
  }

  /// - Parameters:
  ///   - width: The longest line in points, ≥ 0; `nil` for no limit.
  ///   - height: The room for lines in points; `nil` for no limit.
  /// - Returns: At least one line.
  func layout(width: Double?, height: Double?) -> TextLayout {
    var (lines, overflows) = wrap(width: width, height: height)
    if overflows, let last = lines.popLast() {
      lines.append(truncated(last, width: width ?? .infinity))
    }
    return assemble(lines, width: width, isTruncated: overflows)
  }

  /// A line before it has a place.
  struct Slice {
    var block: Int
    /// What of the block the line shows, or stands for when it is truncated.
    var range: Range<Int>
    /// The text with its ellipsis, in place of the block's.
    var replacement: ShapedText?
    /// Whether the line ends where it had to wrap, so that its last spaces take no room.
    var isWrapped: Bool
    var metrics: LineMetrics
  }

  private func wrap(width: Double?, height: Double?) -> (lines: [Slice], overflows: Bool) {
    var lines: [Slice] = []
    var bottom = 0.0
    for block in blocks.indices {
      let shaped = shapedBlocks[block]
      var breaker = LineBreaker(shaped, width: width, locale: style.locale)
      while let range = breaker.next() {
        let metrics = lineMetrics(of: shaped, range, fallback: blocks[block].span)
        bottom +=
          metrics.height + (lines.isEmpty ? 0 : metrics.gap(spacing: style.usableLineSpacing))
        // Half a pixel, because a parent rounds what it was told before it offers it back.
        let isTooLow = height.map { bottom > $0 + 0.5 / max(style.scale, 1) } ?? false
        if !lines.isEmpty, isTooLow || lines.count >= style.usableLineLimit {
          return (lines, true)
        }
        lines.append(
          Slice(
            block: block,
            range: range,
            isWrapped: range.upperBound < shaped.text.count,
            metrics: metrics
          )
        )
      }
    }
    return (lines, false)
  }

  func lineMetrics(
    of shaped: ShapedText,
    _ range: Range<Int>,
    fallback: Int32
  ) -> LineMetrics {
    var result = LineMetrics()
    var previous: Int32 = -1
    for number in range.isEmpty ? [fallback] : shaped.text.spans[range] where number != previous {
      previous = number
      guard spans.indices.contains(Int(number)) else { continue }
      result.add(metrics[Int(number)], of: spans[Int(number)])
    }
    for item in shaped.reaches(in: range) where spans.indices.contains(Int(item.span)) {
      result.add(item.reach, of: spans[Int(item.span)])
    }
    return result
  }

  private func truncated(_ line: Slice, width: Double) -> Slice {
    let level = shapedBlocks[line.block].baseLevel
    let truncator = Truncator(mode: style.truncation, width: width) {
      ShapedText(
        $0,
        itemizer: itemizer,
        rightToLeft: style.rightToLeft,
        baseLevel: level
      )
    }
    let rest = rest(from: line, width: width)
    var result = line
    result.isWrapped = false
    result.replacement =
      spans.isEmpty ? nil : truncator.truncate(rest, span: blocks[line.block].span)
    return result
  }

  /// What the truncated line has to stand for: to the end of the block, or of the whole text when
  /// its end is kept.
  private func rest(from line: Slice, width: Double) -> ShapedText {
    var text = StyledText()
    let block = blocks[line.block].text
    if style.truncation == .tail {
      text = block[line.range.lowerBound..<tailEnd(of: line, width: width)]
    } else {
      text = block[line.range.lowerBound..<block.count]
      for next in blocks[(line.block + 1)...] {
        text.append([0x20], span: next.span)
        text.append(next.text)
      }
    }
    return ShapedText(
      text,
      itemizer: itemizer,
      rightToLeft: style.rightToLeft,
      baseLevel: shapedBlocks[line.block].baseLevel
    )
  }

  /// Far enough that the line can't hold more; spares shaping the rest of a long text again.
  private func tailEnd(of line: Slice, width: Double) -> Int {
    let shaped = shapedBlocks[line.block]
    let limit = shaped.offsets[line.range.lowerBound] + width
    return shaped.characters.first { $0 >= line.range.upperBound && shaped.offsets[$0] > limit }
      ?? shaped.text.count
  }
}
