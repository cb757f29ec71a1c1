// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeRaster

@testable import Tintype

@Suite @MainActor struct ForegroundTests {
  private func colors(
    _ view: some View,
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> [SRGBColor] { Inspect.scene(view, change).fillColors }

  @Test func withoutSettingTheSystemsLabels() {
    let levels = VStack {
      Rectangle()
      Rectangle().fill(.secondary)
      Rectangle().fill(.tertiary)
      Rectangle().fill(.quaternary)
    }
    #expect(
      colors(levels) == [
        SRGBColor(0, 0, 0), SRGBColor(60, 60, 67, 0.6), SRGBColor(60, 60, 67, 76.0 / 255),
        SRGBColor(60, 60, 67, 45.0 / 255),
      ]
    )
    #expect(colors(Rectangle()) { $0.colorScheme = .dark } == [SRGBColor(255, 255, 255)])
  }

  @Test func levelsOfAColorAreFainter() {
    let levels = VStack {
      Rectangle()
      Rectangle().fill(.secondary)
      Rectangle().fill(.tertiary)
      Rectangle().fill(.primary)
    }
    #expect(
      colors(levels.foregroundStyle(.red)).map(\.alpha) == [1, 0.5, 0.25, 1]
    )
    #expect(colors(levels.foregroundStyle(.red)).allSatisfy { $0.bytes == [255, 56, 60] })
    #expect(colors(Rectangle().foregroundStyle(.secondary).foregroundStyle(.red))[0].alpha == 0.5)
  }

  /// `Color.secondary` is a colour of the system; only the style `secondary` follows its
  /// surroundings.
  @Test func theColorSecondaryIsNoLevel() {
    let view = Rectangle().fill(Color.secondary).foregroundStyle(.red)
    #expect(colors(view) == [SRGBColor(60, 60, 67, 0.6)])
  }

  @Test func severalStylesFillTheLevels() {
    let view = VStack {
      Rectangle()
      Rectangle().fill(.secondary)
      Rectangle().fill(.tertiary)
    }
    .foregroundStyle(.red, .white)
    #expect(colors(view).map(\.bytes) == [[255, 56, 60], [255, 255, 255], [255, 56, 60]])
  }

  @Test func noColorMeansTheSystems() {
    #expect(colors(Rectangle().foregroundColor(nil).foregroundColor(.red)) == [SRGBColor(0, 0, 0)])
    #expect(colors(Rectangle().foregroundColor(.red)) == [.systemRed])
  }

  @Test func opacitiesMultiply() {
    #expect(colors(Color.red.opacity(0.5))[0].alpha == 0.5)
    #expect(colors(Color.red.opacity(0.5).opacity(0.5))[0].alpha == 0.25)
    #expect(colors(Rectangle().fill(.red.opacity(0.5)).opacity(0.5))[0].alpha == 0.25)
    #expect(colors(Rectangle().opacity(0)).isEmpty)
  }

  @Test func tintColorsControls() {
    #expect(colors(Rectangle().fill(.tint)).map(\.bytes) == [[0, 136, 255]])
    #expect(colors(Rectangle().fill(.tint).tint(.red)) == [.systemRed])
    #expect(
      colors(
        Button {
        } label: {
          Rectangle()
        }.tint(.red)
      ) == [.systemRed]
    )
    #expect(
      colors(
        Button {
        } label: {
          Rectangle()
        }.buttonStyle(.plain).tint(.red)
      )
        == [SRGBColor(0, 0, 0)]
    )
  }

  @Test func colorsFollowTheVersion() {
    #expect(colors(Color.blue).map(\.bytes) == [[0, 136, 255]])
    #expect(colors(Color.blue) { $0.systemVersion = .iOS18 }.map(\.bytes) == [[0, 122, 255]])
  }
}
