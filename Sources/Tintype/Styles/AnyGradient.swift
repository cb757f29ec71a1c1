// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry
import TintypeRaster

/// A gentle gradient of one colour, as `Color.gradient` gives it.
///
/// From a lighter form at the top to the colour itself at 69 % of the height. **Source:** facts
/// `measured.md`, gradients. The lighter form is fitted to nine colours measured on macOS 26 and
/// comes within 6 of 255 of each.
public struct AnyGradient: PaintingStyle {
  private let color: Color

  init(color: Color) { self.color = color }

  func paint(in context: ResolveContext) -> Paint {
    let base = color.resolved(in: context)
    let (top, bottom) = Self.isBright(base) ? (base, Self.darker(base)) : (Self.lighter(base), base)
    return .linear(
      stops: [GradientStop(color: top, location: 0), GradientStop(color: bottom, location: 0.69)],
      space: .device,
      start: UnitPoint.top.point,
      end: UnitPoint.bottom.point
    )
  }

  /// Yellow and the like have no room above; they darken towards the bottom instead.
  private static func isBright(_ color: SRGBColor) -> Bool {
    let luma = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
    return luma > 0.75
  }

  private static func lighter(_ color: SRGBColor) -> SRGBColor {
    func raised(_ x: Double) -> Double { min(1, x + 0.196 - 0.06 * x - 0.1275 * x * x) }
    return SRGBColor(
      red: raised(color.red),
      green: raised(color.green),
      blue: raised(color.blue),
      alpha: color.alpha
    )
  }

  /// Measured on yellow alone: (255, 204, 0) ends at (240, 185, 0).
  private static func darker(_ color: SRGBColor) -> SRGBColor {
    SRGBColor(
      red: color.red * 240 / 255,
      green: color.green * 185 / 204,
      blue: color.blue * 240 / 255,
      alpha: color.alpha
    )
  }
}

extension Color {
  /// A gentle gradient of the colour.
  public var gradient: AnyGradient { AnyGradient(color: self) }
}
