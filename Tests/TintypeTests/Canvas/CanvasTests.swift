// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeGeometry
import TintypeRaster

@testable import Tintype

/// What the commands of a canvas leave, on 20 × 20 points at scale 1.
@Suite @MainActor struct CanvasTests {
  private typealias Commands = (inout GraphicsContext, CGSize) -> Void

  private static let left = Path(CGRect(x: 0, y: 0, width: 10, height: 20))
  private static let all = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
  private static let orange = Color(red: 1, green: 0.6, blue: 0.2)

  private func pixmap(_ commands: @escaping Commands) throws -> Pixmap {
    let scene = Inspect.scene(Canvas(renderer: commands), size: Size(width: 20, height: 20))
    #expect(scene.problems.isEmpty)
    return try DisplayListRenderer.shared.render(scene.displayList)
  }

  private func pixel(_ x: Int, _ y: Int, _ commands: @escaping Commands) throws -> [Int] {
    let p = try pixmap(commands)[x, y]
    return [p.red, p.green, p.blue, p.alpha].map(Int.init)
  }

  private func filtered(_ filter: GraphicsContext.Filter) throws -> [Int] {
    try pixel(10, 10) { context, _ in
      context.addFilter(filter)
      context.fill(Self.all, with: .color(Self.orange))
    }
  }

  // MARK: Filters

  @Test func filtersChangeColours() throws {
    #expect(try filtered(.brightness(0.2)) == [255, 204, 102, 255])
    #expect(try filtered(.contrast(0)) == [128, 128, 128, 255])
    #expect(try filtered(.saturation(1)) == [255, 153, 51, 255])
    #expect(try filtered(.grayscale(1)) == [167, 167, 167, 255])
    #expect(try filtered(.hueRotation(.degrees(360))) == [255, 153, 51, 255])
    #expect(try filtered(.colorMultiply(Color(white: 0.5))) == [128, 77, 26, 255])
    #expect(try filtered(.luminanceToAlpha) == [0, 0, 0, 167])
  }

  @Test func filtersApplyInOrderAndToCopiesOnly() throws {
    let commands: Commands = { context, _ in
      var changed = context
      changed.addFilter(.brightness(1))
      changed.addFilter(.colorMultiply(Color(red: 1, green: 0, blue: 0)))
      changed.fill(Self.left, with: .color(.black))
      context.fill(Path(CGRect(x: 10, y: 0, width: 10, height: 20)), with: .color(.black))
    }
    // Black becomes white, then red; the context itself has no filter.
    #expect(try pixel(5, 10, commands) == [255, 0, 0, 255])
    #expect(try pixel(15, 10, commands) == [0, 0, 0, 255])
  }

  @Test func shadowsAndBlursReachBeyondTheShape() throws {
    let square = Path(CGRect(x: 8, y: 8, width: 4, height: 4))
    let shadow = try pixmap { context, _ in
      context.addFilter(.shadow(color: .black, radius: 0, x: 6, y: 0))
      context.fill(square, with: .color(.white))
    }
    #expect(shadow[10, 10].red == 255 && shadow[16, 10].red == 0 && shadow[16, 10].alpha == 255)
    #expect(shadow[4, 10].alpha == 0)
    let blur = try pixmap { context, _ in
      context.addFilter(.blur(radius: 2))
      context.fill(square, with: .color(.black))
    }
    #expect(blur[10, 10].alpha < 200 && blur[6, 10].alpha > 10)
  }

  // MARK: Mixing

  @Test func blendModesAndOpacityMixWithWhatWasDrawn() throws {
    func mixed(_ mode: GraphicsContext.BlendMode, _ opacity: Double) throws -> [Int] {
      try pixel(10, 10) { context, _ in
        context.fill(Self.all, with: .color(red: 0.4, green: 0.2, blue: 0))
        context.blendMode = mode
        context.opacity = opacity
        context.fill(Self.all, with: .color(red: 0.5, green: 0.5, blue: 0.5))
      }
    }
    #expect(try mixed(.multiply, 1) == [51, 26, 0, 255])
    #expect(try mixed(.difference, 1) == [26, 77, 128, 255])
    #expect(try mixed(.normal, 0.5) == [115, 89, 64, 255])
  }

