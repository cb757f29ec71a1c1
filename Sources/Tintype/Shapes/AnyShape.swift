// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation
import TintypeGeometry

/// A shape whose type is hidden.
public struct AnyShape: ContextualShape {
  private let shape: any Shape
  private let source: ShapeSource

  /// Hides a shape's type.
  public init<S: Shape>(_ shape: S) {
    self.shape = shape
    source = ShapeSource(shape)
  }

  func outline(in rect: Rect, container: ContainerShape?) -> BezierPath {
    source.outline(in: rect, container: container)
  }
}

extension AnyShape: Shape {
  /// The hidden shape's outline.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// The hidden shape's size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// Whether the hidden shape is mirrored.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

// Lets `.rect` and its like stand wherever a shape is asked for.

extension Shape where Self == Rectangle {
  /// The whole frame.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// The frame with rounded corners, radius in points.
  public static func rect(
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// The frame with corners of different radii.
  public static func rect(
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
}

extension Shape where Self == Circle {
  /// The largest circle in the frame.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// The largest ellipse in the frame.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// The frame with round ends.
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == ContainerRelativeShape {
  /// The container's outline, shrunk to keep its distance.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension View {
  /// Sets the area that reacts to touches; a picture has none.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    self
  }
}
