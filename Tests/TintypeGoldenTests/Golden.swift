// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import Tintype
import TintypeGeometry
import TintypeRaster
import TintypeTesting

/// One picture of a suite: a view on a ground, compared with the picture on record.
///
/// 100 × 100 points on white, one pixel a point; a name that ends in `@3x` takes three.
struct Golden: Sendable, CustomTestStringConvertible {
  let name: String
  let isDark: Bool
  /// The view in its surroundings.
  private let makeScene: @MainActor @Sendable (EnvironmentValues) -> Scene

  init<Content: View>(
    _ name: String,
    dark: Bool = false,
    size: Size = Size(width: 100, height: 100),
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.name = name
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

  /// A picture of a widget, on no ground but its own.
  init<Content: View>(
    widget name: String,
    area: @escaping @MainActor @Sendable (inout RenderArea) -> Void,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.name = name
    isDark = false
    makeScene = { environment in
      var result = RenderArea(size: Size(width: 100, height: 100))
      result.cornerRadius = 22
      result.fallbackBackground = .white
      area(&result)
      return result.scene(of: content(), environment: environment)
    }
  }

  /// Pixels per point.
  var scale: Double { name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1 }

  var testDescription: String { name }

  @MainActor func render() throws -> Pixmap {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    environment.colorScheme = isDark ? .dark : .light
    let scene = makeScene(environment)
    try #require(scene.problems.isEmpty, "\(scene.problems)")
    let pixmap = try DisplayListRenderer.shared.render(scene.displayList)
    // Uneven heights, so that bands begin everywhere.
    let banded = try DisplayListRenderer.shared.render(scene.displayList, bands: 7, threads: 2)
    let isSame = banded == pixmap
    #expect(isSame, "bands change pixels")
    return pixmap
  }
}

/// A suite of pictures, kept in the folder of its name.
protocol GoldenSuite {
  static var cases: [Golden] { get }
}

extension GoldenSuite {
  static var folder: String { "\(Self.self)" }
}

/// Compares a case with its picture in `golden/<suite>/<case>.png`.
@MainActor func expectSnapshot(of golden: Golden, in suite: any GoldenSuite.Type) throws {
  let pixmap = try golden.render()
  try GoldenStore().check(
    pixmap,
    pixelsPerPoint: golden.scale,
    as: GoldenName(suite: suite.folder, case: golden.name)
  )
}
