// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// An icon and its title.
public struct Label<Title, Icon> {
  private let title: Title
  private let icon: Icon
}

extension Label: View where Title: View, Icon: View {
  /// Makes a label of two views.
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The icon before the title.
  ///
  /// **Source:** facts `layout-defaults.json`: 8 pt is a clone's value; Apple publishes none.
  public var body: some View {
    HStack(spacing: 8) {
      icon
      title
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a text and a picture.
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    title = Text(titleKey)
    icon = Image(name)
  }

  /// Makes a label of a text and a symbol.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    title = Text(titleKey)
    icon = Image(systemName: name)
  }

  /// Makes a label of a string and a picture.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
    self.title = Text(title)
    icon = Image(name)
  }

  /// Makes a label of a string and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.title = Text(title)
    icon = Image(systemName: name)
  }
}
