// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation

extension Font {
  /// How wide letters are.
  public struct Width: Hashable, Sendable {
    /// 0 is usual; about −0.3 for the narrowest and 0.2 for the widest letters.
    public var value: CGFloat

    /// The narrowest letters.
    public static let compressed = Width(-0.3)
    /// Narrow letters.
    public static let condensed = Width(-0.2)
    /// Letters as wide as usual.
    public static let standard = Width(0)
    /// Wide letters.
    public static let expanded = Width(0.2)

    /// Makes a width of a number on the same scale.
    public init(_ value: CGFloat) { self.value = value }

    /// What advances are multiplied by.
    ///
    /// SF's own widths are approximated by stretching.
    var factor: Double { 1 + Double(value) }
  }

  /// How far apart wrapped lines are.
  public enum Leading: Hashable, Sendable {
    /// As the font has it.
    case standard
    /// Closer.
    case tight
    /// Further apart.
    case loose

    /// **Source:** Apple's Human Interface Guidelines give tight and loose leading as two points
    /// less and more.
    var points: Double {
      switch self {
      case .standard: 0
      case .tight: -2
      case .loose: 2
      }
    }
  }

  /// The font with letters of another width.
  public func width(_ width: Width) -> Font { with { $0.width = width } }

  /// The font with letters of another width, 0 being usual.
  public func width(_ width: CGFloat) -> Font { self.width(Width(width)) }

  /// The font with lines closer together or further apart.
  public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }

  /// The font with lower-case letters as small capitals, and capitals as they are.
  public func smallCaps() -> Font { lowercaseSmallCaps() }

  /// The font with lower-case letters as small capitals.
  public func lowercaseSmallCaps() -> Font { with { $0.smallCapitals.insert(.lowercase) } }

  /// The font with capitals as small capitals.
  public func uppercaseSmallCaps() -> Font { with { $0.smallCapitals.insert(.uppercase) } }
}

extension Text {
  /// The size of a text beside another one.
  public struct Scale: Hashable, Sendable {
    /// What the font's size is multiplied by.
    let factor: Double

    /// The usual size.
    public static let `default` = Scale(factor: 1)
    /// The size of what is less important; the factor is inferred.
    public static let secondary = Scale(factor: 0.8)
  }

  /// The text with letters of another width; `nil` leaves it to the surroundings.
  public func fontWidth(_ width: Font.Width?) -> Text {
    look { $0.fontOverrides.width = $0.fontOverrides.width ?? width }
  }

  /// The text in another size beside its neighbours.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    look {
      if isEnabled { $0.fontOverrides.textScale = $0.fontOverrides.textScale ?? scale }
    }
  }
}

extension View {
  /// Sets the width of texts' letters.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    transformingEnvironment { $0.fontOverrides.width = width }
  }

  /// Sets the size of texts relative to their fonts.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformingEnvironment { if isEnabled { $0.fontOverrides.textScale = scale } }
  }
}
