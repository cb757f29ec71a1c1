// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation
import TintypeGeometry

/// The outline of the container, shrunk to keep its distance.
///
/// **Source:** facts `container-relative-shape.json`: the distance is that of the nearest edges, and
/// all corners follow it. Without a container it is a plain rectangle.
public struct ContainerRelativeShape: Sendable {
  private var distance: CGFloat = 0

  /// Makes the shape.
  public init() {}
}

extension ContainerRelativeShape: InsettableShape, ContextualShape {
  /// Never mirrored: the outline follows its container as that lies.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The frame itself, since no container is known here.
  public func path(in rect: CGRect) -> Path { Path(CGRect(Rect(rect).inset(by: distance))) }

  /// A smaller shape, whose corners shrink along.
  public func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var result = self
    result.distance += amount
    return result
  }

  func outline(in rect: Rect, container: ContainerShape?) -> BezierPath {
    let frame = rect.inset(by: distance)
    guard let container else { return BezierPath(rect: frame) }
    let nearest = max(
      0,
      min(
        min(frame.minX - container.frame.minX, container.frame.maxX - frame.maxX),
        min(frame.minY - container.frame.minY, container.frame.maxY - frame.maxY)
      )
    )
    return container.source.insetOutline(frame.outset(by: nearest), nearest)
  }
}
