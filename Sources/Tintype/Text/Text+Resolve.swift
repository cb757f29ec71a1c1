// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import TintypeGeometry
package import TintypeLayout
import TintypeRaster
import TintypeText

/// Lines of text and what they are drawn with.
package struct TextContent: Sendable {
  /// What one stretch of the text is drawn with.
  struct Ink: Sendable {
    var paint: Paint
    var underline: Paint?
    var strikethrough: Paint?
  }

  let paragraph: Paragraph
  /// By the style number of the paragraph's spans.
  let inks: [Ink]
  /// Whether bars stand for the lines.
  let isHidden: Bool
}

extension Text: PrimitiveView {
  package func layoutNodes(in context: ResolveContext) -> [LayoutNode] {
    let resolver = TextResolver(context: context)
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

/// Turns texts into paragraphs for one place in the view tree.
@MainActor private struct TextResolver {
  let context: ResolveContext

  private var environment: EnvironmentValues { context.environment }

  func content(of text: Text) -> TextContent {
    var spans: [TextSpan] = []
    var inks: [TextContent.Ink] = []
    append(text, inheriting: Text.Look(), to: &spans, &inks)
    return TextContent(
      paragraph: Paragraph(spans: spans, style: paragraphStyle),
      inks: inks,
      isHidden: environment.hidesContent
    )
  }

  func spacing(of paragraph: Paragraph) -> Spacing {
    guard let first = paragraph.firstFontMetrics, let last = paragraph.lastFontMetrics else {
      return .ordinary
    }
    func wishes(_ m: FontMetrics) -> TextSpacing {
      TextSpacing(
        ascent: m.ascent,
        descent: m.descent,
        capHeight: m.capHeight,
        leading: m.leading,
        pixelsPerPoint: environment.displayScale
      )
    }
    return .text(first: wishes(first), last: wishes(last))
  }

  private var paragraphStyle: ParagraphStyle {
    var style = ParagraphStyle()
    style.alignment = environment.multilineTextAlignment.alignment
    style.lineLimit = environment.lineLimit.map { max(1, $0) }
    style.truncation = environment.truncationMode.mode
    style.lineSpacing = environment.lineSpacing
    style.minimumScaleFactor = environment.minimumScaleFactor
    style.allowsTightening = environment.allowsTightening
    style.rightToLeft = environment.layoutDirection == .rightToLeft
    style.locale = environment.locale.identifier(.bcp47)
    style.scale = environment.displayScale
    return style
  }

  private func append(
    _ text: Text,
    inheriting outer: Text.Look,
    to spans: inout [TextSpan],
    _ inks: inout [TextContent.Ink]
  ) {
    for part in text.parts {
      let look = part.look.filled(from: outer)
      if case .localized(let key) = part.content {
        append(key, look: look, to: &spans, &inks)
      } else {
        append(string(of: part.content), look: look, to: &spans, &inks)
      }
    }
  }

  private func append(
    _ key: LocalizedStringKey,
    look: Text.Look,
    to spans: inout [TextSpan],
    _ inks: inout [TextContent.Ink]
  ) {
    for piece in key.pieces {
      switch piece {
      case .literal(let words): append(words, look: look, to: &spans, &inks)
      case .value(_, let text): append(text, inheriting: look, to: &spans, &inks)
      }
    }
  }

  private func append(
    _ string: String,
    look: Text.Look,
    to spans: inout [TextSpan],
    _ inks: inout [TextContent.Ink]
  ) {
    guard !string.isEmpty else { return }
    var overrides = look.fontOverrides
    overrides.weight = overrides.weight ?? environment.fontOverrides.weight
    overrides.design = overrides.design ?? environment.fontOverrides.design
    overrides.isBold = overrides.isBold || environment.fontOverrides.isBold
    overrides.isItalic = overrides.isItalic || environment.fontOverrides.isItalic
    overrides.hasMonospacedDigits =
      overrides.hasMonospacedDigits || environment.fontOverrides.hasMonospacedDigits
    let font = (look.font ?? environment.font ?? .body).request(in: environment, overrides)
    spans.append(
      TextSpan(
        text: environment.textCase.applied(to: string, locale: environment.locale),
        font: font,
        style: inks.count,
        tracking: look.tracking ?? environment.tracking,
        baselineOffset: look.baselineOffset ?? environment.baselineOffset
      )
    )
    inks.append(ink(of: look))
  }

  private func ink(of look: Text.Look) -> TextContent.Ink {
    let paint = (look.style ?? AnyShapeStyle(ForegroundStyle())).resolvedPaint(in: context)
    func line(_ line: TextLine?) -> Paint? {
      line.map { $0.color.map { .color($0.resolved(in: context)) } ?? paint }
    }
    return TextContent.Ink(
      paint: paint,
      underline: line(look.underline ?? environment.underline),
      strikethrough: line(look.strikethrough ?? environment.strikethrough)
    )
  }

  /// What a stretch says here and now.
  private func string(of content: Text.Content) -> String {
    switch content {
    case .verbatim(let string): return string
    case .localized(let key): return key.key
    case .formatted(let format): return format(environment)
    case .date(let date, let style):
      return formatter.text(for: date, style: style.textStyle, now: environment.now ?? date)
    case .dates(let start, let end): return formatter.text(for: start...max(start, end))
    case .timer(let timer):
      return formatter.text(
        timerInterval: timer.interval,
        pauseTime: timer.pauseTime,
        countsDown: timer.countsDown,
        showsHours: timer.showsHours,
        now: environment.now ?? timer.interval.lowerBound
      )
    }
  }

  private var formatter: DateStyleFormatter {
    DateStyleFormatter(
      locale: environment.locale,
      calendar: environment.calendar,
      timeZone: environment.timeZone
    )
  }
}

extension Text.Look {
  /// This look, with what it doesn't set taken from around.
  fileprivate func filled(from outer: Text.Look) -> Text.Look {
    var result = self
    result.font = font ?? outer.font
    result.style = style ?? outer.style
    result.tracking = tracking ?? outer.tracking
    result.baselineOffset = baselineOffset ?? outer.baselineOffset
    result.underline = underline ?? outer.underline
    result.strikethrough = strikethrough ?? outer.strikethrough
    let theirs = outer.fontOverrides
    result.fontOverrides.weight = fontOverrides.weight ?? theirs.weight
    result.fontOverrides.design = fontOverrides.design ?? theirs.design
    result.fontOverrides.isBold = fontOverrides.isBold || theirs.isBold
    result.fontOverrides.isItalic = fontOverrides.isItalic || theirs.isItalic
    result.fontOverrides.hasMonospacedDigits =
      fontOverrides.hasMonospacedDigits || theirs.hasMonospacedDigits
    return result
  }
}

extension Text.DateStyle {
  fileprivate var textStyle: DateTextStyle {
    switch kind {
    case .date: .date
    case .time: .time
    case .relative: .relative
    case .offset: .offset
    case .timer: .timer
    }
  }
}
