// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import Tintype
import TintypeGeometry
import TintypeRaster

/// A widget's background is found wherever its content asks for it.
@Suite @MainActor struct ContainerBackgroundTests {
  /// The colour of a corner of a widget of 20 × 20 points with margins of 4.
  private func corner<Content: View>(of content: Content) throws -> PremultipliedColor {
    var area = RenderArea(size: Size(width: 20, height: 20))
    area.fallbackBackground = .white
    area.contentMargins = EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    var environment = EnvironmentValues()
    environment.displayScale = 1
    let scene = area.scene(of: content, environment: environment)
    return try DisplayListRenderer.shared.render(scene.displayList)[0, 0]
  }

  private let red = PremultipliedColor(red: 255, green: 0, blue: 0, alpha: 255)
  private let pureRed = Color(red: 1, green: 0, blue: 0)
  private let pureBlue = Color(red: 0, green: 0, blue: 1)

  @Test func aroundTheContent() throws {
    #expect(try corner(of: Color.clear.containerBackground(pureRed, for: .widget)) == red)
  }

  @Test func insideAGeometryReader() throws {
    let content = GeometryReader { _ in
      pureBlue.containerBackground(pureRed, for: .widget)
    }
    #expect(try corner(of: content) == red)
  }

  /// The margins count too: the content keeps clear of the border.
  @Test func lateBackgroundsBringTheirMargins() throws {
    var width = 0.0
    let content = GeometryReader { proxy -> AnyView in
      width = proxy.size.width
      return AnyView(Color.clear.containerBackground(pureRed, for: .widget))
    }
    _ = try corner(of: content)
    #expect(width == 12)
  }

  @Test func ofTheAlternativeThatIsShown() throws {
    let content = ViewThatFits {
      Color.clear.frame(width: 100, height: 100).containerBackground(pureBlue, for: .widget)
      Color.clear.frame(width: 5, height: 5).containerBackground(pureRed, for: .widget)
    }
    #expect(try corner(of: content) == red)
  }

  @Test func nobodyAsks() throws {
    let white = PremultipliedColor(red: 255, green: 255, blue: 255, alpha: 255)
    #expect(try corner(of: Color.clear) == white)
  }
}
