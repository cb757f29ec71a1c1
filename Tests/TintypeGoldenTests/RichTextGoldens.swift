// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype
import TintypeGeometry

@Suite struct RichTextGoldens: GoldenSuite {
  private static var attributed: AttributedString {
    var big = AttributedString("Big ")
    big.font = .title
    big.foregroundColor = .purple
    var marked = AttributedString("marked")
    marked.backgroundColor = .yellow
    marked.underlineStyle = Text.LineStyle(pattern: .dot, color: .red)
    var raised = AttributedString(" up")
    raised.baselineOffset = 6
    raised.font = .caption
    return big + marked + raised
  }

  static let cases: [Golden] = [
    Golden("markdown@3x") {
      Text("**Bold**, *slanted*, `code`, ~~gone~~ and a [link](https://tintype.dev)").font(.caption)
    },
    Golden("attributed@3x") { Text(attributed) },
    Golden("line-patterns@3x") {
      VStack(alignment: .leading, spacing: 2) {
        Text("Solid line").underline()
        Text("Dotted line").underline(pattern: .dot)
        Text("Dashed line").underline(pattern: .dash, color: .red)
        Text("Dash and dot").strikethrough(pattern: .dashDot, color: .blue)
      }
      .font(.caption)
    },
    Golden("small-caps-and-width@3x") {
      VStack(alignment: .leading, spacing: 2) {
        Text("Small Caps 12").font(.body.smallCaps())
        Text("Condensed").fontWidth(.condensed)
        Text("Expanded").fontWidth(.expanded)
        Text("Body") + Text(" second").textScale(.secondary)
      }
    },
    Golden("reserved-lines") {
      VStack(spacing: 4) {
        Text("One").lineLimit(2, reservesSpace: true).border(.mint)
        Text("Tight\nlines").font(.body.leading(.tight)).border(.mint)
      }
    },
  ]

  @Test(arguments: cases)
  @MainActor func matches(_ golden: Golden) throws {
    try expectSnapshot(of: golden, in: Self.self)
  }
}
