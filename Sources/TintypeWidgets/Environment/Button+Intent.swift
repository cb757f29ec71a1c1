// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import AppIntents
public import Tintype

extension Button where Label: View {
  /// A button that performs an intent; a picture shows how it looks.
  nonisolated public init<Intent: AppIntent>(
    intent: Intent,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }

  /// A button with a role that performs an intent; a picture shows how it looks.
  nonisolated public init<Intent: AppIntent>(
    role: ButtonRole?,
    intent: Intent,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }
}

extension Button where Label == Text {
  /// A button with a title that performs an intent; a picture shows how it looks.
  nonisolated public init<Intent: AppIntent>(_ titleKey: LocalizedStringKey, intent: Intent) {
    self.init(label: Text(titleKey))
  }

  /// A button with a title that performs an intent; a picture shows how it looks.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Intent: AppIntent>(
    _ title: Title,
    intent: Intent
  ) {
    self.init(label: Text(title))
  }
}
