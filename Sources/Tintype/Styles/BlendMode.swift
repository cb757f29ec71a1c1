// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeRaster

/// How a view's colours mix with those behind it.
public enum BlendMode: Hashable, Sendable {
  /// The view covers what is behind it.
  case normal
  /// Products: never brighter.
  case multiply
  /// Products of the negatives: never darker.
  case screen
  /// Multiplies dark grounds and screens bright ones.
  case overlay
  /// The darker of the two.
  case darken
  /// The brighter of the two.
  case lighten
  /// Brightens the ground to reflect the view.
  case colorDodge
  /// Darkens the ground to reflect the view.
  case colorBurn
  /// Darkens or brightens gently.
  case softLight
  /// Multiplies or screens by the view's brightness.
  case hardLight
  /// The distance of the two.
  case difference
  /// A softer distance.
  case exclusion
  /// The view's hue alone.
  case hue
  /// The view's saturation alone.
  case saturation
  /// The view's hue and saturation.
  case color
  /// The view's brightness alone.
  case luminosity
  /// The view only where there is something behind it.
  case sourceAtop
  /// The view behind what is already there.
  case destinationOver
  /// What is there only where the view isn't.
  case destinationOut
  /// The sum, limited by black.
  case plusDarker
  /// The sum, limited by white.
  case plusLighter

  var raster: TintypeRaster.BlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}
