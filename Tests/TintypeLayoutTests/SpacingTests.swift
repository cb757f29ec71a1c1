// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry

@testable import TintypeLayout

@Suite @MainActor struct SpacingTests {
  private let body = TextSpacing(distanceBelowView: 6.4, distanceAboveView: 10.6, leading: 1.5)

  @Test func ordinaryViewsKeepEightApart() {
    #expect(Spacing.ordinary.distance(to: .ordinary, along: .vertical) == 8)
    #expect(Spacing.ordinary.distance(to: .ordinary, along: .horizontal) == 8)
    #expect(Spacing.none.distance(to: .none, along: .vertical) == 8)
  }

  @Test func spacersAskForNothingAlongTheirAxis() {
    let spacer = Spacing.spacer(along: [.vertical])
    #expect(spacer.distance(to: .ordinary, along: .vertical) == 0)
    #expect(Spacing.ordinary.distance(to: spacer, along: .vertical) == 0)
    #expect(spacer.distance(to: spacer, along: .vertical) == 0)
    #expect(spacer.distance(to: .ordinary, along: .horizontal) == 8)
  }

  @Test func textSaysHowFarItStaysFromViews() {
    let text = Spacing.text(first: body, last: body)
    #expect(Spacing.ordinary.distance(to: text, along: .vertical) == 6.4)
    #expect(text.distance(to: .ordinary, along: .vertical) == 10.6)
    #expect(text.distance(to: .ordinary, along: .horizontal) == 8)
    #expect(text.distance(to: text, along: .horizontal) == 8)
    #expect(text.distance(to: .spacer(along: [.vertical]), along: .vertical) == 0)
  }

  @Test func textBelowTextTakesTheLowerLeading() {
    var title = body
    title.leading = 3
    let (upper, lower) = (
      Spacing.text(first: body, last: body), Spacing.text(first: title, last: body)
    )
    #expect(upper.distance(to: lower, along: .vertical) == 3)
    #expect(lower.distance(to: upper, along: .vertical) == 1.5)
  }

  /// The measures of SF at 17 pt and what follows for them in facts `layout-defaults.json`.
  @Test func followsFromAFont() {
    let (ascent, descent, cap) = (16.1848, 4.1013, 11.9787)
    let spacing = TextSpacing(
      ascent: ascent,
      descent: descent,
      capHeight: cap,
      leading: 1.2,
      pixelsPerPoint: 3
    )
    #expect(abs(spacing.distanceBelowView - 6.434) < 0.002)
    #expect(abs(spacing.distanceAboveView - 10.642) < 0.002)
    #expect(abs(spacing.leading - 4.0 / 3) < 1e-9)
  }

  @Test func stacksPassOnTheirEnds() {
    let text = Box.node(
      LeafRule(spacing: .text(first: body, last: body)) { _ in
        LeafRule.Measurement(size: Size(width: 20, height: 20))
      }
    )
    let column = Box.column([text, Box.fixed(10, 10)])
    #expect(Spacing.ordinary.distance(to: column.spacing, along: .vertical) == 6.4)
    #expect(column.spacing.distance(to: .ordinary, along: .vertical) == 8)
    let row = Box.row([Box.fixed(10, 10), text])
    #expect(row.spacing.distance(to: .ordinary, along: .vertical) == 10.6)
  }

  @Test func framesAndMarginsEndTextDistances() {
    let text = Box.node(
      LeafRule(spacing: .text(first: body, last: body)) { _ in
        LeafRule.Measurement(size: Size(width: 20, height: 20))
      }
    )
    let padded = Box.node(
      PaddingRule(insets: Insets(top: 4, left: 0, bottom: 0, right: 0)),
      [text]
    )
    #expect(Spacing.ordinary.distance(to: padded.spacing, along: .vertical) == 8)
    #expect(padded.spacing.distance(to: .ordinary, along: .vertical) == 10.6)
    #expect(
      Box.frame(text, width: 40).spacing.distance(to: .ordinary, along: .vertical) == 10.6
    )
    #expect(Box.frame(text, height: 40).spacing.distance(to: .ordinary, along: .vertical) == 8)
  }
}
