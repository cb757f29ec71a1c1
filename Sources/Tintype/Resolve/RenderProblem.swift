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
  /// A view was given a length that is no number, or an infinite or negative one.
  case invalidLength(view: String, value: Double)
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
    case .invalidLength(let view, let value):
      "\(view) got the length \(value); lengths must be finite and not negative"
    case .unsupported(let feature):
      "\(feature) can't be drawn; leave it out, or draw what it would show"
    }
  }

  private static func list(_ folders: [String]) -> String {
    folders.isEmpty ? "any folder (none was given)" : folders.joined(separator: ", ")
  }
}
