// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation
import TintypeText

/// What letters look like, before the surroundings decide on sizes.
public struct Font: Hashable, Sendable {
  /// A role of text, whose size follows the person's choice.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    /// Largest headings.
    case largeTitle
    /// Headings of the first level.
    case title
    /// Headings of the second level.
    case title2
    /// Headings of the third level.
    case title3
    /// Headings of paragraphs.
    case headline
    /// Running text.
    case body
    /// Remarks.
    case callout
    /// Second headings.
    case subheadline
    /// Footnotes.
    case footnote
    /// Captions.
    case caption
    /// Smaller captions.
    case caption2
  }

  /// How heavy strokes are.
  public struct Weight: Hashable, Sendable {
    /// A position on the scale of OpenType's `wght` axis.
    let value: Double
    /// 100.
    public static let ultraLight = Weight(value: 100)
    /// 200.
    public static let thin = Weight(value: 200)
    /// 300.
    public static let light = Weight(value: 300)
    /// 400.
    public static let regular = Weight(value: 400)
    /// 500.
    public static let medium = Weight(value: 500)
    /// 600.
    public static let semibold = Weight(value: 600)
    /// 700.
    public static let bold = Weight(value: 700)
    /// 800.
    public static let heavy = Weight(value: 800)
    /// 900.
    public static let black = Weight(value: 900)
  }

  /// The system font's variants.
  public enum Design: Hashable, Sendable {
    /// Without serifs.
    case `default`
    /// With serifs.
    case serif
    /// With round ends.
    case rounded
    /// All letters equally wide.
    case monospaced

    var fontDesign: FontDesign {
      switch self {
      case .default: .default
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  private enum Base: Hashable, Sendable {
    case style(TextStyle)
    case system(size: CGFloat)
    /// `relativeTo` scales the size with the person's choice; `nil` keeps it.
    case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
  }

  private let base: Base
  private var own = Overrides()

  private init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
    self.base = base
    own.weight = weight
    own.design = design
  }

  /// The font of a role.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    Font(.style(style), weight: weight, design: design)
  }

  /// The system font at a size in points, whatever the person chose.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    Font(.system(size: size), weight: weight, design: design)
  }

  /// A font by name, whose size grows with running text.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name: name, size: size, relativeTo: .body))
  }

  /// A font by name, whose size grows with a role.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(.custom(name: name, size: size, relativeTo: style))
  }

  /// A font by name at a size in points, whatever the person chose.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name: name, size: fixedSize, relativeTo: nil))
  }

  /// The font with strokes of a given weight.
  public func weight(_ weight: Weight) -> Font {
    with {
      $0.weight = weight
      $0.isBold = false
    }
  }

  /// The font's emphasised form: bold for titles, semibold for smaller roles.
  public func bold() -> Font { with { $0.isBold = true } }

  /// The font's slanted form.
  public func italic() -> Font { with { $0.isItalic = true } }

  /// The font with digits of equal width.
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }

  /// The font with all letters equally wide.
  public func monospaced() -> Font { with { $0.design = .monospaced } }

  /// The font with some of its traits changed.
  func with(_ change: (inout Overrides) -> Void) -> Font {
    var result = self
    change(&result.own)
    return result
  }

  /// Whether and how letters become small capitals.
  func smallCapitals(_ overrides: Overrides) -> SmallCapitals {
    own.smallCapitals.union(overrides.smallCapitals)
  }

  /// The font that the surroundings call for.
  func request(in environment: EnvironmentValues, _ overrides: Overrides) -> FontRequest {
    let dynamicType = environment.dynamicTypeSize
    var result: FontRequest
    var usualWeight = Weight.regular
    var boldWeight = Weight.bold
    switch base {
    case .style(let style):
      let entry = TextStyleTable.entry(style, at: dynamicType)
      result = FontRequest(size: entry.size, lineHeight: entry.lineHeight)
      usualWeight = style == .headline ? .semibold : .regular
      boldWeight = style.emphasizedWeight
    case .system(let size):
      result = FontRequest(size: size)
    case .custom(let name, let size, let style):
      let factor = style.map { TextStyleTable.scale(of: $0, at: dynamicType) } ?? 1
      result = FontRequest(size: size * factor, family: name)
    }
    let all = overrides.filled(from: own)
    let fixed = all.weight
    result.weight =
      all.isBold ? max(boldWeight.value, fixed?.value ?? 0) : (fixed ?? usualWeight).value
    result.design = (all.design ?? .default).fontDesign
    result.italic = all.isItalic
    result.monospacedDigits = all.hasMonospacedDigits
    result.width = (all.width ?? .standard).factor
    result.extraLeading = (all.leading ?? .standard).points
    if let scale = all.textScale { result = result.scaled(by: scale.factor) }
    return result
  }
}

extension Font.TextStyle {
  /// **Source:** facts `text-styles.json`, emphasized_weight; but bold title3 measures 56.3 points
  /// for "Issuer" (reference cases 24 and 29), which is bold (56.1) and not semibold (54.8).
  fileprivate var emphasizedWeight: Font.Weight {
    switch self {
    case .largeTitle, .title, .title2, .title3: .bold
    default: .semibold
    }
  }
}

extension TextStyleTable {
  /// How much larger a role's text is than at the usual setting.
  fileprivate static func scale(of style: Font.TextStyle, at size: DynamicTypeSize) -> Double {
    entry(style, at: size).size / entry(style, at: .large).size
  }
}

extension Font {
  /// Largest headings.
  public static let largeTitle = system(.largeTitle)
  /// Headings of the first level.
  public static let title = system(.title)
  /// Headings of the second level.
  public static let title2 = system(.title2)
  /// Headings of the third level.
  public static let title3 = system(.title3)
  /// Headings of paragraphs.
  public static let headline = system(.headline)
  /// Running text.
  public static let body = system(.body)
  /// Remarks.
  public static let callout = system(.callout)
  /// Second headings.
  public static let subheadline = system(.subheadline)
  /// Footnotes.
  public static let footnote = system(.footnote)
  /// Captions.
  public static let caption = system(.caption)
  /// Smaller captions.
  public static let caption2 = system(.caption2)
}
