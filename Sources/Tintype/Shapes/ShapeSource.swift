// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import TintypeGeometry

/// Makes a shape's outline once its frame is known.
package struct ShapeSource: Sendable {
  private let makePath: @Sendable (Rect, ContainerShape?) -> BezierPath

  /// The whole frame.
  static let rectangle = ShapeSource { rect, _ in BezierPath(rect: rect) }

  init(_ makePath: @escaping @Sendable (Rect, ContainerShape?) -> BezierPath) {
    self.makePath = makePath
  }

  init<S: Shape>(_ shape: S) {
    if let contextual = shape as? any ContextualShape {
      self.init { rect, container in contextual.outline(in: rect, container: container) }
    } else {
      self.init { rect, _ in shape.path(in: CGRect(rect)).outline }
    }
  }

  /// A shape for the surroundings that it stands in: from right to left, outlines are mirrored.
  ///
  /// **Source:** SwiftUI's documentation of `layoutDirectionBehavior`, whose default mirrors.
  init<S: Shape>(_ shape: S, in environment: EnvironmentValues) {
    let source = ShapeSource(shape)
    guard environment.layoutDirection == .rightToLeft else {
      self = source
      return
    }
    self.init { rect, container in
      // Both are mirrored back and forth, so that the container keeps its place.
      let mirror = AffineTransform(scaleX: -1, y: 1).anchored(at: rect.center)
      let inner = container.map {
        ContainerShape(frame: mirror.boundingBox(of: $0.frame), source: $0.source)
      }
      return source.outline(in: rect, container: inner).applying(mirror)
    }
  }

  /// The same outlines, left and right exchanged.
  var mirrored: ShapeSource {
    ShapeSource { rect, container in
      let flip = AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0)
      return outline(in: rect, container: container).applying(flip)
    }
  }

  /// The outline in the coordinates of the frame.
  ///
  /// - `container`: The outline that the shape may follow, in the same coordinates.
  func outline(in frame: Rect, container: ContainerShape?) -> BezierPath {
    makePath(frame, container)
  }
}

/// A shape whose outline also depends on the container it lies in.
protocol ContextualShape: Sendable {
  func outline(in rect: Rect, container: ContainerShape?) -> BezierPath
}

/// The outline that shapes inside of a container may follow.
package struct ContainerShape: Sendable {
  /// The container's frame.
  let frame: Rect
  let source: ContainerShapeSource
}

/// A shape that can be a container: it can shrink by a distance.
package struct ContainerShapeSource: Sendable {
  /// The shape shrunk by a distance, drawn in a frame that was not shrunk.
  let insetOutline: @Sendable (_ frame: Rect, _ distance: Double) -> BezierPath
  /// The corners of a rounded rectangle; `nil` for other outlines.
  let corners: (@Sendable (_ frame: Rect) -> (radii: CornerRadii, style: CornerStyle))?

  init<S: InsettableShape>(_ shape: S) {
    insetOutline = { frame, distance in
      shape.inset(by: CGFloat(distance)).path(in: CGRect(frame)).outline
    }
    if let rounded = shape as? any RoundedShape {
      corners = { rounded.corners(in: $0) }
    } else {
      corners = nil
    }
  }
}

/// A rectangle with rounded corners, whatever decides their radii.
protocol RoundedShape: Sendable {
  func corners(in frame: Rect) -> (radii: CornerRadii, style: CornerStyle)
}