  @Test func layersAreDrawnAsAWhole() throws {
    let commands: Commands = { context, _ in
      context.opacity = 0.5
      context.drawLayer { layer in
        layer.fill(Self.all, with: .color(.black))
        layer.fill(Self.all, with: .color(.white))
      }
    }
    #expect(try pixel(10, 10, commands) == [128, 128, 128, 128])
    struct Stopped: Error {}
    #expect(throws: Stopped.self) {
      var thrown: (any Error)?
      _ = try pixmap { context, _ in
        do { try context.drawLayer { _ in throw Stopped() } } catch { thrown = error }
      }
      if let thrown { throw thrown }
    }
  }

  @Test func clipsCutInTheCoordinatesTheyWereMadeIn() throws {
    let picture = try pixmap { context, _ in
      context.translateBy(x: 5, y: 0)
      context.clip(to: Self.left)
      context.translateBy(x: 100, y: 0)
      context.fill(
        Path(CGRect(x: -200, y: 0, width: 400, height: 20)),
        with: .color(.black)
      )
    }
    #expect([4, 5, 14, 15].map { picture[$0, 10].alpha } == [0, 255, 255, 0])
    let ring = try pixmap { context, _ in
      var hole = Self.all
      hole.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
      context.clip(to: hole, style: FillStyle(eoFill: true))
      context.fill(Self.all, with: .color(.black))
    }
    #expect(ring[2, 10].alpha == 255 && ring[10, 10].alpha == 0)
  }

  @Test func transformsCombine() throws {
    let picture = try pixmap { context, _ in
      context.translateBy(x: 10, y: 10)
      context.rotate(by: .degrees(90))
      context.scaleBy(x: 2, y: 1)
      // Two points right of the middle and four long: drawn below it, eight long.
      context.fill(Path(CGRect(x: 1, y: -1, width: 4, height: 2)), with: .color(.black))
    }
    #expect(picture[10, 12].alpha == 255 && picture[9, 19].alpha == 255)
    #expect(picture[10, 10].alpha == 0 && picture[14, 10].alpha == 0)
  }

  // MARK: Shadings

  @Test func gradientsLieWhereTheirPointsAre() throws {
    let gradient = Gradient(colors: [.black, .white]).colorSpace(.device)
    let linear = try pixmap { context, _ in
      context.fill(
        Self.all,
        with: .linearGradient(
          gradient,
          startPoint: CGPoint(x: 5, y: 0),
          endPoint: CGPoint(x: 15, y: 0)
        )
      )
    }
    #expect(linear[2, 10].red == 0 && linear[17, 10].red == 255)
    #expect(abs(Int(linear[10, 10].red) - 140) <= 1)
    let radial = try pixmap { context, _ in
      context.fill(
        Self.all,
        with: .radialGradient(
          gradient,
          center: CGPoint(x: 10, y: 10),
          startRadius: 0,
          endRadius: 10
        )
      )
    }
    #expect(radial[10, 10].red < 25 && radial[0, 10].red > 235 && radial[0, 0].red == 255)
    let conic = try pixmap { context, _ in
      context.fill(Self.all, with: .conicGradient(gradient, center: CGPoint(x: 10, y: 10)))
    }
    // Clockwise from the right: a quarter of the way below, three quarters above.
    #expect(abs(Int(conic[10, 19].red) - 62) <= 6 && abs(Int(conic[9, 0].red) - 189) <= 6)
  }

  @Test func stylesAndTilesFill() throws {
    let image = Image(uiImage: try TestImage.solid(width: 3, height: 3))
    #expect(
      try pixel(10, 10) { context, _ in
        context.fill(Self.all, with: .tiledImage(image))
      } == [255, 0, 0, 255]
    )
    #expect(
      try pixel(10, 10) { context, _ in
        context.stroke(Self.all, with: .foreground, lineWidth: 4)
      } == [0, 0, 0, 0]
    )
    #expect(
      try pixel(0, 10) { context, _ in
        context.stroke(Self.all, with: .foreground, lineWidth: 4)
      } == [0, 0, 0, 255]
    )
  }

  @Test func picturesAreDrawnAtPointsAndInRectangles() throws {
    let image = Image(uiImage: try TestImage.solid(width: 4, height: 4))
    let picture = try pixmap { context, _ in
      context.draw(image, at: CGPoint(x: 20, y: 20), anchor: .bottomTrailing)
      context.draw(image, in: CGRect(x: 0, y: 0, width: 8, height: 2))
    }
    #expect(picture[16, 16].alpha == 255 && picture[15, 16].alpha == 0)
    #expect(picture[7, 1].alpha == 255 && picture[8, 1].alpha == 0 && picture[7, 2].alpha == 0)
  }
}
