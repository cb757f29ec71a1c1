// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry
import TintypeRaster

/// A gentle gradient of one colour, as `Color.gradient` gives it.
///
/// From a lighter form at the top to the colour itself at 70 % of the height; bright colours begin
/// with themselves and darken from 30 % on. **Source:** facts `measured.md`, gradients; reference
/// cases 41 and 42 (macOS 26), eleven colours.
public struct AnyGradient: PaintingStyle {
  private let color: Color

  init(color: Color) { self.color = color }

  func paint(in context: ResolveContext) -> Paint {
    let base = color.resolved(in: context)
    let luma = 0.2126 * base.red + 0.7152 * base.green + 0.0722 * base.blue
    // Yellow, at 0.78, has no room above; the next, mint, at 0.61 still grows lighter.
    let stops =
      luma > 0.7
      ? [GradientStop(color: base, location: 0.3), GradientStop(color: darker(base), location: 1)]
      : [
        GradientStop(color: lighter(base, luma: luma), location: 0),
        GradientStop(color: base, location: 0.7),
      ]
    return .linear(
      stops: stops,
      space: .perceptual,
      start: UnitPoint.top.point,
      end: UnitPoint.bottom.point
    )
  }

  /// A rule of our own, since Apple's is unknown.
  ///
  /// It is fitted to ten colours: with it no pixel of their gradients is more than 4 of 255 off.
  private func lighter(_ color: SRGBColor, luma: Double) -> SRGBColor {
    color.mapped { min(1, $0 * (1.0605 - 0.3537 * luma) + 0.1089 + 0.1775 * luma) }
  }

  /// Measured on yellow alone, (255, 204, 0) to (240, 185, 0); a grey stays one.
  private func darker(_ color: SRGBColor) -> SRGBColor {
    color.mapped { max(0, 240.0 / 255 - (1 - $0) * 55 / 51) }
  }
}

extension SRGBColor {
  /// The same change to each component.
  fileprivate func mapped(_ change: (Double) -> Double) -> SRGBColor {
    SRGBColor(red: change(red), green: change(green), blue: change(blue), alpha: alpha)
  }
}

extension Color {
  /// A gentle gradient of the colour.
  public var gradient: AnyGradient { AnyGradient(color: self) }
}
