// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// A place and size that a widget can be shown at.
public enum WidgetFamily: Int, Sendable, CaseIterable, CustomStringConvertible {
  /// Two icons wide and high.
  case systemSmall
  /// Four icons wide, two high.
  case systemMedium
  /// Four icons wide and high.
  case systemLarge
  /// The widest, on iPad only.
  case systemExtraLarge
  /// A disc on the Lock Screen.
  case accessoryCircular
  /// Up to three lines on the Lock Screen.
  case accessoryRectangular
  /// One line of text above the clock of the Lock Screen.
  case accessoryInline

  /// The name of the case.
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }
}

extension WidgetFamily {
  /// The name in file names and on the command line.
  package var shortName: String {
    switch self {
    case .systemSmall: "small"
    case .systemMedium: "medium"
    case .systemLarge: "large"
    case .systemExtraLarge: "extraLarge"
    case .accessoryCircular: "circular"
    case .accessoryRectangular: "rectangular"
    case .accessoryInline: "inline"
    }
  }

  /// A family by its name in code or its short name, in any case.
  package init?(name: String) {
    let wanted = name.lowercased()
    let match = Self.allCases.first {
      $0.shortName.lowercased() == wanted || $0.description.lowercased() == wanted
    }
    guard let match else { return nil }
    self = match
  }

  /// Whether the widget lies on the Lock Screen, tinted and without a background of its own.
  package var isAccessory: Bool {
    switch self {
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: false
    case .accessoryCircular, .accessoryRectangular, .accessoryInline: true
    }
  }
}
