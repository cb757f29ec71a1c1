// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What a provider is told about the picture to come.
public struct TimelineProviderContext {
  /// The family that is drawn.
  public let family: WidgetFamily
  /// Whether the entry is for the widget gallery, where sample data is fine.
  public let isPreview: Bool
  /// Size of the widget in points.
  public let displaySize: CGSize

  package init(family: WidgetFamily, isPreview: Bool, displaySize: CGSize) {
    self.family = family
    self.isPreview = isPreview
    self.displaySize = displaySize
  }
}
