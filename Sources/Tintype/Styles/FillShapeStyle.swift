// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeRaster

/// The system's grey for filling things, in levels of importance.
///
/// **Source:** facts `system-colors.json`, UIKit fills.
public struct FillShapeStyle: PaintingStyle {
  private let color: SystemColor

  /// Makes the style of the first level.
  public init() { color = .systemFill }

  private init(_ color: SystemColor) { self.color = color }

  func paint(in context: ResolveContext) -> Paint {
    .color(color.resolved(in: context.environment))
  }

  /// Less important.
  public var secondary: FillShapeStyle { FillShapeStyle(.secondarySystemFill) }
  /// Still less important.
  public var tertiary: FillShapeStyle { FillShapeStyle(.tertiarySystemFill) }
  /// Hardly important.
  public var quaternary: FillShapeStyle { FillShapeStyle(.quaternarySystemFill) }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The system's grey for filling things.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle {
  /// The style at half of its opacity.
  ///
  /// **Source:** facts `system-colors.json`, hierarchy of an explicit colour, as for the other
  /// levels.
  public var secondary: some ShapeStyle { opacity(0.5) }
  /// The style at a quarter of its opacity.
  public var tertiary: some ShapeStyle { opacity(0.25) }
  /// The style at 0.18 of its opacity.
  public var quaternary: some ShapeStyle { opacity(0.18) }
}
