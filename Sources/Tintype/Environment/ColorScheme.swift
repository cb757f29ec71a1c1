// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Light or dark surroundings.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  /// Dark text on a bright ground.
  case light
  /// Bright text on a dark ground.
  case dark
}

/// Where lines of text begin.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// At the left.
  case leftToRight
  /// At the right.
  case rightToLeft
}

/// The system whose look a picture has.
public enum SystemVersion: Int, Hashable, CaseIterable, Sendable {
  /// iOS 18 and its predecessors.
  case iOS18 = 18
  /// iOS 26.
  case iOS26 = 26
}

/// The text size that a person chose for the whole system.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// The smallest size.
  case xSmall
  /// Two steps below the usual size.
  case small
  /// One step below the usual size.
  case medium
  /// The usual size.
  case large
  /// One step above the usual size.
  case xLarge
  /// Two steps above the usual size.
  case xxLarge
  /// The largest size outside of the accessibility settings.
  case xxxLarge
  /// The first size of the accessibility settings.
  case accessibility1
  /// The second size of the accessibility settings.
  case accessibility2
  /// The third size of the accessibility settings.
  case accessibility3
  /// The fourth size of the accessibility settings.
  case accessibility4
  /// The largest size of all.
  case accessibility5

  /// Whether the size belongs to the accessibility settings.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The place in the order of sizes, 0 for the smallest.
  var index: Int {
    switch self {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }
}

extension View {
  /// Sets light or dark surroundings for the view.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Sets light or dark surroundings for the view; `nil` keeps them.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformingEnvironment { if let colorScheme { $0.colorScheme = colorScheme } }
  }

  /// Sets the text size for the view.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the text size within a range.
  nonisolated public func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> some View {
    transformingEnvironment { environment in
      let size = environment.dynamicTypeSize
      environment.dynamicTypeSize = max(range.lowerBound, min(range.upperBound, size))
    }
  }

  /// Keeps the text size at or below a largest one.
  nonisolated public func dynamicTypeSize(
    _ range: PartialRangeThrough<DynamicTypeSize>
  ) -> some View {
    dynamicTypeSize(.xSmall...range.upperBound)
  }
}
