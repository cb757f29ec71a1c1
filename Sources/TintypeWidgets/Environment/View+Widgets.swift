// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Tintype

extension View {
  /// Where a tap on the widget leads; a picture can't be tapped.
  nonisolated public func widgetURL(_ url: URL?) -> some View { self }

  /// Puts the view into the accent group, which only the accented mode colours apart.
  nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View { self }

  /// Gives the view a curved label beside it on a watch; no other place shows one.
  nonisolated public func widgetLabel(_ label: some StringProtocol) -> some View { self }

  /// Gives the view a curved label beside it on a watch; no other place shows one.
  nonisolated public func widgetLabel<Label: View>(
    @ViewBuilder label: () -> Label
  ) -> some View { self }

  /// Bends the view along a watch's corner; no other place has one.
  nonisolated public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }

  /// Where an Xcode preview shows the view; a picture says so on its command line.
  nonisolated public func previewContext(_ context: WidgetPreviewContext) -> some View { self }
}

/// The family that an Xcode preview shows.
public struct WidgetPreviewContext: Sendable {
  /// The family.
  public let family: WidgetFamily

  /// A family.
  public init(family: WidgetFamily) { self.family = family }
}
