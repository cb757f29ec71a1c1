// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// The parts of a catalogue's `Contents.json` that a picture depends on.
struct AssetContents: Decodable {
  /// What is wrong with a file that is JSON but not a catalogue's.
  struct Problem: Error {
    var message: String
    init(_ message: String) { self.message = message }
  }

  struct Properties: Decodable {
    var providesNamespace: Bool?
    var templateRenderingIntent: String?
    var preservesVectorRepresentation: Bool?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case templateRenderingIntent = "template-rendering-intent"
      case preservesVectorRepresentation = "preserves-vector-representation"
    }
  }

  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  struct ColorEntry: Decodable, Entry {
    var color: Color?
    var idiom: String?
    var appearances: [Appearance]?
    var gamut: String?

    enum CodingKeys: String, CodingKey {
      case color, idiom, appearances
      case gamut = "display-gamut"
    }
  }

  struct Color: Decodable {
    var space: String?
    var components: [String: Component]?
    var reference: String?

    enum CodingKeys: String, CodingKey {
      case space = "color-space"
      case components, reference
    }
  }

  struct ImageEntry: Decodable, Entry {
    var filename: String?
    var scale: String?
    var idiom: String?
    var appearances: [Appearance]?
    var gamut: String?

    enum CodingKeys: String, CodingKey {
      case filename, scale, idiom, appearances
      case gamut = "display-gamut"
    }
  }

  /// What colours and images share: the traits that an entry is for.
  protocol Entry {
    var idiom: String? { get }
    var appearances: [Appearance]? { get }
    var gamut: String? { get }
  }

  var colors: [ColorEntry]?
  var images: [ImageEntry]?
  var properties: Properties?

  /// The best entry for a phone in one appearance; `nil` when none is for it.
  func preferred<E: Entry>(_ entries: [E], dark: Bool) -> E? {
    Self.ranked(entries, dark: dark).first
  }

  /// The entries for a phone in one appearance, those that fit best, all of the same rank.
  static func ranked<E: Entry>(_ entries: [E], dark: Bool) -> [E] {
    let fitting = entries.compactMap { entry in
      rank(of: entry, dark: dark).map { (rank: $0, entry: entry) }
    }
    let best = fitting.map(\.rank).min()
    return fitting.filter { $0.rank == best }.map(\.entry)
  }

  /// Lower is better; `nil` for another appearance or another kind of device.
  private static func rank(of entry: some Entry, dark: Bool) -> Int? {
    let appearances = entry.appearances ?? []
    // Entries for increased contrast are for people who asked for it.
    guard !appearances.contains(where: { $0.appearance == "contrast" }) else { return nil }
    let luminosity = appearances.first { $0.appearance == "luminosity" }?.value
    let wanted = luminosity == "dark"
    guard wanted == dark else { return nil }
    guard let device = ["iphone", "universal", "ipad"].firstIndex(of: entry.idiom ?? "universal")
    else { return nil }
    let wide = entry.gamut == "display-P3" ? 1 : 0
    let unspecific = !dark && luminosity == nil ? 1 : 0
    return device * 4 + wide * 2 + unspecific
  }
}
