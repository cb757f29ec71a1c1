// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation

extension DateStyleFormatter {
  /// The largest unit between two moments and, if asked for, the next smaller one.
  func distance(from start: Date, to end: Date, isWide: Bool, unitCount: Int) -> String {
    let components = calendar.dateComponents(
      Set(Self.units.map(\.component)),
      from: min(start, end),
      to: max(start, end)
    )
    let values = Self.units.map { max(0, components.value(for: $0.component) ?? 0) }
    let first = values.firstIndex { $0 > 0 } ?? values.count - 1
    let last = min(first + unitCount, values.count)
    let parts = (first..<last).filter { $0 == first || values[$0] > 0 }
      .map { amount(values[$0], Self.units[$0].name, isWide: isWide) }
    return ICU.list(parts, locale: locale.identifier) ?? parts.joined(separator: ", ")
  }

  private static let units: [(component: Calendar.Component, name: String)] = [
    (.year, "year"), (.month, "month"), (.day, "day"), (.hour, "hour"), (.minute, "minute"),
    (.second, "second"),
  ]

  private func amount(_ value: Int, _ unit: String, isWide: Bool) -> String {
    // CLDR's English has "2 hr"; Apple's date texts have shown "2 hrs".
    let isEnglish = locale.language.languageCode == .english
    if isEnglish, !isWide, unit == "hour", value != 1 { return "\(value) hrs" }
    return ICU.amount(value, unit: unit, isWide: isWide, locale: locale.identifier)
      ?? "\(value) \(unit)"
  }

  /// Hours only where there are any; parts of a second don't show.
  func clock(seconds: TimeInterval, showsHours: Bool) -> String {
    // A century of hours; beyond it nothing sensible can be meant.
    let whole = seconds.isFinite ? Int64(min(max(seconds, 0), 4e9)) : 0
    let pattern: Duration.TimeFormatStyle.Pattern =
      showsHours && whole >= 3600
      ? .hourMinuteSecond(padHourToLength: 1) : .minuteSecond(padMinuteToLength: 1)
    let text = Duration.seconds(whole).formatted(
      Duration.TimeFormatStyle(pattern: pattern).locale(locale)
    )
    return text
  }
}
