// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Tintype
import TintypeGeometry

/// A view that is laid out, for tests that ask where things lie.
@MainActor struct PlacedView {
  let explanation: LayoutExplanation
  let problems: [String]

  init<Content: View>(
    width: Double = 100,
    height: Double = 100,
    environment change: (inout EnvironmentValues) -> Void = { _ in },
    @ViewBuilder _ content: () -> Content
  ) {
    var environment = EnvironmentValues()
    change(&environment)
    let area = RenderArea(size: Size(width: width, height: height))
    let placed = area.placed(content(), environment: environment)
    explanation = placed.explanation()
    problems = placed.scene().problems.map(\.description)
  }

  /// The frames of all nodes of a name, in drawing order, as "x,y width×height".
  func frames(of name: String = "Color") -> [String] {
    Self.frames(of: name, in: explanation)
  }

  private static func frames(of name: String, in node: LayoutExplanation) -> [String] {
    let frame = node.frame
    let own =
      node.name == name
      ? [
        "\(short(frame.minX)),\(short(frame.minY)) \(short(frame.width))×\(short(frame.height))"
      ] : []
    return own + node.children.flatMap { frames(of: name, in: $0) }
  }

  private static func short(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
