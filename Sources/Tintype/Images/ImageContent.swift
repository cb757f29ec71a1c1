// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry
import TintypeRaster

/// A picture and how it is drawn in its frame.
package struct ImageContent: Sendable {
  let picture: Picture
  /// The picture's own size in points.
  let size: Size
  /// Borders in points that keep their size; `left` and `right` are as seen on screen.
  ///
  /// Shapes have none and aren't tiled.
  let capInsets: Insets
  let isTiled: Bool
  let quality: ImageQuality
  /// What the picture's shape is filled with; `nil` for its own colours.
  let template: Paint?
}
