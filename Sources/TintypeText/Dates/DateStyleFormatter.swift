// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import Foundation

/// How a date is written when it stands in a text by itself.
package enum DateTextStyle: Hashable, Sendable {
  /// "April 1, 2020".
  case date
  /// "2:51 PM".
  case time
  /// The distance in two units without direction: "2 hrs, 15 min".
  case relative
  /// The distance in one unit, past dates with a plus: "+2 hours", "-11 minutes".
  case offset
  /// The distance as a clock: "36:59:01".
  case timer
}

/// Turns dates into the texts that a widget shows.
///
/// Everything comes from the parameters, nothing from the machine.
/// **Source:** facts `date-styles.json`.
package struct DateStyleFormatter: Sendable {
  package var locale: Locale
  package var calendar: Calendar

  /// - Parameters:
  ///   - locale: The language and its customs.
  ///   - calendar: Its own locale and time zone are ignored.
  ///   - timeZone: Where the clock hangs.
  package init(locale: Locale, calendar: Calendar, timeZone: TimeZone) {
    self.locale = locale
    self.calendar = calendar
    self.calendar.locale = locale
    self.calendar.timeZone = timeZone
  }

  /// A date in one of the styles.
  ///
  /// - Parameters:
  ///   - date: What to write.
  ///   - style: How to write it.
  ///   - now: The moment of the picture.
  /// - Returns: One line of text.
  package func text(for date: Date, style: DateTextStyle, now: Date) -> String {
    switch style {
    case .date: date.formatted(format(date: .long, time: .omitted))
    case .time: date.formatted(format(date: .omitted, time: .shortened))
    case .relative: distance(from: now, to: date, isWide: false, unitCount: 2)
    case .offset:
      (date > now ? "-" : "+") + distance(from: now, to: date, isWide: true, unitCount: 1)
    case .timer: clock(seconds: abs(date.timeIntervalSince(now)), showsHours: true)
    }
  }

  /// The time left until, or passed since, the bounds of an interval; never outside of it.
  ///
  /// - Parameters:
  ///   - interval: What the timer counts through.
  ///   - pauseTime: The moment at which it stands still, if it does.
  ///   - countsDown: Whether it shows what is left.
  ///   - showsHours: Whether 90 minutes read 1:30:00, otherwise 90:00.
  ///   - now: The moment of the picture.
  /// - Returns: Such as "12:00".
  package func text(
    timerInterval interval: ClosedRange<Date>,
    pauseTime: Date?,
    countsDown: Bool,
    showsHours: Bool,
    now: Date
  ) -> String {
    let shown = min(max(min(now, pauseTime ?? now), interval.lowerBound), interval.upperBound)
    let seconds =
      countsDown
      ? interval.upperBound.timeIntervalSince(shown) : shown.timeIntervalSince(interval.lowerBound)
    return clock(seconds: seconds, showsHours: showsHours)
  }

  /// The bounds of an interval: times alone within a day, otherwise with their dates.
  package func text(for interval: ClosedRange<Date>) -> String {
    let (start, end) = (interval.lowerBound, interval.upperBound)
    let isOneDay = calendar.isDate(start, inSameDayAs: end)
    guard start < end else { return text(for: start, style: .time, now: start) }
    let style = Date.IntervalFormatStyle(
      date: isOneDay ? .omitted : .abbreviated,
      time: .shortened,
      locale: locale,
      calendar: calendar,
      timeZone: calendar.timeZone
    )
    return (start..<end).formatted(style)
  }

  private func format(
    date: Date.FormatStyle.DateStyle,
    time: Date.FormatStyle.TimeStyle
  ) -> Date.FormatStyle {
    Date.FormatStyle(
      date: date,
      time: time,
      locale: locale,
      calendar: calendar,
      timeZone: calendar.timeZone
    )
  }
}
