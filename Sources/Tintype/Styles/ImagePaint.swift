// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation
import TintypeGeometry
import TintypeRaster

/// A picture repeated over what it fills, from the top left corner on.
public struct ImagePaint: PaintingStyle {
  /// The picture.
  public var image: Image
  /// The part of the picture that is repeated, in shares of its size.
  public var sourceRect: CGRect
  /// How much larger the picture is drawn.
  public var scale: CGFloat

  /// Repeats a picture or a part of it.
  public init(
    image: Image,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  func paint(in context: ResolveContext) -> Paint {
    guard let found = image.pixels(in: context) else { return .color(ColorConversion.missing) }
    let (width, height) = (Double(found.image.widthInPixels), Double(found.image.heightInPixels))
    func cut(_ low: Double, _ high: Double, _ length: Double) -> Range<Int> {
      let start = Int((low.unit * length + 0.5).rounded(.down))
      return start..<max(start, Int((high.unit * length + 0.5).rounded(.down)))
    }
    let columns = cut(sourceRect.minX, sourceRect.maxX, width)
    let rows = cut(sourceRect.minY, sourceRect.maxY, height)
    guard let part = found.image.cropped(x: columns, y: rows),
      let scale = context.checkedLength(scale, of: "ImagePaint"), scale > 0
    else { return .color(SRGBColor(red: 0, green: 0, blue: 0, alpha: 0)) }
    return .image(
      part,
      scaleX: found.size.width / width * scale,
      scaleY: found.size.height / height * scale
    )
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture repeated over what it fills.
  public static func image(
    _ image: Image,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
