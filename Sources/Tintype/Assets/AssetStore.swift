// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import TintypeRaster

/// The named colours and images of asset catalogues and of the loose image files beside them.
///
/// Everything is listed and checked once, when the store is made; images are read by whoever draws
/// them. When two folders define a name, the first one counts, and a catalogue counts before a loose
/// file.
package struct AssetStore: Sendable {
  private var colors: [String: AssetColorSet] = [:]
  private var images: [String: AssetImageSet] = [:]
  private var looseImages: [String: AssetImageSet] = [:]

  /// The folders that were read, for messages.
  package private(set) var searchedFolders: [String] = []

  /// A store that knows no name.
  package static let empty = AssetStore()

  private init() {}

  /// Reads the catalogues in folders; a folder may itself be a catalogue.
  ///
  /// - Throws: For a folder that isn't there and for a catalogue that is broken.
  package init(directories: [String]) throws(AssetError) {
    searchedFolders = directories
    for directory in directories {
      var scan = AssetScan()
      try scan.read(directory)
      colors.merge(scan.colors) { first, _ in first }
      images.merge(scan.images) { first, _ in first }
      looseImages.merge(scan.looseImages) { first, _ in first }
    }
  }

  /// The colour of a name; dark falls back to light where the catalogue has nothing for dark.
  package func color(named name: String, dark: Bool) -> SRGBColor? {
    guard case .color(let color) = value(named: name, dark: dark) else { return nil }
    return color
  }

  /// The system colour that a name stands for, as catalogues call it (`systemBlueColor`).
  package func systemColor(named name: String, dark: Bool) -> String? {
    guard case .system(let reference) = value(named: name, dark: dark) else { return nil }
    return reference
  }

  private func value(named name: String, dark: Bool) -> AssetColorSet.Value? {
    guard let set = colors[name] else { return nil }
    return dark ? set.dark ?? set.light : set.light
  }

  /// The image file of a name for a scale in pixels per point.
  ///
  /// Loose files go by `photo` as well as by `photo.jpg`.
  package func image(named name: String, scale: Double, dark: Bool) -> ImageAsset? {
    let set = images[name] ?? looseImages[name]
    return set?.image(scale: scale, dark: dark)
  }

  /// The names of all colours, sorted, for messages.
  package var colorNames: [String] { colors.keys.sorted() }

  /// The names of all images, sorted, for messages; loose files only without their extension.
  package var imageNames: [String] {
    let loose = looseImages.keys.filter { !AssetScan.isImageFile($0) }
    return Set(images.keys).union(loose).sorted()
  }
}
