// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import Tintype
import TintypeGeometry

@Suite struct StackGoldens {
  static let cases = [
    Golden("hstack=default-spacing") {
      HStack {
        Color.red.frame(width: 20, height: 20)
        Color.green.frame(width: 20, height: 40)
        Color.blue
      }
    },
    Golden("vstack=trailing") {
      VStack(alignment: .trailing, spacing: 4) {
        Color.red.frame(width: 20, height: 20)
        Color.green.frame(width: 60, height: 20)
        Spacer()
        Color.blue.frame(width: 40, height: 20)
      }
    },
    Golden("text@3x", scale: 3) {
      VStack(alignment: .leading) {
        Text("Caffeine").font(.headline)
        Text("198 mg").font(.title).bold().foregroundStyle(.brown)
        Divider()
        Text("Капучино 拿铁咖啡 ☕️").font(.caption).foregroundStyle(.secondary)
      }
      .padding(4)
    },
  ]

  @Test(arguments: cases)
  @MainActor func matches(_ golden: Golden) throws {
    try expectSnapshot(of: golden, in: "StackGoldens")
  }
}
