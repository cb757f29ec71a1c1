// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Something in the user's content that can't be drawn as it stands.
public enum RenderProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// No image of that name is in the asset folders.
  case missingImage(name: String, searched: [String])
  /// No colour of that name is in the asset catalogues.
  case missingColor(name: String, searched: [String])
  /// The image's bytes could not be read.
  case unreadableImage(name: String, reason: String)
  /// A symbol of the system font, which can't be drawn here.
  case missingSymbol(name: String)
  /// No font of that name was added.
  case missingFont(name: String, known: [String])
  /// No font has the character; a box stands for it.
  case missingGlyph(Unicode.Scalar)
  /// A view was given a length that is no number, or an infinite or negative one.
  case invalidLength(view: String, value: Double)
  /// A mesh gradient whose points and colours don't make a grid of its width and height.
  case invalidMesh(width: Int, height: Int, points: Int, colors: Int)
  /// Something that can't be drawn here at all.
  case unsupported(feature: String)

  /// One sentence that names the fault and what would be right.
  public var description: String {
    switch self {
    case .missingImage(let name, let searched):
      "no image named \"\(name)\" in \(Self.list(searched)); add it to an asset catalogue, put the "
        + "file there, or name its folder with --assets"
    case .missingColor(let name, let searched):
      "no colour named \"\(name)\" in \(Self.list(searched)); add a colour set of that name, or "
        + "name its folder with --assets"
    case .unreadableImage(let name, let reason):
      "image \"\(name)\" can't be read: \(reason)"
    case .missingSymbol(let name):
      "the symbol \"\(name)\" can't be drawn: SF Symbols are not available off Apple's systems; "
        + "supply an image of that name in an asset catalogue"
    case .missingFont(let name, let known):
      "no font named \"\(name)\" in \(Self.fonts(known)); name the folder that holds it with --fonts"
    case .missingGlyph(let scalar):
      "no font has the character \"\(scalar)\" (U+\(String(scalar.value, radix: 16).uppercased())); "
        + "a box stands for it; name a folder with a font that has it with --fonts"
    case .invalidLength(let view, let value):
      "\(view) got the length \(value); it must be finite"
        + (value.isFinite ? " and not negative" : "")
    case .invalidMesh(let width, let height, let points, let colors):
      "MeshGradient(width: \(width), height: \(height)) got \(points) points and \(colors) colours; "
        + "right would be width × height of each, both at least 2 and at most 10000 together"
    case .unsupported(let feature):
      "\(feature) can't be drawn; leave it out, or draw what it would show"
    }
  }

  /// Whether the picture is right but for what the message says, so that it may be kept.
  package var isWarning: Bool {
    if case .missingGlyph = self { true } else { false }
  }

  private static func fonts(_ names: [String]) -> String {
    names.isEmpty ? "any folder (none was given)" : names.joined(separator: ", ")
  }

  private static func list(_ folders: [String]) -> String {
    folders.isEmpty ? "any folder (none was given)" : folders.joined(separator: ", ")
  }
}
