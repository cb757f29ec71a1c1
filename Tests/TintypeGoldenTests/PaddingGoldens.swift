// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype
import TintypeGeometry

@Suite struct PaddingGoldens: GoldenSuite {
  static let cases: [Golden] = [
    Golden("default") { Color.blue.padding() },
    Golden("uniform") { Color.blue.padding(10) },
    Golden("edges=horizontal") { Color.blue.padding(.horizontal, 10) },
    Golden("edges=top-and-leading") { Color.blue.padding([.top, .leading], 30) },
    Golden("edges=bottom-default") { Color.blue.padding(.bottom) },
    Golden("insets") {
      Color.blue.padding(EdgeInsets(top: 5, leading: 10, bottom: 20, trailing: 40))
    },
    Golden("negative") {
      Color.red.padding(-10).background(.yellow).frame(width: 40, height: 40)
    },
    Golden("twice") { Color.blue.padding(10).background(.yellow).padding(10) },
  ]

  @Test(arguments: cases)
  @MainActor func matches(_ golden: Golden) throws {
    try expectSnapshot(of: golden, in: Self.self)
  }
}
