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
  /// The level of grey behind the view; `nil` for none.
  private let host: Int?
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
      guard let size else {
        return RenderArea(size: nil).scene(of: content(), environment: environment)
      }
      // A host of a given size proposes all of it.
      return RenderArea(size: size).scene(
        of: ZStack {
          onHost ? (dark ? Color.black : Color.white) : Color.clear
          content()
        },
        environment: environment
      )
    }
    host = onHost && size == nil ? (dark ? 0 : 255) : nil
  }

  /// Draws the view on its host.
  @MainActor package func render() throws -> Pixmap {
    var picture = try DisplayListRenderer.shared.render(makeScene().displayList)
    guard let host else { return picture }
    for i in stride(from: 0, to: picture.pixels.count, by: 4) {
      let behind = (host * (255 - Int(picture.pixels[i + 3])) + 127) / 255
      for channel in i..<(i + 3) {
        picture.pixels[channel] = UInt8(min(255, Int(picture.pixels[channel]) + behind))
      }
      picture.pixels[i + 3] = 255
    }
    return picture
  }

  /// What couldn't be drawn as it stands.
  @MainActor package var problems: [String] { makeScene().problems.map { "\($0)" } }
}

/// Collects cases from statements, so that each is type-checked by itself.
@resultBuilder enum ReferenceCaseList {
  static func buildExpression(_ one: ReferenceCase) -> [ReferenceCase] { [one] }
  static func buildBlock(_ cases: [ReferenceCase]...) -> [ReferenceCase] { cases.flatMap { $0 } }
}

/// The reference cases.
package enum References {
  /// In the order of their numbers.
  package static var all: [ReferenceCase] {
    let widgets = homeWidgets + gauges + calendar + tiles + cards + bars
    let others = flows + rings + skeletons + shadows + hosted + screens + grids
    return (widgets + others).sorted { $0.name < $1.name }
  }
}
