// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A colour, under UIKit's name.
public final class UIColor: Sendable, Hashable {
  let color: Color

  init(_ color: Color) { self.color = color }

  /// Makes a colour of sRGB components, each 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Makes a grey, 0…1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: white, opacity: alpha))
  }

  /// Makes a colour of hue, saturation and brightness, each 0…1.
  public convenience init(
    hue: CGFloat,
    saturation: CGFloat,
    brightness: CGFloat,
    alpha: CGFloat
  ) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// Makes a colour of Display P3 components, each 0…1.
  public convenience init(
    displayP3Red red: CGFloat,
    green: CGFloat,
    blue: CGFloat,
    alpha: CGFloat
  ) {
    self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
  }

  /// The colour of that name in the asset catalogues.
  public convenience init?(named name: String) { self.init(Color(name)) }

  /// The same colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.opacity(alpha)) }

  /// Whether both are the same colour.
  public static func == (a: UIColor, b: UIColor) -> Bool { a.color == b.color }

  /// Feeds the colour to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor {
  /// The system's red.
  public static let systemRed = UIColor(Color(source: .system(.red)))
  /// The system's orange.
  public static let systemOrange = UIColor(Color(source: .system(.orange)))
  /// The system's yellow.
  public static let systemYellow = UIColor(Color(source: .system(.yellow)))
  /// The system's green.
  public static let systemGreen = UIColor(Color(source: .system(.green)))
  /// The system's mint.
  public static let systemMint = UIColor(Color(source: .system(.mint)))
  /// The system's teal.
  public static let systemTeal = UIColor(Color(source: .system(.teal)))
  /// The system's cyan.
  public static let systemCyan = UIColor(Color(source: .system(.cyan)))
  /// The system's blue.
  public static let systemBlue = UIColor(Color(source: .system(.blue)))
  /// The system's indigo.
  public static let systemIndigo = UIColor(Color(source: .system(.indigo)))
  /// The system's purple.
  public static let systemPurple = UIColor(Color(source: .system(.purple)))
  /// The system's pink.
  public static let systemPink = UIColor(Color(source: .system(.pink)))
  /// The system's brown.
  public static let systemBrown = UIColor(Color(source: .system(.brown)))
  /// The system's gray.
  public static let systemGray = UIColor(Color(source: .system(.gray)))
  /// The system's gray2.
  public static let systemGray2 = UIColor(Color(source: .system(.gray2)))
  /// The system's gray3.
  public static let systemGray3 = UIColor(Color(source: .system(.gray3)))
  /// The system's gray4.
  public static let systemGray4 = UIColor(Color(source: .system(.gray4)))
  /// The system's gray5.
  public static let systemGray5 = UIColor(Color(source: .system(.gray5)))
  /// The system's gray6.
  public static let systemGray6 = UIColor(Color(source: .system(.gray6)))
  /// UIKit's `label`.
  public static let label = UIColor(Color(source: .system(.label)))
  /// UIKit's `secondaryLabel`.
  public static let secondaryLabel = UIColor(Color(source: .system(.secondaryLabel)))
  /// UIKit's `tertiaryLabel`.
  public static let tertiaryLabel = UIColor(Color(source: .system(.tertiaryLabel)))
  /// UIKit's `quaternaryLabel`.
  public static let quaternaryLabel = UIColor(Color(source: .system(.quaternaryLabel)))
  /// UIKit's `placeholderText`.
  public static let placeholderText = UIColor(Color(source: .system(.placeholderText)))
  /// UIKit's `systemFill`.
  public static let systemFill = UIColor(Color(source: .system(.systemFill)))
  /// UIKit's `secondarySystemFill`.
  public static let secondarySystemFill = UIColor(Color(source: .system(.secondarySystemFill)))
  /// UIKit's `tertiarySystemFill`.
  public static let tertiarySystemFill = UIColor(Color(source: .system(.tertiarySystemFill)))
  /// UIKit's `quaternarySystemFill`.
  public static let quaternarySystemFill = UIColor(Color(source: .system(.quaternarySystemFill)))
  /// UIKit's `systemBackground`.
  public static let systemBackground = UIColor(Color(source: .system(.systemBackground)))
  /// UIKit's `secondarySystemBackground`.
  public static let secondarySystemBackground = UIColor(
    Color(source: .system(.secondarySystemBackground))
  )
  /// UIKit's `tertiarySystemBackground`.
  public static let tertiarySystemBackground = UIColor(
    Color(source: .system(.tertiarySystemBackground))
  )
  /// UIKit's `systemGroupedBackground`.
  public static let systemGroupedBackground = UIColor(
    Color(source: .system(.systemGroupedBackground))
  )
  /// UIKit's `secondarySystemGroupedBackground`.
  public static let secondarySystemGroupedBackground = UIColor(
    Color(source: .system(.secondarySystemGroupedBackground))
  )
  /// UIKit's `tertiarySystemGroupedBackground`.
  public static let tertiarySystemGroupedBackground = UIColor(
    Color(source: .system(.tertiarySystemGroupedBackground))
  )
  /// UIKit's `separator`.
  public static let separator = UIColor(Color(source: .system(.separator)))
  /// UIKit's `opaqueSeparator`.
  public static let opaqueSeparator = UIColor(Color(source: .system(.opaqueSeparator)))
  /// UIKit's `link`.
  public static let link = UIColor(Color(source: .system(.link)))
  /// UIKit's `white`.
  public static let white = UIColor(white: 1, alpha: 1)
  /// UIKit's `black`.
  public static let black = UIColor(white: 0, alpha: 1)
  /// UIKit's `clear`.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// UIKit's `gray`.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// UIKit's `lightGray`.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// UIKit's `darkGray`.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// UIKit's `red`.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// UIKit's `green`.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// UIKit's `blue`.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// UIKit's `yellow`.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// UIKit's `cyan`.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// UIKit's `magenta`.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// UIKit's `orange`.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// UIKit's `purple`.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// UIKit's `brown`.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}

extension Color {
  /// Makes a colour of UIKit's.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// Makes a colour of UIKit's.
  public init(_ color: UIColor) { self = color.color }
}
