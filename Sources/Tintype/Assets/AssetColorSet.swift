// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeRaster

/// A named colour of a catalogue, light and dark.
struct AssetColorSet: Sendable, Equatable {
  /// What one appearance holds.
  enum Value: Sendable, Equatable {
    case color(SRGBColor)
    /// A colour of the system, by its name in catalogues, such as `systemBlueColor`.
    case system(String)
  }

  /// `nil` for a set without any colour, which is how Xcode's template leaves `AccentColor`.
  var light: Value?
  /// `nil` when dark looks like light.
  var dark: Value?

  /// Reads the `Contents.json` of a `.colorset`.
  ///
  /// - Throws: A message that names the place and what would be right.
  init(contents: AssetContents) throws(AssetContents.Problem) {
    let entries = contents.colors ?? []
    light = try Self.value(of: contents.preferred(entries, dark: false))
    dark = try Self.value(of: contents.preferred(entries, dark: true))
  }

  private static func value(of entry: AssetContents.ColorEntry?) throws(AssetContents.Problem)
    -> Value?
  {
    guard let color = entry?.color else { return nil }
    if let reference = color.reference { return .system(reference) }
    guard let components = color.components else { return nil }
    return .color(try Self.color(of: components, space: color.space ?? "srgb"))
  }

  private static func color(
    of components: [String: AssetContents.Component],
    space: String
  ) throws(AssetContents.Problem) -> SRGBColor {
    func component(_ name: String) throws(AssetContents.Problem) -> Double {
      guard let component = components[name] else {
        throw AssetContents.Problem(
          "the colour has no component \"\(name)\", which \(space) needs"
        )
      }
      return try component.value(name: name)
    }
    var color: SRGBColor
    switch space {
    case "gray-gamma-22", "extended-gray":
      let white = try component("white")
      color = ColorConversion.sRGB(from: .sRGB, red: white, green: white, blue: white)
    case let name:
      color = ColorConversion.sRGB(
        from: try colorSpace(named: name),
        red: try component("red"),
        green: try component("green"),
        blue: try component("blue")
      )
    }
    color.alpha = components["alpha"] == nil ? 1 : try component("alpha").unit
    return color
  }

  private static func colorSpace(
    named name: String
  ) throws(AssetContents.Problem) -> Color.RGBColorSpace {
    switch name {
    case "srgb", "extended-srgb": return .sRGB
    case "extended-linear-srgb": return .sRGBLinear
    case "display-p3": return .displayP3
    default:
      throw AssetContents.Problem(
        "the colour space \"\(name)\" is unknown; known are srgb, extended-srgb, "
          + "extended-linear-srgb, display-p3, gray-gamma-22 and extended-gray"
      )
    }
  }
}
