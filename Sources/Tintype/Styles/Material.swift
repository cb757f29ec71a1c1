// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeRaster

/// A translucent layer like frosted glass.
///
/// An approximation: the system blurs what lies behind and strengthens its colours; here a material
/// is only the veil over it, a translucent white, or a dark grey in the dark. The opacities are our
/// estimates, not measured. Widgets get no blurred background from the system either, since they are
/// drawn apart from the wallpaper.
public struct Material: PaintingStyle {
  private let opacity: Double

  /// The most translucent one.
  public static let ultraThin = Material(opacity: 0.44)
  /// More translucent than opaque.
  public static let thin = Material(opacity: 0.6)
  /// Somewhat translucent.
  public static let regular = Material(opacity: 0.72)
  /// More opaque than translucent.
  public static let thick = Material(opacity: 0.83)
  /// Nearly opaque.
  public static let ultraThick = Material(opacity: 0.92)
  /// That of the system's bars.
  public static let bar = Material(opacity: 0.8)

  private init(opacity: Double) { self.opacity = opacity }

  func paint(in context: ResolveContext) -> Paint {
    // The veil of the system's materials: white 247, or 37 in the dark.
    let white = context.environment.colorScheme == .dark ? 37.0 / 255 : 247.0 / 255
    return .color(SRGBColor(red: white, green: white, blue: white, alpha: opacity))
  }
}

extension ShapeStyle where Self == Material {
  /// The most translucent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material more translucent than opaque.
  public static var thinMaterial: Material { .thin }
  /// A somewhat translucent material.
  public static var regularMaterial: Material { .regular }
  /// A material more opaque than translucent.
  public static var thickMaterial: Material { .thick }
  /// A nearly opaque material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of the system's bars.
  public static var bar: Material { .bar }
}
