// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry

@testable import Tintype

@Suite struct ConcentricRectangleTests {
  private func outline(_ shape: ConcentricRectangle, _ frame: Rect) -> BezierPath {
    let container = UnevenRoundedRectangle(
      topLeadingRadius: 30,
      bottomLeadingRadius: 20,
      bottomTrailingRadius: 10,
      topTrailingRadius: 40
    )
    return ShapeSource(shape).outline(
      in: frame,
      container: ContainerShape(
        frame: Rect(x: 0, y: 0, width: 200, height: 200),
        source: ContainerShapeSource(container)
      )
    )
  }

  private func rounded(_ frame: Rect, _ radii: CornerRadii) -> BezierPath {
    BezierPath(roundedRect: frame, radii: radii, style: .continuous)
  }

  @Test func eachCornerFollowsItsOwn() {
    let frame = Rect(x: 6, y: 6, width: 188, height: 188)
    #expect(
      outline(ConcentricRectangle(), frame)
        == rounded(
          frame,
          CornerRadii(topLeft: 24, topRight: 34, bottomRight: 4, bottomLeft: 14)
        )
    )
  }

  @Test func farCornersAreSquare() {
    let frame = Rect(x: 5, y: 10, width: 100, height: 50)
    #expect(
      outline(ConcentricRectangle(), frame)
        == rounded(frame, CornerRadii(topLeft: 20, topRight: 0, bottomRight: 0, bottomLeft: 0))
    )
  }

  @Test func minimumFixedAndUniform() {
    let frame = Rect(x: 6, y: 6, width: 188, height: 188)
    #expect(
      outline(ConcentricRectangle(corners: .concentric(minimum: 18)), frame)
        == rounded(
          frame,
          CornerRadii(topLeft: 24, topRight: 34, bottomRight: 18, bottomLeft: 18)
        )
    )
    #expect(
      outline(ConcentricRectangle(corners: .fixed(9)), frame)
        == rounded(frame, CornerRadii(all: 9))
    )
    #expect(
      outline(ConcentricRectangle(corners: .concentric, isUniform: true), frame)
        == rounded(frame, CornerRadii(all: 34))
    )
  }

  @Test func insetShrinksRadii() {
    let frame = Rect(x: 2, y: 2, width: 196, height: 196)
    #expect(
      outline(ConcentricRectangle().inset(by: 4), frame)
        == outline(ConcentricRectangle(), frame.inset(by: 4))
    )
  }

  @Test @MainActor func shapesAreMirroredFromRightToLeft() {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 20)
    let scene = Inspect.scene(shape.padding(.leading, 40)) { $0.layoutDirection = .rightToLeft }
    let frame = Rect(x: 0, y: 0, width: 60, height: 100)
    #expect(scene.fills[0].outline == mirrored(frame, topLeft: 20))
  }

  @Test @MainActor func concentricCornersKeepTheirPlaceFromRightToLeft() {
    let shape = ConcentricRectangle().frame(width: 50, height: 50).padding(6)
    let view = shape.frame(width: 100, height: 100, alignment: .topLeading)
    let scene = Inspect.scene(view, cornerRadius: 22) { $0.layoutDirection = .rightToLeft }
    // The corner next to the container's is the one at the right.
    let frame = Rect(x: 44, y: 6, width: 50, height: 50)
    #expect(scene.fills[0].outline == mirrored(frame, topLeft: 16))
  }

  private func mirrored(_ frame: Rect, topLeft: Double) -> BezierPath {
    let radii = CornerRadii(topLeft: topLeft, topRight: 0, bottomRight: 0, bottomLeft: 0)
    let mirror = AffineTransform(scaleX: -1, y: 1).anchored(at: frame.center)
    return rounded(frame, radii).applying(mirror)
  }
}
