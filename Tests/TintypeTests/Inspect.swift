// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry
import TintypeLayout
import TintypeRaster
import TintypeText

@testable import Tintype

/// Looks into what becomes of a view.
@MainActor enum Inspect {
  /// The scene of a view in 100 × 100 points, one pixel a point.
  static func scene<Content: View>(
    _ view: Content,
    size: Size? = Size(width: 100, height: 100),
    cornerRadius: Double? = nil,
    scale: Double = 1,
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> Scene {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    change(&environment)
    var area = RenderArea(size: size)
    area.cornerRadius = cornerRadius
    return area.scene(of: view, environment: environment)
  }

  /// The nodes of a view outside of any stack.
  static func nodeCount(_ view: some View) -> Int {
    view.resolve(in: ResolveContext(environment: EnvironmentValues(), tree: ResolvedTree())).count
  }

  /// What the texts of a view say, in order; content that waits for its frame comes last.
  static func strings<Content: View>(
    _ view: Content,
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> [String] {
    var environment = EnvironmentValues()
    change(&environment)
    let tree = ResolvedTree()
    let context = ResolveContext(environment: environment, tree: tree)
    let proposal = ProposedSize(width: 100, height: 100)
    for node in view.resolve(in: context) { _ = node.place(at: .zero, proposal: proposal) }
    return tree.contents.compactMap { content in
      guard case .text(let text) = content else { return nil }
      return text.paragraph.spans.map(\.text).joined()
    }
  }
}

extension Scene {
  /// What is filled in one colour, in order.
  var fills: [(outline: BezierPath, color: SRGBColor)] {
    displayList.items.compactMap { item in
      switch item {
      case .fill(let outline, _, .solid(let color)): (outline, color)
      case .fillRect(let rect, .solid(let color)): (BezierPath(rect: rect), color)
      default: nil
      }
    }
  }

  var fillColors: [SRGBColor] { fills.map(\.color) }

  /// The boxes around what is filled.
  var fillBoxes: [Rect] { fills.map(\.outline.controlBox) }

  var glyphItemCount: Int {
    displayList.items.count { item in
      if case .glyphs = item { return true }
      return false
    }
  }

  var imageCount: Int {
    displayList.items.count { item in
      if case .image = item { return true }
      return false
    }
  }
}

extension SRGBColor {
  init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }

  /// Components as 8-bit numbers.
  var bytes: [Int] { [red, green, blue].map { Int(($0 * 255).rounded()) } }

  static let systemRed = SRGBColor(255, 56, 60)
}
