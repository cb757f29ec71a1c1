// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype
import TintypeGeometry

@Suite struct ControlGoldens: GoldenSuite {
  static let cases: [Golden] = [
    Golden("button@3x") { Button("Press") {} },
    Golden("button=plain@3x") { Button("Press") {}.buttonStyle(.plain) },
    Golden("button=bordered@3x") { Button("Press") {}.buttonStyle(.bordered) },
    Golden("button=bordered-prominent@3x") {
      Button("Press") {}.buttonStyle(.borderedProminent).tint(.green)
    },
    Golden("button=of-views@3x") {
      Button {
      } label: {
        HStack {
          Circle().frame(width: 10, height: 10)
          Text("Press")
        }
      }
    },
    Golden("link@3x") {
      Link("Open", destination: URL(fileURLWithPath: "/"))
    },
    Golden("label@3x") {
      Label {
        Text("Label")
      } icon: {
        Circle().fill(.red).frame(width: 12, height: 12)
      }
    },
  ]

  @Test(arguments: cases)
  @MainActor func matches(_ golden: Golden) throws {
    try expectSnapshot(of: golden, in: Self.self)
  }
}
