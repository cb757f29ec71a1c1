// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A value that follows the clock; a picture shows it as it is at its own instant.
public struct TimeDataSource<Value: Sendable>: Sendable {
  fileprivate let value: @Sendable (Date) -> Value
}

extension TimeDataSource where Value == Date {
  /// The present.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource { $0 } }
}

extension TimeDataSource where Value == Range<Date> {
  /// From a date to the present; empty before it.
  public static func dateRange(startingAt start: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { start..<max(start, $0) }
  }

  /// From the present to a date; empty after it.
  public static func dateRange(endingAt end: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { min(end, $0)..<end }
  }
}

extension TimeDataSource where Value == Duration {
  /// The time from a date to the present.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource { .seconds($0.timeIntervalSince(date)) }
  }
}

extension Text {
  /// Shows what a format makes of a value that follows the clock.
  public init<Value, Format: FormatStyle & Sendable>(
    _ source: TimeDataSource<Value>,
    format: Format
  ) where Format.FormatInput == Value, Format.FormatOutput == String {
    self.init(
      .formatted { environment in
        // Without an instant of its own, a picture has no present to count from.
        let now = environment.now ?? Date(timeIntervalSinceReferenceDate: 0)
        return format.locale(environment.locale).format(source.value(now))
      }
    )
  }
}
