// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import TintypeText

/// What ICU calls Foundation's units, and which of them a region uses.
enum MeasurementUnits {
  /// ICU's name of a unit; `nil` for one it lacks.
  static func name(of unit: Unit) -> String? {
    switch unit {
    case is UnitTemperature: temperatures[unit.symbol]
    case is UnitLength: lengths[unit.symbol]
    case is UnitMass: masses[unit.symbol]
    case is UnitSpeed: speeds[unit.symbol]
    case is UnitDuration: durations[unit.symbol]
    case is UnitVolume: volumes[unit.symbol]
    case is UnitEnergy: energies[unit.symbol]
    case is UnitPower: powers[unit.symbol]
    case is UnitPressure: pressures[unit.symbol]
    case is UnitInformationStorage: storages[unit.symbol]
    case is UnitAngle: angles[unit.symbol]
    default: nil
    }
  }

  private static let temperatures = [
    "°C": "temperature-celsius", "°F": "temperature-fahrenheit", "K": "temperature-kelvin",
  ]
  private static let lengths = [
    "km": "length-kilometer", "m": "length-meter", "dm": "length-decimeter",
    "cm": "length-centimeter", "mm": "length-millimeter", "in": "length-inch", "ft": "length-foot",
    "yd": "length-yard", "mi": "length-mile", "NM": "length-nautical-mile",
    "ly": "length-light-year",
  ]
  private static let masses = [
    "kg": "mass-kilogram", "g": "mass-gram", "mg": "mass-milligram", "µg": "mass-microgram",
    "oz": "mass-ounce", "lb": "mass-pound", "st": "mass-stone", "t": "mass-tonne",
  ]
  private static let speeds = [
    "m/s": "speed-meter-per-second", "km/h": "speed-kilometer-per-hour",
    "mph": "speed-mile-per-hour", "kn": "speed-knot",
  ]
  private static let durations = [
    "sec": "duration-second", "s": "duration-second", "min": "duration-minute",
    "hr": "duration-hour", "ms": "duration-millisecond",
  ]
  private static let volumes = [
    "L": "volume-liter", "dL": "volume-deciliter", "cL": "volume-centiliter",
    "mL": "volume-milliliter", "m³": "volume-cubic-meter", "fl oz": "volume-fluid-ounce",
    "cup": "volume-cup", "pt": "volume-pint", "qt": "volume-quart", "gal": "volume-gallon",
    "tsp": "volume-teaspoon", "tbsp": "volume-tablespoon",
  ]
  private static let energies = [
    "J": "energy-joule", "kJ": "energy-kilojoule", "cal": "energy-calorie",
    "kCal": "energy-kilocalorie", "kWh": "energy-kilowatt-hour",
  ]
  private static let powers = [
    "W": "power-watt", "kW": "power-kilowatt", "MW": "power-megawatt", "hp": "power-horsepower",
  ]
  private static let pressures = [
    "hPa": "pressure-hectopascal", "inHg": "pressure-inch-ofhg", "bar": "pressure-bar",
    "mbar": "pressure-millibar", "mmHg": "pressure-millimeter-ofhg",
    "psi": "pressure-pound-force-per-square-inch", "kPa": "pressure-kilopascal",
  ]
  private static let storages = [
    "B": "digital-byte", "kB": "digital-kilobyte", "KB": "digital-kilobyte",
    "MB": "digital-megabyte", "GB": "digital-gigabyte", "TB": "digital-terabyte",
    "bit": "digital-bit",
  ]
  private static let angles = ["°": "angle-degree", "rad": "angle-radian"]

  /// A measurement in the unit that people of a region use.
  ///
  /// **Source:** CLDR's unit preferences, reduced to temperature, length, mass and speed.
  static func localized<Kind: Unit>(_ value: Measurement<Kind>, locale: Locale) -> Measurement<Unit>
  {
    let region = locale.region?.identifier ?? ""
    let isAmerican = ["US", "LR", "MM"].contains(region)
    func converted<Dim: Dimension>(_ unit: Dim) -> Measurement<Unit>? {
      guard let own = value.unit as? Dim else { return nil }
      let number = Measurement(value: value.value, unit: own).converted(to: unit).value
      return Measurement<Unit>(value: number, unit: unit)
    }
    let found: Measurement<Unit>? =
      switch value.unit {
      case is UnitTemperature:
        converted(
          isAmerican || ["BS", "BZ", "KY", "PR", "PW"].contains(region)
            ? UnitTemperature.fahrenheit : .celsius
        )
      case is UnitSpeed:
        converted(isAmerican || region == "GB" ? UnitSpeed.milesPerHour : .kilometersPerHour)
      case is UnitLength: converted(length(value, isImperial: isAmerican || region == "GB"))
      case is UnitMass: converted(mass(value, isImperial: isAmerican))
      default: nil
      }
    return found ?? Measurement<Unit>(value: value.value, unit: value.unit)
  }

  private static func length<Kind: Unit>(
    _ value: Measurement<Kind>,
    isImperial: Bool
  ) -> UnitLength {
    guard let own = value.unit as? UnitLength else { return .meters }
    let meters = Measurement(value: value.value, unit: own).converted(to: .meters).value.magnitude
    if isImperial { return meters >= 804 ? .miles : meters >= 0.3048 ? .feet : .inches }
    return meters >= 900 ? .kilometers : meters >= 1 ? .meters : .centimeters
  }

  private static func mass<Kind: Unit>(
    _ value: Measurement<Kind>,
    isImperial: Bool
  ) -> UnitMass {
    guard let own = value.unit as? UnitMass else { return .kilograms }
    let grams = Measurement(value: value.value, unit: own).converted(to: .grams).value.magnitude
    if isImperial { return grams >= 453.6 ? .pounds : .ounces }
    return grams >= 1000 ? .kilograms : .grams
  }

  /// A measurement in words.
  static func text(
    _ value: Double,
    _ unit: Unit,
    width: UnitTexts.Width,
    precision: String,
    locale: Locale
  ) -> String {
    let text = name(of: unit).flatMap {
      UnitTexts.amount(
        value,
        unit: $0,
        width: width,
        precision: precision,
        locale: locale.identifier
      )
    }
    return text
      ?? "\(FloatingPointFormatStyle<Double>(locale: locale).format(value)) \(unit.symbol)"
  }
}
