// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Tintype

/// How an image takes part when the system colours a widget.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  private let name: String

  /// In the accent colour.
  public static let accented = WidgetAccentedRenderingMode(name: "accented")
  /// Without its colours.
  public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
  /// Without its colours, in the accent colour.
  public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
  /// As it is.
  public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

extension Image {
  /// How the image takes part when the system colours the widget; in full colour it is as it is.
  nonisolated public func widgetAccentedRenderingMode(
    _ renderingMode: WidgetAccentedRenderingMode?
  ) -> some View { self }
}
