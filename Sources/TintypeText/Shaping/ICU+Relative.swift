// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import _FoundationICU

/// Distances in time in words with their direction: "in 2 hours", "yesterday".
extension ICU {
  /// - Parameters:
  ///   - value: How many; negative for the past.
  ///   - unit: What is counted.
  ///   - style: How long the words are.
  ///   - isNumeric: Whether "1 day ago" is said in place of "yesterday".
  ///   - locale: The language.
  /// - Returns: `nil` when ICU lacks the data.
  static func relative(
    _ value: Double,
    unit: RelativeUnit,
    style: RelativeTextStyle,
    isNumeric: Bool,
    locale: String
  ) -> String? {
    var status = U_ZERO_ERROR
    // The formatter below takes the number format over.
    let numbers =
      style == .spelledOut
      ? unsafe swift_unum_open(UNUM_SPELLOUT, nil, 0, locale, nil, &status) : nil
    let formatter = unsafe swift_ureldatefmt_open(
      locale,
      numbers,
      style.icu,
      UDISPCTX_CAPITALIZATION_NONE,
      &status
    )
    guard let formatter = unsafe formatter, status.rawValue <= 0 else { return nil }
    defer { unsafe swift_ureldatefmt_close(formatter) }
    return unsafe string { buffer, capacity in
      isNumeric
        ? unsafe swift_ureldatefmt_formatNumeric(
          formatter,
          value,
          unit.icu,
          buffer,
          capacity,
          &status
        )
        : unsafe swift_ureldatefmt_format(formatter, value, unit.icu, buffer, capacity, &status)
    }
  }
}

/// What distances in time are counted in.
package enum RelativeUnit: Sendable {
  case year, month, week, day, hour, minute, second

  fileprivate var icu: URelativeDateTimeUnit {
    switch self {
    case .year: UDAT_REL_UNIT_YEAR
    case .month: UDAT_REL_UNIT_MONTH
    case .week: UDAT_REL_UNIT_WEEK
    case .day: UDAT_REL_UNIT_DAY
    case .hour: UDAT_REL_UNIT_HOUR
    case .minute: UDAT_REL_UNIT_MINUTE
    case .second: UDAT_REL_UNIT_SECOND
    }
  }
}

/// How long the words of a distance in time are.
package enum RelativeTextStyle: Sendable {
  case full, short, narrow, spelledOut

  fileprivate var icu: UDateRelativeDateTimeFormatterStyle {
    switch self {
    case .full, .spelledOut: UDAT_STYLE_LONG
    case .short: UDAT_STYLE_SHORT
    case .narrow: UDAT_STYLE_NARROW
    }
  }
}

/// Texts that Foundation's formatters give on Apple's systems only, in all of ICU's languages.
package enum UnitTexts {
  /// How long the words of an amount are.
  package enum Width: Sendable {
    case wide, short, narrow
  }

  /// A distance in time with its direction, such as "in 2 hours".
  package static func relative(
    _ value: Double,
    unit: RelativeUnit,
    style: RelativeTextStyle,
    isNumeric: Bool,
    locale: String
  ) -> String? {
    ICU.relative(value, unit: unit, style: style, isNumeric: isNumeric, locale: locale)
  }

  /// A number with its unit, such as "12.5 km".
  ///
  /// - Parameters:
  ///   - value: How many.
  ///   - unit: ICU's name, such as `length-kilometer`.
  ///   - width: How long the words are.
  ///   - precision: ICU's skeleton of digits, such as `.###`; empty for its default.
  ///   - locale: The language.
  /// - Returns: `nil` for a unit that ICU lacks.
  package static func amount(
    _ value: Double,
    unit: String,
    width: Width,
    precision: String = "",
    locale: String
  ) -> String? {
    ICU.amount(value, unit: unit, width: width, precision: precision, locale: locale)
  }

  /// Amounts side by side, such as "1 day, 23 hrs".
  package static func list(_ parts: [String], width: Width, locale: String) -> String? {
    ICU.list(parts, width: width, locale: locale)
  }
}
