// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// A text that names itself by the words of the development language.
///
/// Nothing translates it off Apple's systems: it reads as it was written.
public struct LocalizedStringResource: Sendable, Hashable, Codable {
  /// The words, with the values of its interpolations filled in.
  public var key: String
  /// The strings file that would hold a translation.
  public var table: String?

  /// A text under a key, with other words to show.
  public init(_ key: StaticString, defaultValue: String, table: String? = nil) {
    self.key = defaultValue
    self.table = table
  }

  /// A text that is its own key.
  public init(_ key: String, table: String? = nil) {
    self.key = key
    self.table = table
  }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  /// The words of a literal.
  public init(stringLiteral value: String) { self.init(value) }
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

extension String {
  /// The words of a text.
  public init(localized resource: LocalizedStringResource) { self = resource.key }
}
