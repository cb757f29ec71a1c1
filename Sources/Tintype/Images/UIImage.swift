// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation
import TintypeRaster

/// A picture in memory, under UIKit's name.
public final class UIImage: Sendable {
  let decoded: DecodedImage?
  let isTemplate: Bool
  /// Pixels per point.
  public let scale: CGFloat

  /// Width and height in points.
  public var size: CGSize {
    CGSize(
      width: CGFloat(decoded?.widthInPixels ?? 0) / scale,
      height: CGFloat(decoded?.heightInPixels ?? 0) / scale
    )
  }

  private init(_ decoded: DecodedImage?, scale: CGFloat, isTemplate: Bool = false) {
    self.decoded = decoded
    self.scale = scale
    self.isTemplate = isTemplate
  }

  /// Makes a picture without pixels.
  public convenience init() { self.init(nil, scale: 1) }

  /// Makes a picture of an encoded one; `nil` when the bytes are none.
  ///
  /// - `scale`: Pixels per point, > 0.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard scale > 0, let image = try? ImageDecoder.decode([UInt8](data)) else { return nil }
    self.init(image, scale: scale)
  }

  /// Makes a picture of a file; `nil` when it is none.
  public convenience init?(contentsOfFile path: String) {
    guard let image = try? ImageCache.shared.image(at: path) else { return nil }
    self.init(image, scale: 1)
  }

  /// Makes the picture of that name in the asset catalogues; `nil` when there is none.
  ///
  /// The catalogues are those of the view whose body asks.
  public convenience init?(named name: String) {
    let found = assumingMainActor { () -> (DecodedImage, ImageAsset)? in
      guard let environment = BodyScope.current?.environment else { return nil }
      let asset = environment.assets.image(
        named: name,
        scale: environment.displayScale,
        dark: environment.colorScheme == .dark
      )
      guard let asset, let image = try? ImageCache.shared.image(at: asset.path) else { return nil }
      return (image, asset)
    }
    guard let (image, asset) = found else { return nil }
    self.init(image, scale: asset.scale, isTemplate: asset.isTemplate)
  }
}
