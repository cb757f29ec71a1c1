// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype
import TintypeGeometry

/// A view of the user's around another one.
private struct Wrapper: View {
  let content: AnyView

  var body: some View { content.overlay(Color.clear) }
}

@MainActor @Suite struct DeepViewTests {
  private func scene(_ view: AnyView) -> Scene {
    RenderArea(size: Size(width: 100, height: 100)).scene(
      of: view,
      environment: EnvironmentValues()
    )
  }

  @Test func tenThousandNestedModifiers() {
    var view = AnyView(Color.red)
    for level in 0..<10_000 {
      view = level.isMultiple(of: 2) ? AnyView(view.padding(0)) : AnyView(view.frame(minWidth: 1))
    }
    #expect(scene(view).problems.isEmpty)
  }

  @Test func tenThousandNestedViewsOfTheUsers() {
    var view = AnyView(Color.red)
    for _ in 0..<10_000 { view = AnyView(Wrapper(content: view)) }
    #expect(scene(view).problems.isEmpty)
  }

  @Test func tenThousandNestedStacks() {
    var view = AnyView(Color.red)
    for level in 0..<10_000 {
      let inner = view
      view = level.isMultiple(of: 2) ? AnyView(HStack { inner }) : AnyView(VStack { inner })
    }
    #expect(scene(view).problems.isEmpty)
  }

  @Test func tenThousandSiblings() {
    let view = VStack(spacing: 0) { ForEach(0..<10_000) { _ in Color.red.layoutPriority(1) } }
    #expect(scene(AnyView(view)).problems.isEmpty)
  }
}
