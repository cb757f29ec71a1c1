// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry
import TintypeLayout
import TintypeRaster
import TintypeText

extension DisplayListBuilder {
  /// Draws the lines of a text, or the bars that stand for them.
  mutating func add(
    _ content: TextContent,
    node: PlacedNode,
    frame: Rect,
    _ surroundings: Surroundings
  ) {
    guard node.proposal != .zero else { return }
    let layout = content.paragraph.layout(
      width: node.proposal.width,
      height: node.proposal.height
    )
    let shadows = content.inks.first?.paint.shadows ?? []
    addShadowed(shadows, frame: frame, surroundings) { builder, surroundings in
      for line in layout.lines {
        if content.isHidden {
          builder.addBar(for: line, content, frame: frame, surroundings)
        } else {
          builder.add(line, content, frame: frame, surroundings)
        }
      }
    }
  }

  private mutating func add(
    _ line: TintypeText.TextLine,
    _ content: TextContent,
    frame: Rect,
    _ surroundings: Surroundings
  ) {
    let move = AffineTransform(translationX: frame.minX, y: frame.minY)
      .concatenated(with: surroundings.transform)
    for segment in line.segments { addBackground(segment, of: line, content, frame, surroundings) }
    for run in line.runs {
      let shader = content.inks[run.style].paint.shader(in: frame)
        .applying(surroundings.transform)
      if run.isColor {
        addColorGlyphs(run, shader: shader, transform: move)
      } else {
        append(
          .glyphs(
            GlyphItem(
              face: run.face,
              emSize: run.size,
              glyphs: run.glyphs,
              transform: move,
              shader: shader
            )
          )
        )
      }
    }
    for box in line.boxes {
      guard let image = content.inks[box.style].image else { continue }
      let place = box.rect.offset(by: frame.origin).roundedToPixels(scale: 1 / pixel)
      add(image, frame: place, surroundings)
    }
    for segment in line.segments { addRules(segment, of: line, content, frame, surroundings) }
  }

  /// Emoji are pictures.
  ///
  /// They keep their colours and share the text's opacity.
  private mutating func addColorGlyphs(
    _ run: GlyphRun,
    shader: Shader,
    transform: AffineTransform
  ) {
    var opacity = 1.0
    if case .solid(let color) = shader { opacity = color.alpha }
    for glyph in run.glyphs {
      guard let picture = ColorGlyphCache.shared.picture(of: glyph.id, in: run.face) else {
        continue
      }
      let rect = Rect(
        x: glyph.x + picture.rect.minX * run.size,
        y: glyph.y + picture.rect.minY * run.size,
        width: picture.rect.width * run.size,
        height: picture.rect.height * run.size
      )
      append(
        .image(
          ImageItem(
            image: picture.image,
            rect: rect,
            quality: .high,
            transform: transform,
            opacity: opacity
          )
        )
      )
    }
  }

  /// A colour behind a stretch of text, as high as the line.
  private mutating func addBackground(
    _ segment: StyleSegment,
    of line: TintypeText.TextLine,
    _ content: TextContent,
    _ frame: Rect,
    _ surroundings: Surroundings
  ) {
    guard let paint = content.inks[segment.style].background else { return }
    let rect = Rect(
      minX: frame.minX + segment.minX,
      minY: frame.minY + line.baseline - line.ascent,
      maxX: frame.minX + segment.maxX,
      maxY: frame.minY + line.baseline + line.descent
    ).roundedToPixels(scale: 1 / pixel)
    fill(BezierPath(rect: rect), shader: paint.shader(in: frame), surroundings)
  }

  /// Lines under and through a stretch of text.
  ///
  /// Places and thicknesses are those of SF's own font tables: 0.1 em below and 0.27 em above the
  /// baseline, a fourteenth of an em thick.
  private mutating func addRules(
    _ segment: StyleSegment,
    of line: TintypeText.TextLine,
    _ content: TextContent,
    _ frame: Rect,
    _ surroundings: Surroundings
  ) {
    let ink = content.inks[segment.style]
    let thickness = max(segment.fontSize / 14, pixel)
    func rule(_ rule: TextContent.Rule?, above: Double) {
      guard let rule else { return }
      let y = frame.minY + line.baseline - segment.baselineOffset - above * segment.fontSize
      let rect = Rect(
        minX: frame.minX + segment.minX,
        minY: y,
        maxX: frame.minX + segment.maxX,
        maxY: y + thickness
      ).roundedToPixels(scale: 1 / pixel)
      for stroke in strokes(of: rect, rule.lengths.map { $0 * thickness }) {
        fill(BezierPath(rect: stroke), shader: rule.paint.shader(in: frame), surroundings)
      }
    }
    rule(ink.underline, above: -0.1)
    rule(ink.strikethrough, above: 0.27)
  }

  /// The parts of a line that are drawn: strokes and gaps in turn, in points.
  private func strokes(of line: Rect, _ lengths: [Double]) -> [Rect] {
    guard !lengths.isEmpty, lengths.allSatisfy({ $0 > 0 }) else { return [line] }
    var strokes: [Rect] = []
    var x = line.minX
    var index = 0
    while x < line.maxX {
      let end = min(x + lengths[index % lengths.count], line.maxX)
      if index % 2 == 0 {
        let stroke = Rect(minX: x, minY: line.minY, maxX: end, maxY: line.maxY)
        strokes.append(stroke.roundedToPixels(scale: 1 / pixel))
      }
      x = end
      index += 1
    }
    return strokes
  }

  /// A rounded bar from the baseline up to the height of capitals, as long as the line.
  ///
  /// **Source:** facts `measured.md`, redacted placeholder.
  fileprivate mutating func addBar(
    for line: TintypeText.TextLine,
    _ content: TextContent,
    frame: Rect,
    _ surroundings: Surroundings
  ) {
    guard line.width > 0 else { return }
    let bar = Rect(
      x: frame.minX + line.x,
      y: frame.minY + line.baseline - line.capHeight,
      width: line.width,
      height: line.capHeight
    )
    let outline = BezierPath(
      roundedRect: bar,
      radii: CornerRadii(all: 0.185 * line.capHeight),
      style: .continuous
    )
    for segment in line.segments {
      let paint = content.inks[segment.style].paint.opacity(EnvironmentValues.redactedOpacity)
      let isWhole = line.segments.count == 1
      if !isWhole {
        let part = Rect(
          minX: frame.minX + segment.minX,
          minY: bar.minY,
          maxX: frame.minX + segment.maxX,
          maxY: bar.maxY
        )
        append(.pushClip(BezierPath(rect: part).applying(surroundings.transform), .winding))
      }
      fill(outline, shader: paint.shader(in: frame), surroundings)
      if !isWhole { append(.popClip) }
    }
  }
}
