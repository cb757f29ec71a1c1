// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import TintypeGeometry
import TintypeRaster
import TintypeText

/// A picture as a flat list of things to draw, in order.
///
/// **Units:** points in the picture's coordinates; nothing in it depends on views or layout any
/// more. Frames already lie on whole pixels of the scale it was made for.
package struct DisplayList: Sendable {
  /// Width and height of the picture.
  package let size: Size
  /// Pixels per point.
  package let scale: Double
  var items: [Item]

  enum Item: Sendable {
    case fill(BezierPath, FillRule, Shader)
    case fillRect(Rect, Shader)
    case glyphs(GlyphItem)
    case image(ImageItem)
    /// Twice where Apple's picture shows the clip's edge as if it were.
    case pushClip(BezierPath, FillRule, twice: Bool = false)
    case pushClipRect(Rect)
    case popClip
    /// Everything up to `popLayer` is drawn apart. Sigma and offsets of its filters are points.
    ///
    /// An opaque blur ends at the bounds.
    case pushLayer(LayerEffects, bounds: Rect? = nil)
    /// From here to `popLayer` the layer's mask is drawn.
    case beginMask
    case popLayer
  }
}

/// Glyphs of one face and size.
struct GlyphItem: Sendable {
  let face: FontFace
  /// Points per em.
  let emSize: Double
  let glyphs: [PositionedGlyph]
  /// From the glyphs' coordinates to the picture's.
  let transform: AffineTransform
  var shader: Shader
}

/// A picture in a rectangle.
struct ImageItem: Sendable {
  let image: DecodedImage
  let rect: Rect
  let quality: ImageQuality
  /// From the rectangle's coordinates to the picture's.
  let transform: AffineTransform
  var opacity: Double
}
