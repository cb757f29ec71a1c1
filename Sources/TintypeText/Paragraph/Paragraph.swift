// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry
import Synchronization

/// A text in one or more styles that can be laid out for any proposal.
///
/// Laying out is pure and remembered: the same proposal gives the same layout at once.
package final class Paragraph: Sendable {
  package let spans: [TextSpan]
  package let style: ParagraphStyle
  private let library: FontLibrary
  private let state = Mutex(State())

  private struct State {
    var fullSize: ParagraphComposer?
    var layouts: [Proposal: TextLayout] = [:]
  }

  private struct Proposal: Hashable {
    var width: Double?
    var height: Double?
  }

  /// A layout asks for a handful of proposals; beyond this the memory starts anew.
  private static let layoutLimit = 32
  /// Sizes that `minimumScaleFactor` tries are this far apart.
  ///
  /// **Source:** reference case 01, where 22 points became between 21.0 and 21.2.
  static let scaleStep = 1.0 / 128
  /// How far letters may move together, in parts of the font size, and in how many steps.
  private static let tightening = (most: 0.05, steps: 5)

  /// The same paragraph as the last time, if it is still known, with the layouts it remembers.
  package static func cached(
    spans: [TextSpan],
    style: ParagraphStyle,
    library: FontLibrary = .shared
  ) -> Paragraph {
    library.paragraphs.paragraph(spans: spans, style: style) {
      Paragraph(spans: spans, style: style, library: library)
    }
  }

  package init(spans: [TextSpan], style: ParagraphStyle, library: FontLibrary = .shared) {
    self.spans = spans
    self.style = style
    self.library = library
  }

  /// The measures of the first font, for the space above the text.
  package var firstFontMetrics: FontMetrics? {
    spans.first.map { library.metrics(for: $0.font) }
  }

  /// The measures of the last font, for the space below the text.
  package var lastFontMetrics: FontMetrics? {
    spans.last.map { library.metrics(for: $0.font) }
  }

  /// Where every glyph goes when the text is offered a width and a height in points.
  ///
  /// `nil`, infinity and not-a-number mean as much as wanted; negative lengths count as 0. There is
  /// always at least one line, even where none fits.
  package func layout(width: Double? = nil, height: Double? = nil) -> TextLayout {
    let proposal = Proposal(width: Self.usable(width), height: Self.usable(height))
    if let known = state.withLock({ $0.layouts[proposal] }) { return known }
    let layout = makeLayout(proposal)
    state.withLock {
      if $0.layouts.count >= Self.layoutLimit { $0.layouts.removeAll() }
      $0.layouts[proposal] = layout
    }
    return layout
  }

  private static func usable(_ length: Double?) -> Double? {
    guard let length, length.isFinite else { return length == -.infinity ? 0 : nil }
    return max(0, length)
  }

  private func makeLayout(_ proposal: Proposal) -> TextLayout {
    let full = fullSizeComposer().layout(width: proposal.width, height: proposal.height)
    if Self.fits(full, proposal) { return full }
    if full.isTruncated, style.allowsTightening, let tight = tightened(proposal) { return tight }
    return shrunk(proposal) ?? full
  }

  /// Whether all of the text is seen within the height; a single line is laid out in any case.
  ///
  /// **Source:** reference cases 01 and 02, where a line shrinks to the height it is offered.
  private static func fits(_ layout: TextLayout, _ proposal: Proposal) -> Bool {
    // What is left of a stack's length may miss a line's height by a rounding error.
    !layout.isTruncated && layout.size.height <= (proposal.height ?? .infinity) + 0.01
  }

  private func fullSizeComposer() -> ParagraphComposer {
    if let known = state.withLock({ $0.fullSize }) { return known }
    let made = composer(scaleFactor: 1, tightening: 0)
    state.withLock { $0.fullSize = made }
    return made
  }

  private func composer(scaleFactor: Double, tightening: Double) -> ParagraphComposer {
    ParagraphComposer(
      spans: spans,
      style: style,
      library: library,
      scaleFactor: scaleFactor,
      tightening: tightening
    )
  }

  /// The least squeezed layout that shows everything; `nil` when none does.
  private func tightened(_ proposal: Proposal) -> TextLayout? {
    for step in 1...Self.tightening.steps {
      let amount = Self.tightening.most * Double(step) / Double(Self.tightening.steps)
      let layout = composer(scaleFactor: 1, tightening: amount)
        .layout(width: proposal.width, height: proposal.height)
      if !layout.isTruncated { return layout }
    }
    return nil
  }

  /// The largest size that shows everything, or the smallest allowed one, truncated.
  ///
  /// Bisection over multiples of `scaleStep` below 1, with the minimum itself as the last.
  private func shrunk(_ proposal: Proposal) -> TextLayout? {
    let minimum = style.minimumScaleFactor
    guard minimum < 1, minimum.isFinite else { return nil }
    let least = max(minimum, Self.scaleStep)
    let steps = Int(((1 - least) / Self.scaleStep).rounded(.up))
    func layout(_ step: Int) -> TextLayout {
      composer(scaleFactor: max(least, 1 - Double(step) * Self.scaleStep), tightening: 0)
        .layout(width: proposal.width, height: proposal.height)
    }
    var best = layout(steps)
    guard Self.fits(best, proposal) else { return best }
    var (tooLarge, fitting) = (0, steps)
    while fitting - tooLarge > 1 {
      let middle = (tooLarge + fitting) / 2
      let candidate = layout(middle)
      if Self.fits(candidate, proposal) {
        (fitting, best) = (middle, candidate)
      } else {
        tooLarge = middle
      }
    }
    return best
  }
}
