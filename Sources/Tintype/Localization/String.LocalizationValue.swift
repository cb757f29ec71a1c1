// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation

extension String {
  /// A text to be looked up, with values filled in; Foundation has it on Apple's systems only.
  public struct LocalizationValue: Hashable, Codable, Sendable, ExpressibleByStringInterpolation {
    enum Piece: Hashable, Codable, Sendable {
      case literal(String)
      case string(String)
      case integer(Int64)
      case number(Double)
    }

    var pieces: [Piece]

    /// Makes a value of a string.
    public init(_ value: String) { pieces = [.literal(value)] }

    /// Makes a value of a literal.
    public init(stringLiteral value: String) { self.init(value) }

    /// Makes a value of a literal with values.
    public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

    /// Collects words and values.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var pieces: [Piece] = []

      /// Starts with nothing.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Adds words.
      public mutating func appendLiteral(_ literal: String) {
        if !literal.isEmpty { pieces.append(.literal(literal)) }
      }

      /// Adds a string.
      public mutating func appendInterpolation(_ string: String) { pieces.append(.string(string)) }

      /// Adds a substring.
      public mutating func appendInterpolation(_ string: Substring) {
        pieces.append(.string(String(string)))
      }

      /// Adds a whole number, its digits grouped as the reader is used to.
      public mutating func appendInterpolation<Number: BinaryInteger>(_ value: Number) {
        pieces.append(.integer(Int64(clamping: value)))
      }

      /// Adds a number with six digits after the point.
      public mutating func appendInterpolation(_ value: Double) { pieces.append(.number(value)) }

      /// Adds a number by a format of the C library.
      public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
        pieces.append(.string(String(format: specifier, value)))
      }

      /// Adds what a format makes of a value.
      public mutating func appendInterpolation<Format: FormatStyle>(
        _ input: Format.FormatInput,
        format: Format
      ) where Format.FormatOutput == String {
        pieces.append(.string(format.locale(ProcessLocalization.current.locale).format(input)))
      }

      /// Adds a text by its name.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        pieces.append(.string(String(localized: resource)))
      }

      /// Adds a value as Swift describes it.
      @_disfavoredOverload
      public mutating func appendInterpolation<Value>(_ value: Value) {
        pieces.append(.string(String(describing: value)))
      }
    }

    /// The text under which translations are found.
    var key: String {
      pieces.map { piece in
        switch piece {
        case .literal(let text):
          pieces.count > 1 ? text.replacingOccurrences(of: "%", with: "%%") : text
        case .string: "%@"
        case .integer: "%lld"
        case .number: "%lf"
        }
      }.joined()
    }

    /// The text in a language.
    func text(
      key: String?,
      table: String?,
      store: LocalizationStore,
      locale: Locale
    ) -> String {
      let values = pieces.filter { if case .literal = $0 { false } else { true } }
      let found = store.entry(for: key ?? self.key, table: table, locale: locale)
      guard let (entry, language) = found else {
        return pieces.map { Self.words($0, locale) }.joined()
      }
      return entry.fragments(numbers: values.map(Self.number), locale: language).map { fragment in
        switch fragment {
        case .words(let words): words
        case .argument(let index): Self.words(values[index], locale)
        }
      }.joined()
    }

    private static func number(_ piece: Piece) -> Double? {
      switch piece {
      case .integer(let value): Double(value)
      case .number(let value): value
      case .literal, .string: nil
      }
    }

    private static func words(_ piece: Piece, _ locale: Locale) -> String {
      switch piece {
      case .literal(let text), .string(let text): text
      case .integer(let value): IntegerFormatStyle<Int64>(locale: locale).format(value)
      case .number(let value):
        FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(6)).format(value)
      }
    }
  }

  /// The text of a value in the reader's language.
  public init(
    localized value: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    let current = ProcessLocalization.current
    self = value.text(
      key: nil,
      table: table,
      store: current.store,
      locale: locale ?? current.locale
    )
  }

  /// The text of a key in the reader's language, or else a value.
  public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    let current = ProcessLocalization.current
    self = defaultValue.text(
      key: "\(key)",
      table: table,
      store: current.store,
      locale: locale ?? current.locale
    )
  }

  /// The words of a text by its name.
  public init(localized resource: LocalizedStringResource) {
    let current = ProcessLocalization.current
    self = resource.text(store: current.store, locale: current.locale)
  }
}
