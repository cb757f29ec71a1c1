// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype
import TintypeGeometry

/// The colours of the system in rows.
private struct Palette: View {
  var body: some View {
    VStack(spacing: 0) {
      row([.red, .orange, .yellow, .green, .mint])
      row([.teal, .cyan, .blue, .indigo, .purple])
      row([.pink, .brown, .gray, .primary, .secondary])
    }
  }

  private func row(_ colors: [Color]) -> some View {
    HStack(spacing: 0) { ForEach(colors, id: \.self) { $0 } }
  }
}

@Suite struct ColorGoldens: GoldenSuite {
  static let cases: [Golden] = [
    Golden("palette=light") { Palette() },
    Golden("palette=dark", dark: true) { Palette() },
    Golden("opacity") {
      ZStack {
        Color.black.frame(height: 30)
        Color.red.opacity(0.5).frame(width: 60)
      }
    },
    Golden("levels") {
      VStack(spacing: 0) {
        Rectangle().fill(.primary)
        Rectangle().fill(.secondary)
        Rectangle().fill(.tertiary)
        Rectangle().fill(.quaternary)
      }
      .foregroundStyle(.red)
    },
  ]

  @Test(arguments: cases)
  @MainActor func matches(_ golden: Golden) throws {
    try expectSnapshot(of: golden, in: Self.self)
  }
}
