// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation

/// One walk over a folder that collects what is named in it.
struct AssetScan {
  private(set) var colors: [String: AssetColorSet] = [:]
  private(set) var images: [String: AssetImageSet] = [:]
  private(set) var looseImages: [String: AssetImageSet] = [:]

  /// Catalogues and images are looked for in a folder and in the folders right inside it; deeper
  /// lies somebody's source tree.
  private static let maximumFolderDepth = 1
  /// Folders of a catalogue that nest deeper than this are a loop of links.
  private static let maximumCatalogueDepth = 12
  /// No `Contents.json` comes near this; more is refused before it is read.
  private static let maximumContentsBytes = 1 << 20

  /// Whether a file name ends as an image that can be drawn does.
  static func isImageFile(_ name: String) -> Bool {
    ["png", "jpg", "jpeg", "webp", "gif", "svg"].contains(pathExtension(name).lowercased())
  }

  /// Reads a folder, which may be a catalogue.
  mutating func read(_ directory: String) throws(AssetError) {
    guard let names = Self.names(in: directory) else {
      throw .unreadableDirectory(path: directory)
    }
    if Self.pathExtension(directory) == "xcassets" {
      try readCatalogue(directory, names, namespace: "", depth: 0)
    } else {
      try readFolder(directory, names, depth: 0)
    }
  }

  private mutating func readFolder(
    _ folder: String,
    _ names: [String],
    depth: Int
  ) throws(AssetError) {
    readLooseImages(folder, names)
    for name in names where !name.hasPrefix(".") && name != "node_modules" {
      let path = "\(folder)/\(name)"
      guard !Self.isImageFile(name), let children = Self.names(in: path) else { continue }
      if Self.pathExtension(name) == "xcassets" {
        try readCatalogue(path, children, namespace: "", depth: 0)
      } else if depth < Self.maximumFolderDepth {
        try readFolder(path, children, depth: depth + 1)
      }
    }
  }

  private mutating func readCatalogue(
    _ folder: String,
    _ names: [String],
    namespace: String,
    depth: Int
  ) throws(AssetError) {
    guard depth < Self.maximumCatalogueDepth else { return }
    for name in names where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      guard let children = Self.names(in: path) else { continue }
      let stem = namespace + Self.stem(name)
      switch Self.pathExtension(name) {
      case "colorset":
        let contents = try Self.contents(of: path)
        let set = try Self.explaining(path) { () throws(AssetContents.Problem) in
          try AssetColorSet(contents: contents)
        }
        if set.light != nil || set.dark != nil, colors[stem] == nil { colors[stem] = set }
      case "imageset":
        let contents = try Self.contents(of: path)
        let set = try Self.explaining(path) { () throws(AssetContents.Problem) in
          try AssetImageSet(contents: contents, folder: path)
        }
        if !set.light.isEmpty || !set.dark.isEmpty, images[stem] == nil { images[stem] = set }
      case "":
        let inner = try Self.providesNamespace(path, children) ? "\(namespace)\(name)/" : namespace
        try readCatalogue(path, children, namespace: inner, depth: depth + 1)
      default:
        continue  // App icons, data and symbols: nothing that a view draws by name.
      }
    }
  }

  /// Groups `photo.png`, `photo@2x.png` and `photo@3x.png` under `photo` and `photo.png`.
  private mutating func readLooseImages(_ folder: String, _ names: [String]) {
    for name in names where Self.isImageFile(name) {
      var stem = Self.stem(name)
      var scale = 1.0
      for (suffix, value) in [("@2x", 2.0), ("@3x", 3.0)] where stem.hasSuffix(suffix) {
        stem.removeLast(suffix.count)
        scale = value
      }
      let image = ImageAsset(path: "\(folder)/\(name)", scale: scale, keepsShapes: true)
      for key in [stem, "\(stem).\(Self.pathExtension(name))"] {
        let known = looseImages[key]?.light ?? []
        guard !known.contains(where: { $0.scale == scale }) else { continue }
        looseImages[key] = AssetImageSet(light: known + [image], dark: [])
      }
    }
  }

  private static func providesNamespace(
    _ folder: String,
    _ children: [String]
  ) throws(AssetError) -> Bool {
    guard children.contains("Contents.json") else { return false }
    return try contents(of: folder).properties?.providesNamespace ?? false
  }

  private static func contents(of folder: String) throws(AssetError) -> AssetContents {
    let path = "\(folder)/Contents.json"
    let data: Data
    do {
      data = try BoundedFile.read(path, limit: maximumContentsBytes)
    } catch {
      switch error {
      case .unreadable: throw .unreadableFile(path: path)
      case .tooLarge:
        throw .malformed(path: path, problem: "the file is too large; at most 1 MiB is read")
      }
    }
    do {
      return try JSONDecoder().decode(AssetContents.self, from: data)
    } catch {
      throw .malformed(path: path, problem: DecodingProblem.describe(error, in: data))
    }
  }

  private static func explaining<T>(
    _ folder: String,
    _ body: () throws(AssetContents.Problem) -> T
  ) throws(AssetError) -> T {
    do {
      return try body()
    } catch {
      throw .malformed(path: "\(folder)/Contents.json", problem: error.message)
    }
  }

  /// The sorted names in a folder; `nil` for anything else.
  private static func names(in path: String) -> [String]? {
    try? FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  private static func pathExtension(_ name: String) -> String {
    (name as NSString).pathExtension
  }

  private static func stem(_ name: String) -> String {
    (name as NSString).deletingPathExtension
  }
}
