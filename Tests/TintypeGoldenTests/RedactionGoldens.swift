// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype
import TintypeGeometry

@Suite struct RedactionGoldens: GoldenSuite {
  static let cases: [Golden] = [
    Golden("text@3x") {
      VStack(alignment: .leading) {
        Text("Caffeine").font(.headline)
        Text("198 mg").font(.title).foregroundStyle(.brown)
        Text("Americano").font(.caption)
      }
      .redacted(reason: .placeholder)
    },
    Golden("text=several-lines@3x") {
      Text("A text that takes several lines of this size").redacted(reason: .placeholder)
    },
    Golden("text=truncated@3x") {
      Text("A text that is cut at its end").lineLimit(1).redacted(reason: .placeholder)
    },
    Golden("text=two-colors@3x") {
      (Text("Red").foregroundStyle(.red) + Text(" and blue").foregroundStyle(.blue))
        .redacted(reason: .placeholder)
    },
    Golden("dark@3x", dark: true) { Text("Americano").redacted(reason: .placeholder) },
    Golden("unredacted@3x") {
      VStack {
        Text("Kept").unredacted()
        Text("Hidden")
      }
      .redacted(reason: .placeholder)
    },
    Golden("is-placeholder@3x") {
      VStack {
        Text("Kept").isPlaceholder(false)
        Text("Hidden")
      }
      .isPlaceholder(true)
    },
    Golden("image") {
      VStack {
        Image(uiImage: .quarters)
        Image(uiImage: .quarters).resizable().clipShape(Circle()).foregroundStyle(.red)
      }
      .redacted(reason: .placeholder)
    },
    Golden("shapes-stay") {
      VStack {
        Circle().fill(.red)
        Color.blue
        LinearGradient(colors: [.yellow, .red], startPoint: .leading, endPoint: .trailing)
      }
      .redacted(reason: .placeholder)
    },
    Golden("privacy@3x") {
      VStack {
        Text("Balance").privacySensitive()
        Text("Bank")
      }
      .redacted(reason: .privacy)
    },
  ]

  @Test(arguments: cases)
  @MainActor func matches(_ golden: Golden) throws {
    try expectSnapshot(of: golden, in: Self.self)
  }
}
