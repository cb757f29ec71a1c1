// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeGeometry
import TintypeRaster

@testable import Tintype

/// **Source:** facts `container-relative-shape.json`.
@Suite struct ContainerRelativeShapeTests {
  private static let container = Rect(x: 0, y: 0, width: 100, height: 80)

  private func outline(
    _ shape: some Shape,
    _ frame: Rect,
    in container: some InsettableShape = RoundedRectangle(cornerRadius: 22)
  ) -> BezierPath {
    ShapeSource(shape).outline(
      in: frame,
      container: ContainerShape(
        frame: Self.container,
        source: ContainerShapeSource(container)
      )
    )
  }

  private func rounded(_ frame: Rect, _ radius: Double) -> BezierPath {
    BezierPath(roundedRect: frame, radii: CornerRadii(all: radius), style: .continuous)
  }

  @Test(arguments: [0.0, 5, 10, 21])
  func radiusShrinksByTheDistance(distance: Double) {
    let frame = Self.container.inset(by: distance)
    #expect(outline(ContainerRelativeShape(), frame) == rounded(frame, 22 - distance))
  }

  @Test(arguments: [22.0, 30])
  func cornersAreSquareBeyondTheRadius(distance: Double) {
    let frame = Self.container.inset(by: distance)
    #expect(outline(ContainerRelativeShape(), frame) == rounded(frame, 0))
    #expect(outline(ContainerRelativeShape(), frame).controlBox == frame)
  }

  @Test(arguments: [
    Rect(x: 6, y: 20, width: 60, height: 30), Rect(x: 20, y: 6, width: 60, height: 60),
    Rect(x: 30, y: 20, width: 64, height: 40), Rect(x: 30, y: 20, width: 40, height: 54),
  ])
  func theNearestEdgeCountsForAllCorners(frame: Rect) {
    #expect(outline(ContainerRelativeShape(), frame) == rounded(frame, 16))
  }

  @Test func whatReachesOutsideKeepsTheFullRadius() {
    let frame = Self.container.outset(by: 10)
    #expect(outline(ContainerRelativeShape(), frame) == rounded(frame, 22))
  }

  @Test func insetComesOnTopOfTheDistance() {
    let frame = Self.container.inset(by: 6)
    #expect(
      outline(ContainerRelativeShape().inset(by: 4), frame)
        == outline(ContainerRelativeShape(), frame.inset(by: 4))
    )
  }

  @Test func withoutContainerItIsARectangle() {
    let frame = Rect(x: 3, y: 4, width: 20, height: 10)
    let alone = ShapeSource(ContainerRelativeShape()).outline(in: frame, container: nil)
    #expect(alone == BezierPath(rect: frame))
  }

  @Test func followsAnyContainer() {
    let frame = Self.container.inset(by: 10)
    let box = outline(ContainerRelativeShape(), frame, in: Capsule()).controlBox
    #expect(box == frame)
    let circular = outline(
      ContainerRelativeShape(),
      frame,
      in: RoundedRectangle(cornerRadius: 22, style: .circular)
    )
    #expect(
      circular == BezierPath(roundedRect: frame, radii: CornerRadii(all: 12), style: .circular)
    )
  }

  @Test @MainActor func theWidgetIsTheOuterContainer() {
    let scene = Inspect.scene(ContainerRelativeShape().padding(8), cornerRadius: 22)
    let frame = Rect(x: 8, y: 8, width: 84, height: 84)
    #expect(scene.fills.map(\.outline) == [rounded(frame, 14)])
  }

  @Test @MainActor func aNestedContainerReplacesTheOuterOne() {
    let view = ContainerRelativeShape().padding(4)
      .containerShape(RoundedRectangle(cornerRadius: 10))
      .padding(20)
    let frame = Rect(x: 24, y: 24, width: 52, height: 52)
    #expect(Inspect.scene(view, cornerRadius: 22).fills.map(\.outline) == [rounded(frame, 6)])
  }

  @Test @MainActor func aContainerRelativeShapeIsNoContainerItself() {
    let view = ContainerRelativeShape().padding(4).clipShape(ContainerRelativeShape()).padding(6)
    let frame = Rect(x: 10, y: 10, width: 80, height: 80)
    #expect(Inspect.scene(view, cornerRadius: 22).fills.map(\.outline) == [rounded(frame, 12)])
  }
}
