// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import TintypeGeometry

/// A picture made of shapes, sharp at every size.
///
/// **Convention:** items are drawn in order, in the picture's coordinates: points, origin top left.
package struct VectorPicture: Sendable {
  package enum Item: Sendable {
    case fill(BezierPath, FillRule, Shader)
    /// A line along a path; pen and path are in coordinates of their own, which the transform
    /// takes to the picture's, those of the shader.
    case stroke(BezierPath, StrokeOptions, AffineTransform, Shader)
    case pushClip(BezierPath, FillRule)
    case popClip
    case pushLayer(LayerEffects)
    /// From here to the layer's end its mask is drawn.
    case beginMask
    case popLayer
  }

  /// Its own size in points.
  package let size: Size
  package let items: [Item]

  /// - Precondition: What is pushed is popped, and each mask is begun in a layer of its own.
  package init(size: Size, items: [Item]) {
    self.size = size
    self.items = items
  }

  /// The picture with everything where it will be seen, lines made into outlines.
  ///
  /// - `transform`: From the picture's coordinates to those of the result.
  /// - `pixelsPerUnit`: Pixels for a unit of the result's coordinates, > 0.
  package func placed(by transform: AffineTransform, pixelsPerUnit: Double) -> [Item] {
    items.map { item in
      switch item {
      case .fill(let path, let rule, let shader):
        return .fill(path.applying(transform), rule, shader.applying(transform))
      case .stroke(let path, let options, let own, let shader):
        let whole = own.concatenated(with: transform)
        let enlargement = whole.largestScale * pixelsPerUnit
        let tolerance = Self.tolerance(for: path, options, enlargement: enlargement)
        let outline = path.stroked(options, tolerance: tolerance)
        return .fill(outline.applying(whole), .winding, shader.applying(transform))
      case .pushClip(let path, let rule): return .pushClip(path.applying(transform), rule)
      case .popClip, .pushLayer, .beginMask, .popLayer: return item
      }
    }
  }

  /// Farthest distance of a line's outline from the true one, in the line's own units.
  ///
  /// A fiftieth of a pixel, unless pen or path are so huge that it would take too many lines.
  private static func tolerance(
    for path: BezierPath,
    _ options: StrokeOptions,
    enlargement: Double
  ) -> Double {
    var tolerance = max(0.02 / max(enlargement, 1e-9), options.width * 1e-4)
    for _ in 0..<20 where path.lineCount(tolerance: tolerance) > mostLines { tolerance *= 4 }
    return tolerance
  }

  private static let mostLines = 1_000_000

  /// The picture as pixels.
  package func rasterized(
    width: Int,
    height: Int,
    limits: RasterLimits = .default
  ) throws(RasterError) -> DecodedImage {
    let transform = AffineTransform(
      scaleX: Double(width) / size.width,
      y: Double(height) / size.height
    )
    return DecodedImage(
      pixmap: try Painter.picture(
        width: width,
        height: height,
        glyphCache: GlyphCache(),
        limits: limits
      ) { painter throws(RasterError) in
        for item in placed(by: transform, pixelsPerUnit: 1) { try painter.draw(item) }
      }
    )
  }
}

extension Painter {
  /// Draws an item whose coordinates are pixels.
  fileprivate func draw(_ item: VectorPicture.Item) throws(RasterError) {
    switch item {
    case .fill(let path, let rule, let shader): try fill(path, rule: rule, shader: shader)
    case .stroke: preconditionFailure("lines are outlines once a picture is placed")
    case .pushClip(let path, let rule): try pushClip(path, rule: rule)
    case .popClip: popClip()
    case .pushLayer(let effects): try pushLayer(effects, bounds: nil)
    case .beginMask: try beginMask()
    case .popLayer: try popLayer()
    }
  }
}

extension AffineTransform {
  /// An upper bound of how much longer a line can become.
  fileprivate var largestScale: Double { (a * a + b * b + c * c + d * d).squareRoot() }
}
