// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry

extension ParagraphComposer {
  /// Gives every line its place and its glyphs.
  func assemble(_ slices: [Slice], width: Double?, isTruncated: Bool) -> TextLayout {
    var lines: [TextLine] = []
    var baselines: [Double] = []
    var top = 0.0
    for slice in slices {
      if !lines.isEmpty { top += slice.metrics.gap(spacing: style.usableLineSpacing) }
      lines.append(line(slice, top: top, width: width))
      baselines.append(style.roundedUp(top + slice.metrics.ascent))
      top += slice.metrics.height
    }
    top += reserve(below: slices)
    let boxWidth = boxWidth(of: lines, proposed: width, isTruncated: isTruncated)
    for index in lines.indices { lines[index].move(toX: x(of: lines[index], in: boxWidth)) }
    return TextLayout(
      size: Size(width: boxWidth, height: max(0, style.roundedUp(top))),
      firstBaseline: baselines.first ?? 0,
      lastBaseline: baselines.last ?? 0,
      lines: lines,
      isTruncated: isTruncated,
      scaleFactor: scaleFactor
    )
  }

  /// Room for lines that aren't there, as high as the last one.
  private func reserve(below slices: [Slice]) -> Double {
    guard style.minimumLines > slices.count, let last = slices.last else { return 0 }
    // No more than any screen could show.
    let missing = min(style.minimumLines, 1000) - slices.count
    let step = last.metrics.height + last.metrics.gap(spacing: style.usableLineSpacing)
    return Double(max(0, missing)) * step
  }

  /// The longest line; a truncated text takes all that it was offered (facts `measured.md`).
  private func boxWidth(of lines: [TextLine], proposed: Double?, isTruncated: Bool) -> Double {
    let widest = style.roundedUp(lines.map(\.width).max() ?? 0)
    guard isTruncated, let proposed else { return widest }
    return max(widest, proposed)
  }

  private func x(of line: TextLine, in boxWidth: Double) -> Double {
    let slack = boxWidth - line.width
    return switch (style.alignment, style.rightToLeft) {
    case (.leading, false), (.trailing, true): 0
    case (.trailing, false), (.leading, true): slack
    case (.center, _): slack / 2
    }
  }

  private func line(_ slice: Slice, top: Double, width: Double?) -> TextLine {
    let shaped = slice.replacement ?? shapedBlocks[slice.block]
    let range = slice.replacement == nil ? slice.range : 0..<shaped.text.count
    let baseline = style.rounded(top + slice.metrics.ascent)
    let blockStart = blocks[slice.block].start
    var line = TextLine(
      x: 0,
      baseline: baseline,
      width: 0,
      ascent: slice.metrics.ascent,
      descent: slice.metrics.descent,
      capHeight: slice.metrics.capHeight,
      fontSize: slice.metrics.fontSize,
      runs: [],
      segments: [],
      boxes: [],
      text: String(decoding: shaped.text.units[range], as: UTF16.self),
      utf16Range: (slice.range.lowerBound + blockStart)..<(slice.range.upperBound + blockStart),
      isTruncated: slice.replacement != nil
    )
    let visible = shaped.text.trimmingEnd(range)
    let runs = shaped.visualRuns(in: slice.isWrapped ? visible : range)
    for run in runs { append(run, to: &line) }
    // Last spaces that don't wrap count, but never push the text out of its box.
    let trimmed = shaped.width(of: visible)
    if let width, line.width > width { line.width = max(trimmed, min(line.width, width)) }
    return line
  }

  private func append(_ run: ShapedText.VisualRun, to line: inout TextLine) {
    let span = spans[Int(run.item.span)]
    let y = line.baseline - span.baselineOffset
    var x = line.width
    var glyphs: [PositionedGlyph] = []
    glyphs.reserveCapacity(run.glyphs.count)
    for glyph in run.glyphs {
      glyphs.append(
        PositionedGlyph(id: glyph.id, x: x + glyph.xOffset, y: y + glyph.yOffset)
      )
      x += glyph.advance
    }
    if let box = span.box {
      let rect = Rect(
        x: line.width,
        y: y - box.ascent,
        width: box.width,
        height: box.ascent + box.descent
      )
      line.boxes.append(PlacedBox(style: span.style, rect: rect))
    } else {
      line.runs.append(
        GlyphRun(face: run.item.face, size: run.item.emSize, style: span.style, glyphs: glyphs)
      )
    }
    let segment = StyleSegment(
      style: span.style,
      minX: line.width,
      maxX: x,
      baselineOffset: span.baselineOffset,
      fontSize: span.font.usableSize
    )
    if let last = line.segments.last, last.style == segment.style,
      last.baselineOffset == segment.baselineOffset, last.fontSize == segment.fontSize
    {
      line.segments[line.segments.count - 1].maxX = x
    } else {
      line.segments.append(segment)
    }
    line.width = x
  }
}

extension TextLine {
  /// Shifts everything on the line from x = 0.
  fileprivate mutating func move(toX newX: Double) {
    x = newX
    guard newX != 0 else { return }
    for run in runs.indices {
      for glyph in runs[run].glyphs.indices { runs[run].glyphs[glyph].x += newX }
    }
    for box in boxes.indices { boxes[box].rect.origin.x += newX }
    for segment in segments.indices {
      segments[segment].minX += newX
      segments[segment].maxX += newX
    }
  }
}
