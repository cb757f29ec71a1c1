// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import Tintype
import TintypeGeometry
import TintypeRaster
import TintypeTesting

/// One picture of a suite: a view on a ground, compared with the picture on record.
///
/// 100 × 100 points on white, one pixel a point, unless the case says otherwise.
struct Golden: Sendable, CustomTestStringConvertible {
  let name: String
  let scale: Double
  let isDark: Bool
  /// The view in its surroundings.
  private let makeScene: @MainActor @Sendable (EnvironmentValues) -> Scene

  init<Content: View>(
    _ name: String,
    scale: Double = 1,
    dark: Bool = false,
    size: Size = Size(width: 100, height: 100),
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.name = name
    self.scale = scale
    isDark = dark
    makeScene = { environment in
      RenderArea(size: size).scene(
        of: ZStack {
          dark ? Color.black : Color.white
          content()
        },
        environment: environment
      )
    }
  }

  var testDescription: String { name }

  @MainActor func render() throws -> Pixmap {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    environment.colorScheme = isDark ? .dark : .light
    let scene = makeScene(environment)
    try #require(scene.problems.isEmpty, "\(scene.problems)")
    return try DisplayListRenderer.shared.render(scene.displayList)
  }
}

/// Compares a case with its picture in `golden/<suite>/<case>.png`.
@MainActor func expectSnapshot(of golden: Golden, in suite: String) throws {
  let store = try GoldenStore()
  let pixmap = try golden.render()
  try store.check(
    pixmap,
    pixelsPerPoint: golden.scale,
    as: GoldenName(suite: suite, case: golden.name)
  )
}
