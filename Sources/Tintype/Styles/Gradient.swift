// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation
import TintypeGeometry
import TintypeRaster

/// Colours that pass into each other.
public struct Gradient: Hashable, Sendable {
  /// A colour and its place along the gradient.
  public struct Stop: Hashable, Sendable {
    /// The colour there.
    public var color: Color
    /// 0 at the start, 1 at the end.
    public var location: CGFloat

    /// Puts a colour at a place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// How colours between two stops are found.
  public struct ColorSpace: Hashable, Sendable {
    let space: GradientSpace
    /// Straight through encoded sRGB.
    public static let device = ColorSpace(space: .device)
    /// Even to the eye.
    public static let perceptual = ColorSpace(space: .perceptual)
  }

  /// The colours in order of their places.
  public var stops: [Stop]
  private var interpolation: ColorSpace?

  /// Makes a gradient of colours at places of their own.
  public init(stops: [Stop]) { self.stops = stops }

  /// Makes a gradient of colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The same gradient with its in-between colours found in another space.
  public func colorSpace(_ space: ColorSpace) -> Gradient {
    var result = self
    result.interpolation = space
    return result
  }

  @MainActor func resolvedStops(in context: ResolveContext) -> [GradientStop] {
    stops.map { stop in
      GradientStop(color: stop.color.resolved(in: context), location: Double(stop.location))
    }
  }

  /// Perceptual unless asked otherwise.
  ///
  /// **Source:** facts `measured.md`, gradients.
  var space: GradientSpace { interpolation?.space ?? .perceptual }
}

/// A position in an area: (0, 0) is its top leading corner, (1, 1) its bottom trailing one.
public struct UnitPoint: Hashable, Sendable {
  /// Share of the width.
  public var x: CGFloat
  /// Share of the height.
  public var y: CGFloat

  /// Makes a position of two shares.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// Makes the top leading corner.
  public init() { self.init(x: 0, y: 0) }

  var point: Point { Point(x: x, y: y) }

  /// The top leading corner.
  public static let zero = UnitPoint()
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// A gradient along a line.
public struct LinearGradient: PaintingStyle {
  private let gradient: Gradient
  private let startPoint: UnitPoint
  private let endPoint: UnitPoint

  /// Runs a gradient from one position to another; beyond them the end colours go on.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Runs colours at equal distances from one position to another.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Runs colours at places of their own from one position to another.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  func paint(in context: ResolveContext) -> Paint {
    .linear(
      stops: gradient.resolvedStops(in: context),
      space: gradient.space,
      start: startPoint.point,
      end: endPoint.point
    )
  }
}

/// A gradient from a centre outwards.
public struct RadialGradient: PaintingStyle {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startRadius: CGFloat
  private let endRadius: CGFloat

  /// Runs a gradient from one circle to another, radii in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Runs colours at equal distances from one circle to another, radii in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }

  /// Runs colours at places of their own from one circle to another, radii in points.
  public init(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops),
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }

  func paint(in context: ResolveContext) -> Paint {
    .radial(
      stops: gradient.resolvedStops(in: context),
      space: gradient.space,
      center: center.point,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }
}

/// A gradient round a centre.
public struct AngularGradient: PaintingStyle {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startAngle: Angle
  private let endAngle: Angle

  /// Runs a gradient clockwise between two angles, 0 pointing to the right.
  public init(
    gradient: Gradient,
    center: UnitPoint,
    startAngle: Angle = .zero,
    endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Runs colours at equal distances clockwise between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }

  /// Runs a gradient once round, from an angle back to it.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient,
      center: center,
      startAngle: angle,
      endAngle: Angle(radians: angle.radians + 2 * Maths.pi)
    )
  }

  /// Runs colours at equal distances once round, from an angle back to it.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  func paint(in context: ResolveContext) -> Paint {
    .angular(
      stops: gradient.resolvedStops(in: context),
      space: gradient.space,
      center: center.point,
      startAngle: startAngle.radians,
      endAngle: endAngle.radians
    )
  }
}

/// A gradient from a centre outwards, as oval as the area it fills.
public struct EllipticalGradient: PaintingStyle {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startRadiusFraction: CGFloat
  private let endRadiusFraction: CGFloat

  /// Runs a gradient between two ovals, whose radii are shares of the area's sides.
  public init(
    gradient: Gradient,
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  func paint(in context: ResolveContext) -> Paint {
    .elliptical(
      stops: gradient.resolvedStops(in: context),
      space: gradient.space,
      center: center.point,
      startRadius: startRadiusFraction,
      endRadius: endRadiusFraction
    )
  }
}
