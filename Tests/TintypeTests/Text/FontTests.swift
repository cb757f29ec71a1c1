// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeText

@testable import Tintype

@Suite struct FontTests {
  private func request(_ font: Font, _ overrides: Font.Overrides = .init()) -> FontRequest {
    font.request(in: EnvironmentValues(), overrides)
  }

  @Test(arguments: [
    (Font.TextStyle.largeTitle, 34.0, 41.0, 400.0, 700.0), (.title, 28, 34, 400, 700),
    (.title2, 22, 28, 400, 700), (.title3, 20, 25, 400, 700), (.headline, 17, 22, 600, 600),
    (.body, 17, 22, 400, 600), (.callout, 16, 21, 400, 600), (.subheadline, 15, 20, 400, 600),
    (.footnote, 13, 18, 400, 600), (.caption, 12, 16, 400, 600), (.caption2, 11, 13, 400, 600),
  ])
  func textStyles(
    style: Font.TextStyle,
    size: Double,
    lineHeight: Double,
    weight: Double,
    bold: Double
  ) {
    let plain = request(.system(style))
    #expect(plain.size == size)
    #expect(plain.lineHeight == lineHeight)
    #expect(plain.weight == weight)
    #expect(request(.system(style).bold()).weight == bold)
    #expect(request(.system(style), Font.Overrides(isBold: true)).weight == bold)
  }

  @Test func systemFontsAreBoldAtSevenHundred() {
    #expect(request(.system(size: 20).bold()).weight == 700)
    #expect(request(.system(size: 20, weight: .heavy).bold()).weight == 800)
    #expect(request(.system(size: 20)).lineHeight == nil)
  }

  @Test func weightsAndDesigns() {
    #expect(request(.body.weight(.light)).weight == 300)
    #expect(request(.body.bold().weight(.light)).weight == 300)
    #expect(request(.body, Font.Overrides(weight: .black)).weight == 900)
    #expect(request(.system(.body, design: .rounded)).design == .rounded)
    #expect(request(.body.monospaced()).design == .monospaced)
    #expect(request(.body.italic()).italic)
    #expect(request(.body.monospacedDigit()).monospacedDigits)
  }

  @Test func onlyRolesFollowThePersonsChoice() {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = .xxxLarge
    func size(_ font: Font) -> Double { font.request(in: environment, .init()).size }
    #expect(size(.body) == 23)
    #expect(size(.system(size: 17)) == 17)
    #expect(size(.custom("Some Font", size: 34)) == 46)
    #expect(size(.custom("Some Font", fixedSize: 34)) == 34)
  }
}
