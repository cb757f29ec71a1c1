// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeGeometry
import TintypeRaster

@testable import Tintype

/// Effects and styles as numbers, on 20 × 20 points at scale 1.
@MainActor @Suite struct ColorEffectTests {
  private func pixmap<Content: View>(_ view: Content) throws -> Pixmap {
    var environment = EnvironmentValues()
    environment.displayScale = 1
    let scene = RenderArea(size: Size(width: 20, height: 20)).scene(
      of: view,
      environment: environment
    )
    #expect(scene.problems.isEmpty)
    return try DisplayListRenderer.shared.render(scene.displayList)
  }

  private func middle<Content: View>(_ view: Content) throws -> [UInt8] {
    let c = try pixmap(view)[10, 10]
    return [c.red, c.green, c.blue, c.alpha]
  }

  private let orange = Color(red: 1, green: 0.6, blue: 0.2)

  @Test func effectsChangeColours() throws {
    #expect(try middle(orange.brightness(0.2)) == [255, 204, 102, 255])
    #expect(try middle(orange.contrast(0)) == [128, 128, 128, 255])
    #expect(try middle(orange.contrast(1)) == [255, 153, 51, 255])
    #expect(try middle(orange.colorInvert()) == [0, 102, 204, 255])
    #expect(try middle(orange.colorMultiply(Color(white: 0.5))) == [128, 77, 26, 255])
    // 0.213 + 0.715 · 0.6 + 0.072 · 0.2
    #expect(try middle(orange.grayscale(1)) == [167, 167, 167, 255])
    #expect(try middle(orange.saturation(1)) == [255, 153, 51, 255])
    #expect(try middle(orange.hueRotation(.degrees(360))) == [255, 153, 51, 255])
    #expect(try middle(Color.white.luminanceToAlpha()) == [0, 0, 0, 255])
  }

  @Test func coloursMix() throws {
    let black = Color.black
    #expect(try middle(black.mix(with: .white, by: 0.5, in: .device)) == [128, 128, 128, 255])
    #expect(try middle(black.mix(with: .white, by: 0)) == [0, 0, 0, 255])
    #expect(try middle(orange.mix(with: .white, by: 1)) == [255, 255, 255, 255])
  }

  @Test func transformsMoveWhatIsDrawn() throws {
    let moved = Color.black.frame(width: 10, height: 10)
      .transformEffect(CGAffineTransform(translationX: 5, y: 0))
    #expect(try pixmap(moved)[14, 10].alpha == 255)
    #expect(try pixmap(moved)[9, 10].alpha == 0)
    let projected = Color.black.frame(width: 10, height: 10)
      .projectionEffect(ProjectionTransform(CGAffineTransform(translationX: 5, y: 0)))
    #expect(try pixmap(projected) == pixmap(moved))
  }

  @Test func perspectiveIsAProblem() {
    var perspective = ProjectionTransform()
    perspective.m13 = 0.01
    let scene = Inspect.scene(Color.black.projectionEffect(perspective))
    #expect(
      scene.problems == [.unsupported(feature: "projectionEffect(_:) with perspective")]
    )
    #expect(
      scene.problems[0].description.hasSuffix(
        "can't be drawn; leave it out, or draw what it would show"
      )
    )
    #expect(scene.fillBoxes == [Rect(x: 0, y: 0, width: 100, height: 100)])
  }

  @Test func stylesHaveShadows() throws {
    let square = Rectangle().fill(.white.shadow(.drop(color: .black, radius: 2))).padding(6)
    let drop = try pixmap(square)
    #expect(drop[10, 10].red == 255)
    #expect(drop[10, 5].red == 0 && drop[10, 5].alpha > 50)
    #expect(drop[10, 0].alpha == 0)
    let inner = try pixmap(Rectangle().fill(.white.shadow(.inner(color: .black, radius: 2))))
    #expect(inner[10, 0].red < 160 && inner[10, 0].alpha == 255)
    #expect(inner[10, 10].red > 250)
    #expect(inner[0, 10] == inner[19, 10] && inner[10, 0] == inner[10, 19])
  }

  @Test func aMaterialIsAVeil() throws {
    let veil = try middle(Rectangle().fill(.regularMaterial))
    #expect(veil[3] > 170 && veil[3] < 200)
  }

  @Test func aCanvasDrawsItsCommands() throws {
    let canvas = Canvas { context, size in
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: size.height)), with: .color(.black))
      var right = context
      right.translateBy(x: 10, y: 0)
      right.opacity = 0.5
      right.clip(to: Path(CGRect(x: 0, y: 0, width: 10, height: 10)))
      right.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), with: .color(.black))
    }
    let picture = try pixmap(canvas)
    #expect(picture[5, 15].alpha == 255)
    #expect(picture[15, 5].alpha == 128)
    #expect(picture[15, 15].alpha == 0)
  }

  @Test func aCanvasPlacesTextsByTheirAnchors() throws {
    let canvas = Canvas { context, size in
      context.draw(
        Text("W").font(.system(size: 10)),
        at: CGPoint(x: size.width, y: size.height),
        anchor: .bottomTrailing
      )
    }
    let picture = try pixmap(canvas)
    #expect((0..<10).allSatisfy { picture[5, $0].alpha == 0 })
    #expect((10..<20).contains { picture[16, $0].alpha > 0 })
  }
}
