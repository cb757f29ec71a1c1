// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation
import TintypeGeometry

/// Outlines made of lines and curves, in points, y down.
public struct Path: Sendable, Equatable {
  var outline: BezierPath

  init(_ outline: BezierPath) { self.outline = outline }

  /// Makes an empty path.
  public init() { outline = BezierPath() }

  /// Makes a path of a rectangle.
  public init(_ rect: CGRect) { outline = BezierPath(rect: Rect(rect)) }

  /// Makes a path of an ellipse that touches the sides of a rectangle.
  public init(ellipseIn rect: CGRect) { outline = BezierPath(ellipseIn: Rect(rect)) }

  /// Makes a path of a rectangle with rounded corners.
  public init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) {
    outline = BezierPath(
      roundedRect: Rect(rect),
      radii: CornerRadii(all: cornerRadius),
      style: style.style
    )
  }

  /// Makes a path of a rectangle with rounded corners.
  public init(
    roundedRect rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect,
      cornerRadius: min(cornerSize.width, cornerSize.height),
      style: style
    )
  }

  /// Makes a path step by step.
  public init(_ build: (inout Path) -> Void) {
    self.init()
    build(&self)
  }

  /// Whether the path has no part.
  public var isEmpty: Bool { outline.isEmpty }

  /// The rectangle around the path, control points included.
  public var boundingRect: CGRect { CGRect(outline.controlBox) }

  /// The position where the path goes on.
  public var currentPoint: CGPoint? { outline.currentPoint.map { CGPoint($0) } }

  /// Begins a new contour.
  public mutating func move(to end: CGPoint) { outline.move(to: Point(end)) }

  /// Adds a straight line.
  public mutating func addLine(to end: CGPoint) { outline.line(to: Point(end)) }

  /// Adds a contour of straight lines.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for end in lines.dropFirst() { addLine(to: end) }
  }

  /// Adds a quadratic curve.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    outline.quad(to: Point(end), control: Point(control))
  }

  /// Adds a cubic curve.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.cubic(to: Point(end), control1: Point(control1), control2: Point(control2))
  }

  /// Closes the contour with a straight line.
  public mutating func closeSubpath() { outline.close() }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(BezierPath(rect: Rect(rect)), transform)
  }

  /// Adds several rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds an ellipse that touches the sides of a rectangle.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(BezierPath(ellipseIn: Rect(rect)), transform)
  }

  /// Adds a rectangle with rounded corners.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    add(Path(roundedRect: rect, cornerSize: cornerSize, style: style).outline, transform)
  }

  /// Adds an arc of a circle, after a line to its start.
  ///
  /// - `startAngle`: 0 points to the right, angles grow clockwise on screen.
  /// - `clockwise`: As in SwiftUI, `true` runs towards smaller angles, which is against the clock
  /// on screen, because the word counts with y upwards.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Maths.pi
    var delta = endAngle.radians - startAngle.radians
    if clockwise {
      if delta > 0 { delta -= turn * (delta / turn).rounded(.up) }
      delta = max(delta, -turn)
    } else {
      if delta < 0 { delta += turn * (-delta / turn).rounded(.up) }
      delta = min(delta, turn)
    }
    if transform.isIdentity {
      outline.arc(
        center: Point(center),
        radius: radius,
        start: startAngle.radians,
        delta: delta
      )
    } else {
      var arc = BezierPath()
      arc.arc(center: Point(center), radius: radius, start: startAngle.radians, delta: delta)
      add(arc, transform)
    }
  }

  /// Adds an arc of a circle, given by how far it goes.
  public mutating func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    var arc = BezierPath()
    arc.arc(
      center: Point(center),
      radius: radius,
      start: startAngle.radians,
      delta: delta.radians
    )
    add(arc, transform)
  }

  /// Adds another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    add(path.outline, transform)
  }

  private mutating func add(_ other: BezierPath, _ transform: CGAffineTransform) {
    outline.append(transform.isIdentity ? other : other.applying(transform.transform))
  }

  /// The path seen through a map of the plane.
  public func applying(_ transform: CGAffineTransform) -> Path {
    Path(outline.applying(transform.transform))
  }

  /// The path moved by a distance in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// The part of the path between two shares of its length.
  public func trimmedPath(from start: CGFloat, to end: CGFloat) -> Path {
    Path(outline.trimmed(from: start, to: end))
  }

  /// The outline of what a pen leaves along the path.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    Path(outline.stroked(style.options, tolerance: strokeTolerance))
  }
}

extension Path: Shape {
  /// The path itself, wherever the frame is.
  public func path(in rect: CGRect) -> Path { offsetBy(dx: rect.minX, dy: rect.minY) }
}
