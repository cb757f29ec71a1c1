// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Something that leads elsewhere when it is touched; a picture shows how it looks.
public struct Link<Label> {
  private let destination: URL
  private let label: Label
}

extension Link: View where Label: View {
  /// Makes a link of a view.
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// The label in the tint.
  public var body: some View { label.foregroundStyle(.tint) }
}

extension Link where Label == Text {
  /// Makes a link of a text.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.destination = destination
    label = Text(titleKey)
  }

  /// Makes a link of a string.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.destination = destination
    label = Text(title)
  }
}
