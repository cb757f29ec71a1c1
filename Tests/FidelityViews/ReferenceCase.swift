// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import Tintype
package import TintypeGeometry
package import TintypeRaster

/// A view that Apple's SwiftUI has drawn, made again from its description.
///
/// Texts whose width decides where a box lies stand in a box of the measured width, symbols in one
/// of the measured size.
package struct ReferenceCase: Sendable {
  /// The folder of the picture and its description, number first.
  package let name: String
  /// Pixels per point.
  package let scale: Double
  private let makeScene: @MainActor @Sendable () -> Scene

  /// - `size`: Points; `nil` where the picture is as large as the view.
  /// - `onHost`: Whether the white (dark: black) of the hosting view shows behind the view.
  package init<Content: View>(
    _ name: String,
    size: Size? = nil,
    scale: Double = 3,
    dark: Bool = false,
    system: SystemVersion = .iOS26,
    onHost: Bool = true,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.name = name
    self.scale = scale
    makeScene = {
      var environment = EnvironmentValues()
      environment.displayScale = scale
      environment.colorScheme = dark ? .dark : .light
      environment.systemVersion = system
      let host = onHost ? (dark ? Color.black : Color.white) : Color.clear
      // A host of a given size proposes all of it; otherwise it is as large as the view.
      guard let size else {
        return RenderArea(size: nil)
          .scene(of: content().background(host), environment: environment)
      }
      return RenderArea(size: size).scene(
        of: ZStack {
          host
          content()
        },
        environment: environment
      )
    }
  }

  /// Draws the view.
  @MainActor package func render() throws -> Pixmap {
    try DisplayListRenderer.shared.render(makeScene().displayList)
  }

  /// What couldn't be drawn as it stands.
  @MainActor package var problems: [String] { makeScene().problems.map { "\($0)" } }
}

/// Collects cases from statements, so that each is type-checked by itself.
@resultBuilder enum ReferenceCaseList {
  static func buildExpression(_ one: ReferenceCase) -> [ReferenceCase] { [one] }
  static func buildBlock(_ cases: [ReferenceCase]...) -> [ReferenceCase] { cases.flatMap { $0 } }
}

/// The reference cases about layout, baselines and grids.
package enum LayoutReferences {
  /// In the order of their numbers.
  package static var all: [ReferenceCase] {
    (homeWidgets + calendar + tiles + cards + bars + flows + hosted + screens)
      .sorted { $0.name < $1.name }
  }
}
