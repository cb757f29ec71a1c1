// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Tintype

/// A configuration with some of what it says changed.
struct ModifiedWidgetConfiguration<Base: WidgetConfiguration> {
  let base: Base
  let change: (inout WidgetDescription) -> Void

  nonisolated init(base: Base, change: @escaping (inout WidgetDescription) -> Void) {
    self.base = base
    self.change = change
  }
}

extension ModifiedWidgetConfiguration: PrimitiveWidgetConfiguration {
  func describe() -> WidgetDescription? {
    guard var description = base.description() else { return nil }
    change(&description)
    return description
  }
}

extension WidgetConfiguration {
  /// The families that the widget can be shown in.
  nonisolated public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration
  {
    ModifiedWidgetConfiguration(base: self) { $0.families = families }
  }

  /// The name in the gallery.
  nonisolated public func configurationDisplayName(
    _ displayName: some StringProtocol
  ) -> some WidgetConfiguration {
    let name = String(displayName)
    return ModifiedWidgetConfiguration(base: self) { $0.displayName = name }
  }

  /// The name in the gallery.
  nonisolated public func configurationDisplayName(
    _ displayName: LocalizedStringResource
  ) -> some WidgetConfiguration {
    configurationDisplayName(String(localized: displayName))
  }

  /// The name in the gallery, in a look that a list can't show.
  nonisolated public func configurationDisplayName(
    _ displayName: Text
  ) -> some WidgetConfiguration { self }

  /// A sentence below the name, in a look that a list can't show.
  nonisolated public func description(_ description: Text) -> some WidgetConfiguration { self }

  /// A sentence below the name.
  nonisolated public func description(
    _ description: some StringProtocol
  ) -> some WidgetConfiguration {
    let summary = String(description)
    return ModifiedWidgetConfiguration(base: self) { $0.summary = summary }
  }

  /// A sentence below the name.
  nonisolated public func description(
    _ description: LocalizedStringResource
  ) -> some WidgetConfiguration {
    self.description(String(localized: description))
  }

  /// Lets the content reach the widget's edges.
  nonisolated public func contentMarginsDisabled() -> some WidgetConfiguration {
    ModifiedWidgetConfiguration(base: self) { $0.hasContentMargins = false }
  }

  /// Whether the system may leave out the background; a picture always shows it.
  nonisolated public func containerBackgroundRemovable(
    _ isRemovable: Bool = true
  ) -> some WidgetConfiguration { self }

  /// Places the widget would rather not be; a picture isn't in any.
  nonisolated public func disfavoredLocations(
    _ locations: [WidgetLocation],
    for families: [WidgetFamily]
  ) -> some WidgetConfiguration { self }

  /// Work after a download; nothing is downloaded for a picture.
  nonisolated public func onBackgroundURLSessionEvents(
    matching matchingString: String,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }

  /// Work after a download; nothing is downloaded for a picture.
  nonisolated public func onBackgroundURLSessionEvents(
    matching: ((String) -> Bool)? = nil,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }

  /// Whether people are asked for choices when they place the widget; a picture isn't placed.
  nonisolated public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
}
