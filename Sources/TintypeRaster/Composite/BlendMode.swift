// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// How new pixels mix with those below.
///
/// **Source:** W3C Compositing and Blending Level 1; the two `plus` modes after Core Graphics.
package enum BlendMode: Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}
