// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation
import TintypeGeometry

/// How a rounded corner leaves its edges.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter circle.
  case circular
  /// Apple's curve, whose curvature grows without a jump.
  case continuous

  var style: CornerStyle { self == .circular ? .circular : .continuous }
}

/// A rectangle with four equal corners.
public struct RoundedRectangle: Sendable {
  /// Radii in points.
  public var cornerSize: CGSize
  /// The corners' curve.
  public var style: RoundedCornerStyle
  private var distance: CGFloat = 0

  /// Makes a shape with corners of one radius.
  ///
  /// - Parameters:
  ///   - cornerRadius: Points; limited to half the shorter side.
  ///   - style: The corners' curve; Apple's unless given.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Makes a shape with corners of one size; they are drawn with its smaller side as radius.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  private var radius: Double { Double(max(0, min(cornerSize.width, cornerSize.height) - distance)) }
}

extension RoundedRectangle: InsettableShape, RoundedShape {
  /// The frame with rounded corners.
  public func path(in rect: CGRect) -> Path {
    let frame = Rect(rect).inset(by: distance)
    guard !frame.isEmpty else { return Path() }
    return Path(
      BezierPath(roundedRect: frame, radii: CornerRadii(all: radius), style: style.style)
    )
  }

  /// A smaller shape with smaller corners, so that both outlines keep their distance.
  public func inset(by amount: CGFloat) -> RoundedRectangle {
    var result = self
    result.distance += amount
    return result
  }

  func corners(in frame: Rect) -> (radii: CornerRadii, style: CornerStyle) {
    (CornerRadii(all: radius), style.style)
  }
}

/// Radii for the four corners of a rectangle, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The upper corner where lines begin.
  public var topLeading: CGFloat
  /// The lower corner where lines begin.
  public var bottomLeading: CGFloat
  /// The lower corner where lines end.
  public var bottomTrailing: CGFloat
  /// The upper corner where lines end.
  public var topTrailing: CGFloat

  /// Makes a set of four radii.
  public init(
    topLeading: CGFloat = 0,
    bottomLeading: CGFloat = 0,
    bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  var radii: CornerRadii {
    CornerRadii(
      topLeft: topLeading,
      topRight: topTrailing,
      bottomRight: bottomTrailing,
      bottomLeft: bottomLeading
    )
  }
}

/// A rectangle whose corners differ.
public struct UnevenRoundedRectangle: Sendable {
  /// Radii in points.
  public var cornerRadii: RectangleCornerRadii
  /// The corners' curve.
  public var style: RoundedCornerStyle
  private var distance: CGFloat = 0

  /// Makes a shape of four radii.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Makes a shape of four radii in points.
  public init(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius,
        bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius
      ),
      style: style
    )
  }
}

extension UnevenRoundedRectangle: InsettableShape, RoundedShape {
  /// The frame with rounded corners.
  public func path(in rect: CGRect) -> Path {
    let frame = Rect(rect).inset(by: distance)
    guard !frame.isEmpty else { return Path() }
    let (radii, style) = corners(in: frame)
    return Path(BezierPath(roundedRect: frame, radii: radii, style: style))
  }

  /// A smaller shape with smaller corners.
  public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
    var result = self
    result.distance += amount
    return result
  }

  func corners(in frame: Rect) -> (radii: CornerRadii, style: CornerStyle) {
    (cornerRadii.radii.map { max(0, $0 - Double(distance)) }, style.style)
  }
}
