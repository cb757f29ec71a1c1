// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation
import TintypeText

extension Measurement where UnitType: Dimension {
  /// Writes numbers with units; Foundation has it on Apple's systems only.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How long the words are.
    public struct UnitWidth: Hashable, Codable, Sendable {
      fileprivate var index: Int

      /// "12.5 kilometers".
      public static var wide: UnitWidth { UnitWidth(index: 0) }
      /// "12.5 km".
      public static var abbreviated: UnitWidth { UnitWidth(index: 1) }
      /// "12.5km".
      public static var narrow: UnitWidth { UnitWidth(index: 2) }
    }

    /// What a measurement is about, which decides on its unit.
    public struct Usage: Hashable, Codable, Sendable {
      fileprivate var isProvided: Bool

      /// Anything; the unit is the region's.
      public static var general: Usage { Usage(isProvided: false) }
      /// The unit as given.
      public static var asProvided: Usage { Usage(isProvided: true) }
      /// The weather; the unit is the region's.
      public static var weather: Usage { Usage(isProvided: false) }
      /// A person; the unit is the region's.
      public static var person: Usage { Usage(isProvided: false) }
      /// A road; the unit is the region's.
      public static var road: Usage { Usage(isProvided: false) }
    }

    /// How long the words are.
    public var width: UnitWidth
    /// What the measurement is about.
    public var usage: Usage
    /// The language, and the region whose units are written.
    public var locale: Locale
    /// Decides on digits; `nil` for two significant ones, or as many as stand before the point.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    /// Makes a style.
    public init(
      width: UnitWidth = .abbreviated,
      locale: Locale? = nil,
      usage: Usage = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale ?? ProcessLocalization.current.locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// The text of a measurement.
    public func format(_ value: Measurement<UnitType>) -> String {
      let shown =
        usage.isProvided
        ? Measurement<Unit>(value: value.value, unit: value.unit)
        : MeasurementUnits.localized(value, locale: locale)
      let widths: [UnitTexts.Width] = [.wide, .short, .narrow]
      let text = MeasurementUnits.text(
        shown.value,
        shown.unit,
        width: widths[min(width.index, 2)],
        precision: usage.isProvided ? "" : shown.value.magnitude >= 10 ? "precision-integer" : "@#",
        locale: locale
      )
      guard let numberFormatStyle else { return text }
      return replacingNumber(in: text, by: numberFormatStyle.locale(locale).format(shown.value))
    }

    /// The same style in a language.
    public func locale(_ locale: Locale) -> FormatStyle {
      var result = self
      result.locale = locale
      return result
    }

    private func replacingNumber(in text: String, by number: String) -> String {
      guard let start = text.firstIndex(where: \.isNumber),
        let end = text.lastIndex(where: \.isNumber)
      else { return text }
      let before = text[..<start]
      return (before.hasSuffix("-") ? before.dropLast() : before) + number
        + text[text.index(after: end)...]
    }
  }

  /// The text of the measurement in the reader's language and units.
  public func formatted() -> String { FormatStyle().format(self) }

  /// What a style makes of the measurement.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Measurement<UnitType> { style.format(self) }
}

extension FormatStyle {
  /// Numbers with units.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: Measurement<UnitType>.FormatStyle.Usage = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
