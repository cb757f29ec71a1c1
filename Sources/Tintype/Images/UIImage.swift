// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation
import TintypeGeometry

/// A picture in memory, under UIKit's name.
public final class UIImage: Sendable {
  let picture: Picture?
  let isTemplate: Bool
  /// Pixels per point.
  public let scale: CGFloat
  /// Width and height in points.
  public let size: CGSize

  private init(_ sized: SizedPicture?, scale: CGFloat, isTemplate: Bool = false) {
    picture = sized?.picture
    size = CGSize(sized?.size ?? .zero)
    self.scale = scale
    self.isTemplate = isTemplate
  }

  /// Pixels are smaller the more of them a point has; shapes keep the size they give themselves.
  convenience init(_ picture: Picture, scale: CGFloat) {
    var pixelsPerPoint = 1.0
    if case .pixels = picture { pixelsPerPoint = scale }
    let size = Size(
      width: picture.size.width / pixelsPerPoint,
      height: picture.size.height / pixelsPerPoint
    )
    self.init(SizedPicture(picture: picture, size: size), scale: scale)
  }

  /// Makes a picture without pixels.
  public convenience init() { self.init(nil, scale: 1) }

  /// Makes a picture of an encoded one; `nil` when the bytes are none.
  ///
  /// - `scale`: Pixels per point, > 0.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard scale > 0, let picture = try? Picture([UInt8](data)) else { return nil }
    self.init(picture, scale: scale)
  }

  /// Makes a picture of a file or a data URI; `nil` when it is none.
  public convenience init?(contentsOfFile path: String) {
    guard let picture = try? ImageCache.shared.picture(at: path) else { return nil }
    self.init(picture, scale: 1)
  }

  /// Makes the picture of that name in the asset catalogues; `nil` when there is none.
  ///
  /// The catalogues are those of the view whose body asks.
  public convenience init?(named name: String) {
    let found = assumingMainActor { () -> (SizedPicture, ImageAsset)? in
      guard let environment = BodyScope.current?.environment else { return nil }
      let asset = environment.assets.image(
        named: name,
        scale: environment.displayScale,
        dark: environment.colorScheme == .dark
      )
      let scale = environment.displayScale
      guard let asset,
        let picture = try? ImageCache.shared.picture(of: asset, displayScale: scale)
      else { return nil }
      return (picture, asset)
    }
    guard let (picture, asset) = found else { return nil }
    self.init(picture, scale: asset.scale, isTemplate: asset.isTemplate)
  }
}
