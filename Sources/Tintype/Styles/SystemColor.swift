// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeRaster

/// The colours that the system supplies, each with a light and a dark form.
///
/// **Source:** facts `system-colors.json`: palette of iOS 26 and of iOS 15 to 18, greys, and the
/// UIKit labels, fills, backgrounds and separators.
enum SystemColor: String, Hashable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case gray, gray2, gray3, gray4, gray5, gray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, systemFill,
    secondarySystemFill, tertiarySystemFill, quaternarySystemFill, systemBackground,
    secondarySystemBackground, tertiarySystemBackground, systemGroupedBackground,
    secondarySystemGroupedBackground, tertiarySystemGroupedBackground, separator,
    opaqueSeparator, link

  /// One colour as 8-bit sRGB components.
  private struct Bytes {
    let red, green, blue, alpha: Double

    init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 255) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    var color: SRGBColor {
      SRGBColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha / 255)
    }
  }

  /// The colour that the surroundings call for.
  func resolved(in environment: EnvironmentValues) -> SRGBColor {
    let (light, dark) = components(before26: environment.systemVersion == .iOS18)
    return (environment.colorScheme == .dark ? dark : light).color
  }

  private func components(before26: Bool) -> (light: Bytes, dark: Bytes) {
    (before26 ? earlierPalette : nil) ?? current
  }

  private var current: (light: Bytes, dark: Bytes) {
    switch self {
    case .red: (Bytes(255, 56, 60), Bytes(255, 66, 69))
    case .orange: (Bytes(255, 141, 40), Bytes(255, 146, 48))
    case .yellow: (Bytes(255, 204, 0), Bytes(255, 214, 0))
    case .green: (Bytes(52, 199, 89), Bytes(48, 209, 88))
    case .mint: (Bytes(0, 200, 179), Bytes(0, 218, 195))
    case .teal: (Bytes(0, 195, 208), Bytes(0, 210, 224))
    case .cyan: (Bytes(0, 192, 232), Bytes(60, 211, 254))
    case .blue: (Bytes(0, 136, 255), Bytes(0, 145, 255))
    case .indigo: (Bytes(97, 85, 245), Bytes(109, 124, 255))
    case .purple: (Bytes(203, 48, 224), Bytes(219, 52, 242))
    case .pink: (Bytes(255, 45, 85), Bytes(255, 55, 95))
    case .brown: (Bytes(172, 127, 94), Bytes(183, 138, 102))
    case .gray: (Bytes(142, 142, 147), Bytes(142, 142, 147))
    case .gray2: (Bytes(174, 174, 178), Bytes(99, 99, 102))
    case .gray3: (Bytes(199, 199, 204), Bytes(72, 72, 74))
    case .gray4: (Bytes(209, 209, 214), Bytes(58, 58, 60))
    case .gray5: (Bytes(229, 229, 234), Bytes(44, 44, 46))
    case .gray6: (Bytes(242, 242, 247), Bytes(28, 28, 30))
    case .label: (Bytes(0, 0, 0), Bytes(255, 255, 255))
    case .secondaryLabel: (Bytes(60, 60, 67, 153), Bytes(235, 235, 245, 153))
    case .tertiaryLabel: (Bytes(60, 60, 67, 76), Bytes(235, 235, 245, 76))
    case .quaternaryLabel: (Bytes(60, 60, 67, 45), Bytes(235, 235, 245, 40))
    case .placeholderText: (Bytes(60, 60, 67, 76), Bytes(235, 235, 245, 76))
    case .systemFill: (Bytes(120, 120, 128, 51), Bytes(120, 120, 128, 91))
    case .secondarySystemFill: (Bytes(120, 120, 128, 40), Bytes(120, 120, 128, 81))
    case .tertiarySystemFill: (Bytes(118, 118, 128, 30), Bytes(118, 118, 128, 61))
    case .quaternarySystemFill: (Bytes(116, 116, 128, 20), Bytes(118, 118, 128, 45))
    case .systemBackground: (Bytes(255, 255, 255), Bytes(0, 0, 0))
    case .secondarySystemBackground: (Bytes(242, 242, 247), Bytes(28, 28, 30))
    case .tertiarySystemBackground: (Bytes(255, 255, 255), Bytes(44, 44, 46))
    case .systemGroupedBackground: (Bytes(242, 242, 247), Bytes(0, 0, 0))
    case .secondarySystemGroupedBackground: (Bytes(255, 255, 255), Bytes(28, 28, 30))
    case .tertiarySystemGroupedBackground: (Bytes(242, 242, 247), Bytes(44, 44, 46))
    // The light line is fainter on iOS 26. **Source:** facts `measured.md`.
    case .separator: (Bytes(60, 60, 67, 30.6), Bytes(84, 84, 88, 153))
    case .opaqueSeparator: (Bytes(198, 198, 200), Bytes(56, 56, 58))
    case .link: (Bytes(0, 122, 255), Bytes(9, 132, 255))
    }
  }

  /// The palette of iOS 15 to 18 where it differs.
  private var earlierPalette: (light: Bytes, dark: Bytes)? {
    switch self {
    case .red: (Bytes(255, 59, 48), Bytes(255, 69, 58))
    case .orange: (Bytes(255, 149, 0), Bytes(255, 159, 10))
    case .yellow: (Bytes(255, 204, 0), Bytes(255, 214, 10))
    case .green: (Bytes(52, 199, 89), Bytes(48, 209, 88))
    case .mint: (Bytes(0, 199, 190), Bytes(99, 230, 226))
    case .teal: (Bytes(48, 176, 199), Bytes(64, 200, 224))
    case .cyan: (Bytes(50, 173, 230), Bytes(100, 210, 255))
    case .blue: (Bytes(0, 122, 255), Bytes(10, 132, 255))
    case .indigo: (Bytes(88, 86, 214), Bytes(94, 92, 230))
    case .purple: (Bytes(175, 82, 222), Bytes(191, 90, 242))
    case .pink: (Bytes(255, 45, 85), Bytes(255, 55, 95))
    case .brown: (Bytes(162, 132, 94), Bytes(172, 142, 104))
    case .separator: (Bytes(60, 60, 67, 73), Bytes(84, 84, 88, 153))
    default: nil
    }
  }
}
