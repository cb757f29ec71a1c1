// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeGeometry
import TintypeRaster

@testable import Tintype

/// The border that two concentric shapes leave between them.
@Suite struct ConcentricBorderTests {
  private static let outerFrame = Rect(x: 0, y: 0, width: 120, height: 100)

  private func inner(distance: Double, style: RoundedCornerStyle) -> BezierPath {
    let shape = RoundedRectangle(cornerRadius: 22, style: style)
    return ShapeSource(ContainerRelativeShape()).outline(
      in: Self.outerFrame.inset(by: distance),
      container: ContainerShape(frame: Self.outerFrame, source: ContainerShapeSource(shape))
    )
  }

  private func outer(style: RoundedCornerStyle) -> BezierPath {
    RoundedRectangle(cornerRadius: 22, style: style).path(in: CGRect(Self.outerFrame)).outline
  }

  private func points(_ path: BezierPath) -> [Point] {
    path.flattened(tolerance: 0.001).elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point): point
      default: nil
      }
    }
  }

  /// Distance from a point to the nearest point of a closed polygon.
  private func distance(_ p: Point, _ polygon: [Point]) -> Double {
    polygon.indices.reduce(.infinity) { nearest, i in
      let (a, b) = (polygon[i], polygon[(i + 1) % polygon.count])
      let (ab, ap) = (b - a, p - a)
      let length = ab.x * ab.x + ab.y * ab.y
      let t = length > 0 ? max(0, min(1, (ap.x * ab.x + ap.y * ab.y) / length)) : 0
      let d = ap - ab * t
      return min(nearest, (d.x * d.x + d.y * d.y).squareRoot())
    }
  }

  /// Circular corners are exact.
  ///
  /// Apple's curve isn't parallel to itself: it strays by a share of
  /// the distance, about a fortieth.
  @Test(arguments: [
    (RoundedCornerStyle.circular, 8.0, 0.01), (.continuous, 4, 0.1), (.continuous, 8, 0.2),
    (.continuous, 11, 0.28), (.continuous, 16, 0.4),
  ])
  func isEquallyWideEverywhere(style: RoundedCornerStyle, width: Double, tolerance: Double) {
    let edge = points(outer(style: style))
    let widths = points(inner(distance: width, style: style)).map { distance($0, edge) }
    let (least, most) = (widths.reduce(.infinity, min), widths.reduce(0, max))
    #expect(least > width - tolerance, "least \(least)")
    #expect(most < width + tolerance, "most \(most)")
  }

  @Test func allFourCornersAreAlike() {
    let center = Self.outerFrame.center
    let corner = points(inner(distance: 8, style: .continuous))
    let polygon = corner
    for (x, y) in [(-1.0, 1.0), (1, -1), (-1, -1)] {
      let mirrored = corner.map { point in
        Point(x: center.x + x * (point.x - center.x), y: center.y + y * (point.y - center.y))
      }
      #expect(mirrored.allSatisfy { distance($0, polygon) < 0.005 })
    }
  }

  /// Black in front, white behind: how much black lies along a straight edge and across a corner.
  @Test @MainActor func isEquallyWideInPixels() throws {
    let view = ZStack {
      Color.black
      ContainerRelativeShape().fill(.white).padding(8)
    }
    let scene = Inspect.scene(view, cornerRadius: 22, scale: 4)
    let pixmap = try DisplayListRenderer.shared.render(scene.displayList)
    func black(_ x: Int, _ y: Int) -> Double {
      let pixel = pixmap[x, y]
      return (Double(pixel.alpha) - Double(pixel.red)) / 255
    }
    let half = pixmap.width / 2
    let along = (0..<half).reduce(0) { $0 + black($1, half) } / 4
    let across = (0..<half).reduce(0) { $0 + black($1, $1) } / 4 * 2.0.squareRoot()
    #expect(abs(along - 8) < 0.01)
    #expect(abs(across - 8) < 0.15, "\(across)")
  }
}
