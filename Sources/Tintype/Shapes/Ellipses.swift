// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation
import TintypeGeometry

/// The largest circle in the middle of the frame.
public struct Circle: Sendable {
  /// Makes the shape.
  public init() {}
}

extension Circle: InsettableShape {
  /// The largest circle in the middle of the frame.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2,
        y: rect.midY - side / 2,
        width: side,
        height: side
      )
    )
  }

  /// A square as large as fits into the offer.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side: CGFloat =
      switch (proposal.width, proposal.height) {
      case (let width?, let height?): min(width, height)
      case (let side?, nil), (nil, let side?): side
      case (nil, nil): 10
      }
    return CGSize(width: side, height: side)
  }

  /// A smaller circle.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    ShrunkShape(base: self, distance: amount)
  }
}

/// The largest ellipse in the frame.
public struct Ellipse: Sendable {
  /// Makes the shape.
  public init() {}
}

extension Ellipse: InsettableShape {
  /// The ellipse that touches the frame's sides.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// A smaller ellipse.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    ShrunkShape(base: self, distance: amount)
  }
}

/// A rectangle whose shorter sides are round.
public struct Capsule: Sendable {
  /// The ends' curve.
  public var style: RoundedCornerStyle

  /// Makes the shape.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
}

extension Capsule: InsettableShape, RoundedShape {
  /// The frame with its shorter sides rounded.
  public func path(in rect: CGRect) -> Path {
    let frame = Rect(rect)
    guard !frame.isEmpty else { return Path() }
    let (radii, style) = corners(in: frame)
    return Path(BezierPath(roundedRect: frame, radii: radii, style: style))
  }

  /// A smaller capsule.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    ShrunkShape(base: self, distance: amount)
  }

  func corners(in frame: Rect) -> (radii: CornerRadii, style: CornerStyle) {
    (CornerRadii(all: min(frame.width, frame.height) / 2), style.style)
  }
}
