// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A text to be looked up in the reader's language, with values filled in.
public struct LocalizedStringKey: Sendable, ExpressibleByStringInterpolation {
  /// A stretch of the text: words, or a value in their midst.
  enum Piece: Sendable {
    case literal(String)
    case value(Value)
  }

  /// A value in the midst of words.
  struct Value: Sendable {
    /// What stands for the value in the key.
    var specifier: String
    var text: Text
    /// The value itself, which decides between singular and plural.
    var number: Double?
  }

  let pieces: [Piece]

  /// The text under which translations are found: `%@` and its like stand for values.
  var key: String {
    pieces.map { piece in
      switch piece {
      case .literal(let text):
        pieces.count > 1 ? text.replacingOccurrences(of: "%", with: "%%") : text
      case .value(let value): value.specifier
      }
    }.joined()
  }

  /// Makes a key of a string.
  public init(_ value: String) { pieces = [.literal(value)] }

  /// Makes a key of a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Makes a key of a literal with values.
  public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

  /// Collects words and values.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var pieces: [Piece] = []

    /// Starts with nothing.
    public init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.literal(literal)) }
    }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) {
      pieces.append(.value(Value(specifier: "%@", text: Text(verbatim: string))))
    }

    /// Adds a substring.
    public mutating func appendInterpolation(_ string: Substring) {
      appendInterpolation(String(string))
    }

    /// Adds a text in its own look.
    public mutating func appendInterpolation(_ text: Text) {
      pieces.append(.value(Value(specifier: "%@", text: text)))
    }

    /// Adds a picture, standing on the line.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

    /// Adds a string whose parts have looks of their own.
    public mutating func appendInterpolation(_ string: AttributedString) {
      appendInterpolation(Text(string))
    }

    /// Adds a text by its name, in the reader's language.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      appendInterpolation(Text(resource))
    }

    /// Adds a whole number, its digits grouped as the reader is used to.
    public mutating func appendInterpolation<Number: BinaryInteger & Sendable>(_ value: Number) {
      let text = Text(
        .formatted { environment in
          let locale = environment.locale
          return PlainNumbers.text(of: value, in: locale)
            ?? IntegerFormatStyle<Number>(locale: locale).format(value)
        }
      )
      pieces.append(.value(Value(specifier: "%lld", text: text, number: Double(value))))
    }

    /// Adds a number with six digits after the point, as SwiftUI does.
    public mutating func appendInterpolation(_ value: Double) {
      let text = Text(
        .formatted { environment in
          FloatingPointFormatStyle<Double>(locale: environment.locale)
            .precision(.fractionLength(6)).format(value)
        }
      )
      pieces.append(.value(Value(specifier: "%lf", text: text, number: value)))
    }

    /// Adds a number with six digits after the point, as SwiftUI does.
    public mutating func appendInterpolation(_ value: Float) {
      appendInterpolation(Double(value))
    }

    /// Adds a number with six digits after the point, as SwiftUI does.
    public mutating func appendInterpolation(_ value: CGFloat) {
      appendInterpolation(Double(value))
    }

    /// Adds a number by a format of the C library.
    public mutating func appendInterpolation<Value: CVarArg & Sendable>(
      _ value: Value,
      specifier: String
    ) {
      let text = Text(
        .formatted { environment in
          String(format: specifier, locale: environment.locale, value)
        }
      )
      let number = (value as? any BinaryInteger).map { Double($0) } ?? value as? Double
      pieces.append(
        .value(LocalizedStringKey.Value(specifier: specifier, text: text, number: number))
      )
    }

    /// Adds a date, or its distance from now.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }

    /// Adds the time between two dates by its ends.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      appendInterpolation(Text(dates))
    }

    /// Adds the time between two dates by its ends.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      appendInterpolation(Text(interval))
    }

    /// Adds a clock that runs through an interval.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>,
      pauseTime: Date? = nil,
      countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      appendInterpolation(
        Text(
          timerInterval: timerInterval,
          pauseTime: pauseTime,
          countsDown: countsDown,
          showsHours: showsHours
        )
      )
    }

    /// Adds what a format makes of a value.
    public mutating func appendInterpolation<Format: FormatStyle & Sendable>(
      _ input: Format.FormatInput,
      format: Format
    ) where Format.FormatInput: Equatable & Sendable, Format.FormatOutput == String {
      appendInterpolation(Text(input, format: format))
    }

    /// Adds a value as Swift describes it.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      appendInterpolation(String(describing: value))
    }
  }
}

extension LocalizedStringKey: Equatable {
  /// Whether both keys find the same translation.
  public static func == (a: LocalizedStringKey, b: LocalizedStringKey) -> Bool { a.key == b.key }
}
