// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Tintype

/// What people see of one thing.
public struct DisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// A picture beside the words.
  public struct Image: Sendable {
    /// The name it is kept under.
    public var name: String

    /// A picture of an asset catalogue.
    public init(named name: String, isTemplate: Bool? = nil) { self.name = name }

    /// A symbol of the system.
    public init(systemName name: String, isTemplate: Bool? = nil) { self.name = name }
  }

  /// The words.
  public var title: LocalizedStringResource
  /// Smaller words below.
  public var subtitle: LocalizedStringResource?
  /// A picture beside them.
  public var image: Image?

  /// Words, perhaps with more below and a picture.
  public init(
    title: LocalizedStringResource,
    subtitle: LocalizedStringResource? = nil,
    image: Image? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  /// The words of a literal.
  public init(stringLiteral value: String) { title = LocalizedStringResource(value) }
}

/// What a kind of thing is called.
public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// The name.
  public var name: LocalizedStringResource

  /// A name.
  public init(name: LocalizedStringResource) { self.name = name }

  /// A name with its form for each number.
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource) {
    self.name = name
  }

  /// The name of a literal.
  public init(stringLiteral value: String) { name = LocalizedStringResource(value) }
}
