// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation
import TintypeText

/// Writes numbers with units: "12.5 km"; Foundation has it on Apple's systems only.
public final class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// Which units are written.
  public struct UnitOptions: OptionSet, Sendable {
    /// The sum of the options' numbers.
    public var rawValue: UInt

    /// Makes options of the sum of their numbers.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The unit as given, in place of the region's.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// The unit that makes the number handy.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// Degrees without their scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// Which units are written.
  public var unitOptions: UnitOptions = []
  /// How long the words are.
  public var unitStyle = Formatter.UnitStyle.medium
  /// The language, and the region whose units are written.
  public var locale: Locale = ProcessLocalization.current.locale
  /// Decides on digits after the point.
  public var numberFormatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.locale = ProcessLocalization.current.locale
    return formatter
  }()

  /// Makes a formatter for the reader's language.
  public override init() { super.init() }

  /// Makes a formatter as another one was stored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A number with its unit.
  public func string<Kind: Unit>(from measurement: Measurement<Kind>) -> String {
    let shown =
      unitOptions.contains(.providedUnit)
      ? Measurement<Unit>(value: measurement.value, unit: measurement.unit)
      : MeasurementUnits.localized(measurement, locale: locale)
    if unitOptions.contains(.temperatureWithoutUnit), shown.unit is UnitTemperature {
      return MeasurementUnits.text(
        shown.value,
        UnitAngle.degrees,
        width: .narrow,
        precision: precision,
        locale: locale
      )
    }
    return MeasurementUnits.text(
      shown.value,
      shown.unit,
      width: width,
      precision: precision,
      locale: locale
    )
  }

  /// A unit's symbol.
  public func string(from unit: Unit) -> String { unit.symbol }

  private var width: UnitTexts.Width {
    switch unitStyle {
    case .short: .narrow
    case .long: .wide
    default: .short
    }
  }

  /// The number formatter's digits after the point, in ICU's terms.
  private var precision: String {
    let least = max(0, min(numberFormatter.minimumFractionDigits, 20))
    let most = max(least, min(numberFormatter.maximumFractionDigits, 20))
    if most == 0 { return "precision-integer" }
    return "." + String(repeating: "0", count: least) + String(repeating: "#", count: most - least)
  }
}
