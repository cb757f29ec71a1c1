// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// A place where people put widgets.
public struct WidgetLocation: Hashable, Sendable {
  private let name: String

  /// The Home Screen.
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  /// The Lock Screen.
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  /// The charging iPhone's wide clock.
  public static let standBy = WidgetLocation(name: "standBy")
  /// The desktop of a Mac.
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
  /// The dashboard of a car.
  public static let carPlay = WidgetLocation(name: "carPlay")
}
