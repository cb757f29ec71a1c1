// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A text by its name, to be looked up when it is shown; Foundation has it on Apple's systems only.
public struct LocalizedStringResource: Sendable, Hashable, Codable {
  private var ownKey: String?
  /// The words where there is no translation.
  public var defaultValue: String.LocalizationValue
  /// The strings file that holds translations.
  public var table: String?
  /// The language to show the text in; `nil` for the reader's.
  public var locale: Locale?

  /// The name under which translations are found.
  public var key: String { ownKey ?? defaultValue.key }

  /// A text under a key, with other words to show.
  public init(
    _ key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    ownKey = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
  }

  /// A text that is its own key.
  public init(
    _ value: String.LocalizationValue,
    table: String? = nil,
    locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    defaultValue = value
    self.table = table
    self.locale = locale
  }

  /// A text that is its own key.
  @_disfavoredOverload
  public init(_ key: String, table: String? = nil) {
    self.init(String.LocalizationValue(key), table: table)
  }

  func text(store: LocalizationStore, locale: Locale) -> String {
    defaultValue.text(key: ownKey, table: table, store: store, locale: self.locale ?? locale)
  }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  /// The words of a literal.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// The words of a literal with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  /// The text itself.
  public var localizedStringResource: LocalizedStringResource { self }
}

/// A value that can say what it is in words.
public protocol CustomLocalizedStringResourceConvertible {
  /// The words.
  var localizedStringResource: LocalizedStringResource { get }
}

extension Text {
  /// Shows a text by its name, in the reader's language.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(
      .formatted { resource.text(store: $0.localization, locale: $0.locale) }
    )
  }
}
