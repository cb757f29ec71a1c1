// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation
import TintypeGeometry

extension Edge {
  /// A corner between two sides.
  public enum Corner: Hashable, Sendable {
    /// How the radius of a corner is found.
    public struct Style: Hashable, Sendable {
      enum Rule: Hashable, Sendable {
        case fixed(CGFloat)
        case concentric(minimum: CGFloat)
      }

      let rule: Rule

      /// A radius in points, whatever the container's is.
      public static func fixed(_ radius: CGFloat) -> Style { Style(rule: .fixed(radius)) }

      /// As far from the container's corner as the frame is.
      public static let concentric = Style(rule: .concentric(minimum: 0))

      /// As far from the container's corner as the frame is, but at least a radius in points.
      public static func concentric(minimum: CGFloat) -> Style {
        Style(rule: .concentric(minimum: minimum))
      }
    }

    /// The upper corner where lines begin.
    case topLeading
    /// The upper corner where lines end.
    case topTrailing
    /// The lower corner where lines begin.
    case bottomLeading
    /// The lower corner where lines end.
    case bottomTrailing
  }
}

/// A rectangle each of whose corners keeps its distance from the container's corner next to it.
///
/// A corner's radius is the container's radius less the distance of the two corners, counted along
/// the side where it is greater; how Apple counts unequal distances isn't published.
public struct ConcentricRectangle: Sendable {
  private let style: Edge.Corner.Style
  private let isUniform: Bool
  private var distance: CGFloat = 0

  /// Makes a shape whose corners all follow the container.
  public init() { self.init(corners: .concentric) }

  /// Makes a shape whose corners all follow one rule.
  ///
  /// - `isUniform`: Whether the largest radius goes to all corners.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    style = corners
    self.isUniform = isUniform
  }
}

extension ConcentricRectangle: InsettableShape, ContextualShape {
  /// Never mirrored: the outline follows its container as that lies.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The shape without a container: corners of the least radius.
  public func path(in rect: CGRect) -> Path { Path(outline(in: Rect(rect), container: nil)) }

  /// A smaller shape, whose corners shrink along.
  public func inset(by amount: CGFloat) -> ConcentricRectangle {
    var result = self
    result.distance += amount
    return result
  }

  func outline(in rect: Rect, container: ContainerShape?) -> BezierPath {
    let frame = rect.inset(by: distance)
    guard !frame.isEmpty else { return BezierPath() }
    let outer = container.flatMap { $0.source.corners?($0.frame) }
    var radii = CornerRadii(all: 0)
    switch style.rule {
    case .fixed(let radius): radii = CornerRadii(all: radius)
    case .concentric(let minimum):
      if let container, let outer {
        radii = Self.radii(of: frame, inside: container.frame, outer.radii)
      }
      radii = radii.map { max(Double(minimum), $0) }
    }
    if isUniform {
      radii = CornerRadii(
        all: max(max(radii.topLeft, radii.topRight), max(radii.bottomRight, radii.bottomLeft))
      )
    }
    return BezierPath(roundedRect: frame, radii: radii, style: outer?.style ?? .continuous)
  }

  private static func radii(
    of frame: Rect,
    inside container: Rect,
    _ outer: CornerRadii
  ) -> CornerRadii {
    let left = frame.minX - container.minX
    let right = container.maxX - frame.maxX
    let top = frame.minY - container.minY
    let bottom = container.maxY - frame.maxY
    func radius(_ outer: Double, _ dx: Double, _ dy: Double) -> Double {
      max(0, outer - max(0, max(dx, dy)))
    }
    return CornerRadii(
      topLeft: radius(outer.topLeft, left, top),
      topRight: radius(outer.topRight, right, top),
      bottomRight: radius(outer.bottomRight, right, bottom),
      bottomLeft: radius(outer.bottomLeft, left, bottom)
    )
  }
}
