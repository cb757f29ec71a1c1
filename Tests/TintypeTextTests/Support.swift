// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry

@testable import TintypeText

/// Lays out one span at @3x.
func layout(
  _ text: String,
  font: FontRequest = FontRequest(size: 17, lineHeight: 22),
  width: Double? = nil,
  height: Double? = nil,
  change: (inout ParagraphStyle) -> Void = { _ in }
) -> TextLayout {
  var style = ParagraphStyle()
  style.scale = 3
  change(&style)
  return Paragraph(spans: [TextSpan(text: text, font: font)], style: style)
    .layout(width: width, height: height)
}

/// The box around all ink of a layout; nothing when there is none.
func inkBox(of layout: TextLayout) -> Rect {
  var box = Rect.zero
  for run in layout.lines.flatMap(\.runs) {
    for glyph in run.glyphs {
      let ink =
        run.isColor
        ? run.face.bitmap(glyph: glyph.id)?.rect : run.face.outline(glyph: glyph.id).controlBox
      guard let ink, !ink.isEmpty else { continue }
      box = box.union(
        Rect(
          x: glyph.x + ink.minX * run.size,
          y: glyph.y + ink.minY * run.size,
          width: ink.width * run.size,
          height: ink.height * run.size
        )
      )
    }
  }
  return box
}

func inkWidth(of layout: TextLayout) -> Double { inkBox(of: layout).width }
