// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import TintypeGeometry
import TintypeLayout
import TintypeRaster
import TintypeText

/// Turns texts into paragraphs for one place in the view tree.
@MainActor struct TextResolver {
  let context: ResolveContext
  private var spans: [TextSpan] = []
  private var inks: [TextContent.Ink] = []

  init(context: ResolveContext) { self.context = context }

  var environment: EnvironmentValues { context.environment }

  mutating func content(of text: Text) -> TextContent {
    append(text, inheriting: Text.Look())
    return TextContent(
      paragraph: .cached(spans: spans, style: paragraphStyle),
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
    style.minimumLines = environment.minimumLineCount
    style.truncation = environment.truncationMode.mode
    style.lineSpacing = environment.lineSpacing
    style.minimumScaleFactor = environment.minimumScaleFactor
    style.allowsTightening = environment.allowsTightening
    style.rightToLeft = environment.layoutDirection == .rightToLeft
    style.locale = LocaleTags.tag(of: environment.locale)
    style.scale = environment.displayScale
    return style
  }

  private mutating func append(_ text: Text, inheriting outer: Text.Look) {
    for part in text.parts {
      let look = part.look.filled(from: outer)
      switch part.content {
      case .localized(let key, let table): append(key, table: table, look: look)
      case .attributed(let string): append(string, look: look)
      case .image(let image): append(image, look: look)
      case let other: append(string(of: other), look: look)
      }
    }
  }

  // MARK: Kinds of text

  private mutating func append(_ key: LocalizedStringKey, table: String?, look: Text.Look) {
    let pieces = translated(key, table: table)
    if pieces.count == 1, case .literal(let words) = pieces[0] {
      return append(InlineMarkdown.runs(of: words), values: [], look: look)
    }
    // Values take part in markup as a private character each, so that `**\(name)**` is bold.
    var values: [Text] = []
    var marked = ""
    for piece in pieces {
      switch piece {
      case .literal(let words): marked += words
      case .value(let value):
        marked.unicodeScalars.append(Self.placeholder(values.count))
        values.append(value.text)
      }
    }
    append(InlineMarkdown.runs(of: marked), values: values, look: look)
  }

  private func translated(
    _ key: LocalizedStringKey,
    table: String?
  ) -> [LocalizedStringKey.Piece] {
    let store = environment.localization
    guard !store.isEmpty,
      let (entry, locale) = store.entry(for: key.key, table: table, locale: environment.locale)
    else { return key.pieces }
    let values = key.pieces.compactMap { piece -> LocalizedStringKey.Value? in
      if case .value(let value) = piece { value } else { nil }
    }
    return entry.fragments(numbers: values.map(\.number), locale: locale).map { fragment in
      switch fragment {
      case .words(let words): .literal(words)
      case .argument(let index): .value(values[index])
      }
    }
  }

  private static let firstPlaceholder: UInt32 = 0x10_0000

  private static func placeholder(_ index: Int) -> Unicode.Scalar {
    Unicode.Scalar(firstPlaceholder + UInt32(min(index, 0xFFFD))) ?? " "
  }

  private mutating func append(
    _ runs: [InlineMarkdown.Run],
    values: [Text],
    look: Text.Look
  ) {
    for run in runs {
      var own = Text.Look()
      own.apply(run.intent)
      if run.link != nil { own.style = AnyShapeStyle(TintShapeStyle()) }
      let look = own.filled(from: look)
      if values.isEmpty {
        append(run.text, look: look)
        continue
      }
      var words = String.UnicodeScalarView()
      for scalar in run.text.unicodeScalars {
        let index = Int(scalar.value) - Int(Self.firstPlaceholder)
        if values.indices.contains(index) {
          append(String(words), look: look)
          words = String.UnicodeScalarView()
          append(values[index], inheriting: look)
        } else {
          words.append(scalar)
        }
      }
      append(String(words), look: look)
    }
  }

  private mutating func append(_ string: AttributedString, look: Text.Look) {
    typealias Attributes = AttributeScopes.SwiftUIAttributes
    for run in string.runs {
      var own = Text.Look()
      own.font = run[Attributes.FontAttribute.self]
      own.style = run[Attributes.ForegroundColorAttribute.self].map { AnyShapeStyle($0) }
      own.background = run[Attributes.BackgroundColorAttribute.self]
      own.tracking =
        run[Attributes.TrackingAttribute.self] ?? run[Attributes.KerningAttribute.self]
      own.baselineOffset = run[Attributes.BaselineOffsetAttribute.self]
      own.underline = run[Attributes.UnderlineStyleAttribute.self]
      own.strikethrough = run[Attributes.StrikethroughStyleAttribute.self]
      own.apply(run[Attributes.InlinePresentationIntentAttribute.self] ?? [])
      if own.style == nil, run.link != nil { own.style = AnyShapeStyle(TintShapeStyle()) }
      append(String(string[run.range].characters), look: own.filled(from: look))
    }
  }

  private mutating func append(_ image: Image, look: Text.Look) {
    var inkLook = look
    inkLook.underline = nil
    inkLook.strikethrough = nil
    var ink = ink(of: inkLook)
    guard let picture = image.inlineContent(in: context, paint: ink.paint) else { return }
    ink.image = picture
    spans.append(
      TextSpan(
        text: "",
        font: font(of: look).request(in: environment, traits(of: look)),
        style: inks.count,
        baselineOffset: look.baselineOffset ?? environment.baselineOffset,
        box: InlineBox(width: picture.size.width, ascent: picture.size.height)
      )
    )
    inks.append(ink)
  }

  // MARK: Stretches in one look

  private func font(of look: Text.Look) -> Font { look.font ?? environment.font ?? .body }

  private func traits(of look: Text.Look) -> Font.Overrides {
    look.fontOverrides.filled(from: environment.fontOverrides)
  }

  private mutating func append(_ string: String, look: Text.Look) {
    guard !string.isEmpty else { return }
    let (font, traits) = (font(of: look), traits(of: look))
    let request = font.request(in: environment, traits)
    check(string, request)
    let text = environment.textCase.applied(to: string, locale: environment.locale)
    let capitals = font.smallCapitals(traits)
    if capitals.isEmpty {
      append(text, request, look: look)
    } else {
      for part in SmallCapitalParts.parts(of: text, capitals, locale: environment.locale) {
        append(
          part.text,
          part.isSmall ? request.smaller(Font.SmallCapitals.factor) : request,
          look: look
        )
      }
    }
  }

  private mutating func append(_ string: String, _ request: FontRequest, look: Text.Look) {
    spans.append(
      TextSpan(
        text: string,
        font: request,
        style: inks.count,
        tracking: look.tracking ?? environment.tracking,
        baselineOffset: look.baselineOffset ?? environment.baselineOffset
      )
    )
    inks.append(ink(of: look))
  }

  /// Notes a font that isn't there and characters that no font has.
  private func check(_ string: String, _ request: FontRequest) {
    let library = FontLibrary.shared
    if let family = request.family, !library.has(family: family) {
      context.report(.missingFont(name: family, known: library.familyNames))
    }
    if string.utf8.allSatisfy({ $0 < 0x80 }) { return }
    for scalar in string.unicodeScalars where !library.canDraw(scalar, in: request) {
      context.report(.missingGlyph(scalar))
    }
  }

  private func ink(of look: Text.Look) -> TextContent.Ink {
    let paint = (look.style ?? AnyShapeStyle(ForegroundStyle())).resolvedPaint(in: context)
    func rule(_ line: Text.LineStyle?) -> TextContent.Rule? {
      line.map { line in
        TextContent.Rule(
          paint: line.color.map { .color($0.resolved(in: context)) } ?? paint,
          lengths: line.pattern.lengths
        )
      }
    }
    return TextContent.Ink(
      paint: paint,
      background: look.background.map { .color($0.resolved(in: context)) },
      underline: rule(look.underline ?? environment.underline),
      strikethrough: rule(look.strikethrough ?? environment.strikethrough)
    )
  }

  // MARK: Values

  /// What a stretch says here and now.
  private func string(of content: Text.Content) -> String {
    switch content {
    case .verbatim(let string): return string
    case .localized(let key, _): return key.key
    case .attributed(let string): return String(string.characters)
    case .image: return ""
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
  /// Makes the look that a meaning has.
  fileprivate mutating func apply(_ intent: InlinePresentationIntent) {
    if intent.contains(.stronglyEmphasized) { fontOverrides.isBold = true }
    if intent.contains(.emphasized) { fontOverrides.isItalic = true }
    if intent.contains(.code) { fontOverrides.design = .monospaced }
    if intent.contains(.strikethrough) { strikethrough = strikethrough ?? .single }
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
