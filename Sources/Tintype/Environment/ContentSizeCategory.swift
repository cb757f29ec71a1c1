// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// The text size that a person chose, by its older name.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// The smallest size.
  case extraSmall
  /// Two steps below the usual size.
  case small
  /// One step below the usual size.
  case medium
  /// The usual size.
  case large
  /// One step above the usual size.
  case extraLarge
  /// Two steps above the usual size.
  case extraExtraLarge
  /// The largest size outside of the accessibility settings.
  case extraExtraExtraLarge
  /// The first size of the accessibility settings.
  case accessibilityMedium
  /// The second size of the accessibility settings.
  case accessibilityLarge
  /// The third size of the accessibility settings.
  case accessibilityExtraLarge
  /// The fourth size of the accessibility settings.
  case accessibilityExtraExtraLarge
  /// The largest size of all.
  case accessibilityExtraExtraExtraLarge

  /// Makes the category of a text size.
  public init?(_ size: DynamicTypeSize) {
    guard size.index < Self.allCases.count else { return nil }
    self = Self.allCases[size.index]
  }

  /// Whether the size belongs to the accessibility settings.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  /// The same size by its newer name.
  var dynamicTypeSize: DynamicTypeSize {
    let index = Self.allCases.firstIndex(of: self) ?? DynamicTypeSize.large.index
    return DynamicTypeSize.allCases[min(index, DynamicTypeSize.allCases.count - 1)]
  }
}

extension ContentSizeCategory: Comparable {
  /// Whether a size is below another one.
  public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool {
    a.dynamicTypeSize < b.dynamicTypeSize
  }
}

extension DynamicTypeSize {
  /// Makes the text size of a category.
  public init?(_ category: ContentSizeCategory) { self = category.dynamicTypeSize }
}

extension EnvironmentValues {
  /// The text size that the person chose, by its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) ?? .large }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
}
