// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// How the system colours a widget.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
  /// The name of the mode.
  public let description: String

  /// As the widget is written.
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  /// In one tint, with accented parts in another.
  public static let accented = WidgetRenderingMode(description: "accented")
  /// Desaturated, shining through the Lock Screen.
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}
