// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry
package import TintypeLayout
import TintypeRaster
import TintypeText

/// Lines of text and what they are drawn with.
package struct TextContent: Sendable {
  /// What one stretch of the text is drawn with.
  struct Ink: Sendable {
    var paint: Paint
    var background: Paint?
    var underline: Rule?
    var strikethrough: Rule?
    /// What stands in place of letters.
    var image: ImageContent?
  }

  /// A line under or through a stretch of text.
  struct Rule: Sendable {
    var paint: Paint
    /// Strokes and gaps in turn, in parts of the thickness; none for a whole line.
    var lengths: [Double]
  }

  let paragraph: Paragraph
  /// By the style number of the paragraph's spans.
  let inks: [Ink]
  /// Whether bars stand for the lines.
  let isHidden: Bool
}

extension Text: PrimitiveView {
  package func layoutNodes(in context: ResolveContext) -> [LayoutNode] {
    var resolver = TextResolver(context: context)
    let content = resolver.content(of: self)
    let paragraph = content.paragraph
    let rule = LeafRule(
      spacing: resolver.spacing(of: paragraph),
      baselineGuides: (
        VerticalAlignment.firstTextBaseline.guide, VerticalAlignment.lastTextBaseline.guide
      )
    ) { proposal in
      // A text that is offered nothing takes nothing. **Source:** facts `measured.md`.
      if proposal == .zero { return LeafRule.Measurement(size: .zero) }
      let layout = paragraph.layout(width: proposal.width, height: proposal.height)
      return LeafRule.Measurement(
        size: layout.size,
        baselines: (layout.firstBaseline, layout.lastBaseline)
      )
    }
    return [context.node(rule, content: .text(content))]
  }
}
