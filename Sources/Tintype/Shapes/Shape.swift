// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation
import TintypeGeometry
package import TintypeLayout
import TintypeRaster

/// A value that can change gradually; a still image has no use for it.
public protocol Animatable {}

/// An outline that fills the space it is given.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline in a frame, in points.
  nonisolated func path(in rect: CGRect) -> Path

  /// The size the shape takes for an offer.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// Whether the outline is mirrored where lines are read from right to left; it is by default.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

/// What becomes of an outline where lines are read the other way.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It stays as it is.
  case fixed
  /// It is mirrored in a direction of reading.
  case mirrors(in: LayoutDirection)

  /// It is mirrored where lines are read from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
  /// All that is offered; 10 where nothing is.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Mirrored where lines are read from right to left.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// The shape filled with the style around it.
  public var body: ShapeView<Self, ForegroundStyle> {
    ShapeView(shape: self, style: ForegroundStyle(), fillStyle: FillStyle())
  }
}

/// The size that a parent offers to a view.
public struct ProposedViewSize: Hashable, Sendable {
  /// Points; `nil` asks for the ideal width.
  public var width: CGFloat?
  /// Points; `nil` asks for the ideal height.
  public var height: CGFloat?

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Makes an offer of two lengths.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Makes an offer of a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  init(_ proposal: ProposedSize) {
    self.init(
      width: proposal.width.map { CGFloat($0) },
      height: proposal.height.map { CGFloat($0) }
    )
  }

  /// The offer with lengths in place of what isn't specified.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// A shape that can shrink by a distance.
public protocol InsettableShape: Shape {
  /// The kind of the shrunk shape.
  associatedtype InsetShape: InsettableShape

  /// The shape shrunk at all sides.
  ///
  /// - `amount`: Points; negative ones let it grow.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// How an outline is filled.
public struct FillStyle: Equatable, Sendable {
  /// Whether areas that an outline winds round an even number of times stay empty.
  public var isEOFilled: Bool
  /// Whether edges are smooth; they always are here.
  public var isAntialiased: Bool

  /// Makes a way to fill.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }

  var rule: FillRule { isEOFilled ? .evenOdd : .winding }
}

/// A shape filled with a style.
public struct ShapeView<Content: Shape, Style: ShapeStyle> {
  let shape: Content
  let style: Style
  let fillStyle: FillStyle
}

extension ShapeView: PrimitiveView {
  package func layoutNodes(in context: ResolveContext) -> [LayoutNode] {
    let shape = shape
    let rule = LeafRule { proposal in
      LeafRule.Measurement(size: Size(shape.sizeThatFits(ProposedViewSize(proposal))))
    }
    let content = ShapeContent(
      ShapeSource(shape, in: context.environment),
      rule: fillStyle.rule,
      paint: style.resolvedPaint(in: context)
    )
    let named = context.named(.type(Content.self))
    return [named.node(rule, content: .shape(content))]
  }
}

extension Shape {
  /// Fills the shape with a style.
  nonisolated public func fill<Style: ShapeStyle>(
    _ content: Style,
    style: FillStyle = FillStyle()
  ) -> some View {
    ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Fills the shape with the style around it.
  nonisolated public func fill(style: FillStyle = FillStyle()) -> some View {
    ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  /// Draws the outline with a pen.
  nonisolated public func stroke<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle
  ) -> some View {
    stroke(style: style).fill(content)
  }

  /// Draws the outline with a pen of a given width in points.
  nonisolated public func stroke<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1
  ) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape that a pen leaves along the outline.
  nonisolated public func stroke(style: StrokeStyle) -> some Shape {
    StrokedShape(base: self, style: style)
  }

  /// The shape that a pen of a given width in points leaves along the outline.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The part of the outline between two shares of its length.
  nonisolated public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape {
    MappedShape(base: self) { outline, _ in outline.trimmed(from: start, to: end) }
  }

  /// The shape moved by a distance in points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    transform(CGAffineTransform(translationX: x, y: y))
  }

  /// The shape turned about a share of its frame.
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    MappedShape(base: self) { outline, frame in
      let turn = AffineTransform(rotation: angle.radians)
      return outline.applying(turn.anchored(at: anchor.point(in: frame)))
    }
  }

  /// The shape resized about a share of its frame.
  nonisolated public func scale(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some Shape {
    MappedShape(base: self) { outline, frame in
      let scale = AffineTransform(scaleX: x, y: y)
      return outline.applying(scale.anchored(at: anchor.point(in: frame)))
    }
  }

  /// The shape resized about a share of its frame.
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape seen through a map of the plane.
  nonisolated public func transform(_ transform: CGAffineTransform) -> some Shape {
    MappedShape(base: self) { outline, _ in outline.applying(transform.transform) }
  }
}

extension UnitPoint {
  func point(in frame: Rect) -> Point {
    Point(x: frame.minX + x * frame.width, y: frame.minY + y * frame.height)
  }
}

extension InsettableShape {
  /// Draws the outline with a pen that stays inside of it.
  nonisolated public func strokeBorder<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> some View {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }

  /// Draws the outline with a pen of a given width in points that stays inside of it.
  nonisolated public func strokeBorder<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Draws the outline in the style around with a pen that stays inside of it.
  nonisolated public func strokeBorder(
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> some View {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
  }
}

/// The area that a pen leaves along an outline.
private struct StrokedShape<Base: Shape>: ContextualShape {
  let base: Base
  let style: StrokeStyle

  func outline(in rect: Rect, container: ContainerShape?) -> BezierPath {
    ShapeSource(base).outline(in: rect, container: container).stroked(
      style.options,
      tolerance: strokeTolerance
    )
  }
}

extension StrokedShape: Shape {
  func path(in rect: CGRect) -> Path { Path(outline(in: Rect(rect), container: nil)) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}

/// A shape whose outline is changed once it is known.
private struct MappedShape<Base: Shape>: ContextualShape {
  let base: Base
  let map: @Sendable (BezierPath, Rect) -> BezierPath

  func outline(in rect: Rect, container: ContainerShape?) -> BezierPath {
    map(ShapeSource(base).outline(in: rect, container: container), rect)
  }
}

extension MappedShape: Shape {
  func path(in rect: CGRect) -> Path { Path(outline(in: Rect(rect), container: nil)) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}
