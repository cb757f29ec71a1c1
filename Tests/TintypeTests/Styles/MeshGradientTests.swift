// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry
import TintypeRaster

@testable import Tintype

@Suite @MainActor struct MeshGradientTests {
  private static let square: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
  private static let colors: [Color] = [.red, .green, .blue, .white]

  @Test func fillsShapesAndStandsAlone() throws {
    let mesh = MeshGradient(width: 2, height: 2, points: Self.square, colors: Self.colors)
    let alone = try DisplayListRenderer.shared.render(Inspect.scene(mesh).displayList)
    let filled = Inspect.scene(Rectangle().fill(mesh)).displayList
    #expect(try DisplayListRenderer.shared.render(filled) == alone)
    // Close to the corners the corners' colours show.
    #expect(alone[99, 99].red > 250 && alone[0, 99].blue > 240 && alone[0, 0].red > 250)
  }

  @Test func itsOpacityIsThatOfEveryColour() throws {
    let mesh = MeshGradient(width: 2, height: 2, points: Self.square, colors: Self.colors)
    let scene = Inspect.scene(Rectangle().fill(mesh.opacity(0.5)))
    let pixmap = try DisplayListRenderer.shared.render(scene.displayList)
    #expect(pixmap[50, 50].alpha == 128)
    let view = Inspect.scene(mesh.opacity(0.5))
    #expect(try DisplayListRenderer.shared.render(view.displayList)[50, 50].alpha == 128)
  }

  @Test func straightControlPointsChangeNothing() throws {
    let third: Float = 1.0 / 3
    let bezier = Self.square.map { p in
      MeshGradient.BezierPoint(
        position: p,
        leadingControlPoint: p - [third, 0],
        topControlPoint: p - [0, third],
        trailingControlPoint: p + [third, 0],
        bottomControlPoint: p + [0, third]
      )
    }
    let plain = MeshGradient(width: 2, height: 2, points: Self.square, colors: Self.colors)
    let same = MeshGradient(width: 2, height: 2, bezierPoints: bezier, colors: Self.colors)
    let first = try DisplayListRenderer.shared.render(Inspect.scene(plain).displayList)
    let second = try DisplayListRenderer.shared.render(Inspect.scene(same).displayList)
    for (a, b) in zip(first.pixels, second.pixels) { #expect(abs(Int(a) - Int(b)) <= 1) }
  }

  @Test(arguments: [(2, 3), (1, 4), (0, 0), (-1, -4), (Int.max, 2)])
  func gridsThatDontFitAreAProblem(width: Int, height: Int) {
    let mesh = MeshGradient(width: width, height: height, points: Self.square, colors: Self.colors)
    #expect(
      Inspect.scene(mesh).problems
        == [.invalidMesh(width: width, height: height, points: 4, colors: 4)]
    )
  }

  @Test func pointsThatAreNoNumbersAreAProblem() {
    var points = Self.square
    points[2].x = .infinity
    let mesh = MeshGradient(width: 2, height: 2, points: points, colors: Self.colors)
    #expect(Inspect.scene(mesh).problems.count == 1)
  }
}
