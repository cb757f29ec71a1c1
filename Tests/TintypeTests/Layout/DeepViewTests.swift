// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype
import TintypeGeometry

@MainActor @Suite struct DeepViewTests {
  @Test func tenThousandNestedViews() {
    var view = AnyView(Color.red)
    for level in 0..<10_000 {
      view = level.isMultiple(of: 2) ? AnyView(view.padding(0)) : AnyView(view.frame(minWidth: 1))
    }
    let scene = RenderArea(size: Size(width: 100, height: 100)).scene(
      of: view,
      environment: EnvironmentValues()
    )
    #expect(scene.problems.isEmpty)
  }
}
