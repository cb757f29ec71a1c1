// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// The files of a named image, light and dark, for each scale.
struct AssetImageSet: Sendable, Equatable {
  var light: [ImageAsset]
  /// Empty when dark looks like light.
  var dark: [ImageAsset]

  /// The file for a scale in pixels per point: that very scale, else the next larger, which loses
  /// nothing, else the largest there is.
  func image(scale: Double, dark wantsDark: Bool) -> ImageAsset? {
    let images = wantsDark && !dark.isEmpty ? dark : light
    let larger = images.filter { $0.scale >= scale }.min { $0.scale < $1.scale }
    return larger ?? images.max { $0.scale < $1.scale }
  }
}

extension AssetImageSet {
  /// Reads the `Contents.json` of an `.imageset` in `folder`.
  init(contents: AssetContents, folder: String) throws(AssetContents.Problem) {
    let model = ImageAsset(
      path: folder,
      scale: 1,
      intent: try Self.intent(contents.properties?.templateRenderingIntent),
      keepsShapes: contents.properties?.preservesVectorRepresentation ?? false
    )
    let entries = (contents.images ?? []).filter { $0.filename != nil }
    light = try Self.images(entries, dark: false, like: model)
    dark = try Self.images(entries, dark: true, like: model)
  }

  private static func intent(
    _ name: String?
  ) throws(AssetContents.Problem) -> ImageAsset.RenderingIntent? {
    switch name {
    case nil: return nil
    case "original": return .original
    case "template": return .template
    case .some(let other):
      throw AssetContents.Problem(
        "template-rendering-intent is \"\(other)\"; right would be \"original\" or \"template\""
      )
    }
  }

  /// - `model`: What all images of the set share; its path is the folder.
  private static func images(
    _ entries: [AssetContents.ImageEntry],
    dark: Bool,
    like model: ImageAsset
  ) throws(AssetContents.Problem) -> [ImageAsset] {
    var images: [ImageAsset] = []
    for entry in AssetContents.ranked(entries, dark: dark) {
      guard let filename = entry.filename else { continue }
      guard !filename.contains("/") else {
        throw AssetContents.Problem(
          "the file name \"\(filename)\" leaves the folder; name a file beside Contents.json"
        )
      }
      var image = model
      image.path = "\(model.path)/\(filename)"
      image.scale = try scale(of: entry.scale)
      images.append(image)
    }
    return images
  }

  private static func scale(of text: String?) throws(AssetContents.Problem) -> Double {
    switch text {
    case nil, "1x": return 1
    case "2x": return 2
    case "3x": return 3
    case .some(let other):
      throw AssetContents.Problem("the scale is \"\(other)\"; right would be 1x, 2x or 3x")
    }
  }
}
