// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeRaster

/// Something that shapes and text can be filled with.
public protocol ShapeStyle: Sendable {
  /// The style that this one turns into; `Never` for the ones that paint by themselves.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that the surroundings call for.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {
  /// Never called, since there is no value to call it on.
  public func resolve(in environment: EnvironmentValues) -> Never {
    switch self {}
  }
}

extension ShapeStyle where Resolved == Never {
  /// A style that paints by itself turns into nothing else.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) paints by itself; it must not be resolved")
  }
}

/// A style that turns into paint instead of another style.
protocol PaintingStyle: ShapeStyle where Resolved == Never {
  @MainActor func paint(in context: ResolveContext) -> Paint
}

extension ShapeStyle {
  /// The paint that the surroundings call for.
  @MainActor func resolvedPaint(in context: ResolveContext) -> Paint {
    if let painting = self as? any PaintingStyle { return painting.paint(in: context) }
    return resolve(in: context.environment).resolvedPaint(in: context)
  }

  /// The same style with its opacity multiplied.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityStyle(base: self, opacity: opacity.unit)
  }
}

/// A style with its opacity multiplied.
private struct OpacityStyle<Base: ShapeStyle>: PaintingStyle {
  let base: Base
  let opacity: Double

  func paint(in context: ResolveContext) -> Paint {
    base.resolvedPaint(in: context).opacity(opacity)
  }
}

/// A style whose type is hidden.
public struct AnyShapeStyle: PaintingStyle {
  private let style: any ShapeStyle

  /// Hides a style's type.
  public init<Style: ShapeStyle>(_ style: Style) { self.style = style }

  func paint(in context: ResolveContext) -> Paint { style.resolvedPaint(in: context) }
}

extension Color: PaintingStyle {
  func paint(in context: ResolveContext) -> Paint { .color(resolved(in: context)) }
}

/// The style of the text and shapes around.
public struct ForegroundStyle: PaintingStyle {
  /// Makes the style.
  public init() {}

  func paint(in context: ResolveContext) -> Paint {
    context.environment.foreground.paint(in: context)
  }
}

/// The background of the surroundings.
public struct BackgroundStyle: PaintingStyle {
  /// Makes the style.
  public init() {}

  func paint(in context: ResolveContext) -> Paint {
    if let style = context.environment.backgroundStyle { return style.paint(in: context) }
    return .color(SystemColor.systemBackground.resolved(in: context.environment))
  }
}

/// The tint of the surroundings.
public struct TintShapeStyle: PaintingStyle {
  /// Makes the style.
  public init() {}

  func paint(in context: ResolveContext) -> Paint { Color.accentColor.paint(in: context) }
}

/// The style of separating lines.
public struct SeparatorShapeStyle: PaintingStyle {
  /// Makes the style.
  public init() {}

  func paint(in context: ResolveContext) -> Paint {
    .color(SystemColor.separator.resolved(in: context.environment))
  }
}

/// A level of importance of the style around.
public struct HierarchicalShapeStyle: PaintingStyle {
  private let level: Int

  /// The style around as it is.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// Less important.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// Still less important.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// Hardly important.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// Least important.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  private init(level: Int) { self.level = level }

  func paint(in context: ResolveContext) -> Paint {
    context.environment.foreground.paint(in: context, level: level)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style of the text and shapes around.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background of the surroundings.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the surroundings.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of separating lines.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The style around as it is.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// Less important.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// Still less important.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// Hardly important.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// Least important.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}
