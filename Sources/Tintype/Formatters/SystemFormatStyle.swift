// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The system's ways to write instants against a fixed one.
///
/// **Source:** facts `date-styles.json`, ios18_SystemFormatStyle.
public enum SystemFormatStyle {
  /// A unit of the calendar that may appear.
  public enum Field: String, Hashable, CaseIterable, Codable, Sendable {
    /// Years.
    case year
    /// Months.
    case month
    /// Weeks.
    case week
    /// Days.
    case day
    /// Hours.
    case hour
    /// Minutes.
    case minute
    /// Seconds.
    case second

    fileprivate var unit: NSCalendar.Unit {
      switch self {
      case .year: .year
      case .month: .month
      case .week: .weekOfMonth
      case .day: .day
      case .hour: .hour
      case .minute: .minute
      case .second: .second
      }
    }
  }

  /// A clock that runs through an interval.
  public struct Timer: FormatStyle, Sendable {
    private let interval: Range<Date>
    private let countsDown: Bool
    private let showsHours: Bool
    private let maxFieldCount: Int

    /// Shows what is left of an interval.
    ///
    /// - `showsHours`: Whether sixty minutes become an hour.
    /// - `maxFieldCount`: Hours, minutes and seconds at most; 2 leaves seconds out beside hours.
    public init(
      countingDownIn interval: Range<Date>,
      showsHours: Bool = true,
      maxFieldCount: Int = 3
    ) {
      self.init(interval, countsDown: true, showsHours, maxFieldCount)
    }

    /// Shows what has passed of an interval.
    public init(
      countingUpIn interval: Range<Date>,
      showsHours: Bool = true,
      maxFieldCount: Int = 3
    ) {
      self.init(interval, countsDown: false, showsHours, maxFieldCount)
    }

    private init(_ interval: Range<Date>, countsDown: Bool, _ showsHours: Bool, _ fields: Int) {
      self.interval = interval
      self.countsDown = countsDown
      self.showsHours = showsHours
      maxFieldCount = fields
    }

    /// The clock's face at an instant.
    public func format(_ value: Date) -> String {
      let instant = min(max(value, interval.lowerBound), interval.upperBound)
      let seconds =
        countsDown
        ? interval.upperBound.timeIntervalSince(instant).rounded(.up)
        : instant.timeIntervalSince(interval.lowerBound).rounded(.down)
      return ClockFace(seconds: seconds).text(showsHours: showsHours, fields: maxFieldCount)
    }
  }

  /// A stopwatch, down to hundredths of a second.
  public struct Stopwatch: FormatStyle, Sendable {
    private let start: Date
    private let showsHours: Bool

    /// Counts from an instant.
    public init(startingAt start: Date, showsHours: Bool = true) {
      self.start = start
      self.showsHours = showsHours
    }

    /// The time that has passed, 00:03.42.
    public func format(_ value: Date) -> String {
      // An instant holds a tenth of a microsecond at best; what that loses must not lose a digit.
      let hundredths = (max(0, value.timeIntervalSince(start)) * 100 + 1e-3).rounded(.down)
      let seconds = (hundredths / 100).rounded(.down)
      let face = ClockFace(seconds: seconds).text(showsHours: showsHours, fields: 3)
      let padded =
        face.firstIndex(of: ":") == face.index(after: face.startIndex) ? "0" + face : face
      let isLong = face.count(where: { $0 == ":" }) > 1
      let rest = ClockFace.twoDigits(hundredths - seconds * 100)
      return "\(isLong ? face : padded).\(rest)"
    }
  }

  /// The distance from a fixed instant, in units.
  public struct DateOffset: FormatStyle, Sendable {
    private let anchor: Date
    private let allowedFields: Set<Field>
    private let maxFieldCount: Int
    private var locale = Locale(identifier: "en_US")

    /// Counts from an instant.
    ///
    /// - `allowedFields`: The units that may appear.
    /// - `maxFieldCount`: How many of them appear at most.
    public init(
      to anchor: Date,
      allowedFields: Set<Field> = Set(Field.allCases).subtracting([.week]),
      maxFieldCount: Int = 2
    ) {
      self.anchor = anchor
      self.allowedFields = allowedFields
      self.maxFieldCount = maxFieldCount
    }

    /// The same style in another language.
    public func locale(_ locale: Locale) -> DateOffset {
      var result = self
      result.locale = locale
      return result
    }

    /// "3 minutes, 42 seconds", or a clock's face where only a clock's units may appear.
    public func format(_ value: Date) -> String {
      let seconds = value.timeIntervalSince(anchor)
      let sign = seconds < 0 ? "-" : ""
      let clock: Set<Field> = [.hour, .minute, .second]
      if allowedFields.isSubset(of: clock), allowedFields.isSuperset(of: [.minute, .second]) {
        let face = ClockFace(seconds: seconds.magnitude.rounded(.down))
        return sign + face.text(showsHours: allowedFields.contains(.hour), fields: 3)
      }
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = .full
      formatter.maximumUnitCount = maxFieldCount
      formatter.allowedUnits = allowedFields.reduce(into: []) { $0.formUnion($1.unit) }
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = locale
      formatter.calendar = calendar
      return sign + (formatter.string(from: seconds.magnitude) ?? "")
    }
  }

  /// A fixed instant as seen from another: "in 5 minutes", "yesterday".
  public struct DateReference: FormatStyle, Sendable {
    private let date: Date
    private var locale = Locale(identifier: "en_US")

    /// Refers to an instant.
    public init(to date: Date) { self.date = date }

    /// The same style in another language.
    public func locale(_ locale: Locale) -> DateReference {
      var result = self
      result.locale = locale
      return result
    }

    /// The instant as seen from another one.
    public func format(_ value: Date) -> String {
      let formatter = RelativeDateTimeFormatter()
      formatter.dateTimeStyle = .named
      formatter.locale = locale
      return formatter.localizedString(for: date, relativeTo: value)
    }
  }
}

/// Hours, minutes and seconds.
private struct ClockFace {
  /// Whole, ≥ 0.
  let seconds: Double

  static func twoDigits(_ number: Double) -> String {
    let value = Int(number)
    return value < 10 ? "0\(value)" : "\(value)"
  }

  func text(showsHours: Bool, fields: Int) -> String {
    // A century of seconds is more than any clock shows, and far from what a number holds.
    let total = min(seconds, 4e9)
    let minutes = (total / 60).rounded(.down)
    let rest = Self.twoDigits(total - minutes * 60)
    guard showsHours, minutes >= 60 else { return "\(Int(minutes)):\(rest)" }
    let hours = (minutes / 60).rounded(.down)
    let face = "\(Int(hours)):\(Self.twoDigits(minutes - hours * 60))"
    return fields < 3 ? face : "\(face):\(rest)"
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// What is left of an interval, as a clock.
  public static func timer(
    countingDownIn interval: Range<Date>,
    showsHours: Bool = true,
    maxFieldCount: Int = 3
  ) -> Self {
    Self(countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount)
  }

  /// What has passed of an interval, as a clock.
  public static func timer(
    countingUpIn interval: Range<Date>,
    showsHours: Bool = true,
    maxFieldCount: Int = 3
  ) -> Self {
    Self(countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// A stopwatch that counts from an instant.
  public static func stopwatch(startingAt start: Date, showsHours: Bool = true) -> Self {
    Self(startingAt: start, showsHours: showsHours)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// The distance from a fixed instant, in units.
  public static func offset(
    to anchor: Date,
    allowedFields: Set<SystemFormatStyle.Field> = Set(SystemFormatStyle.Field.allCases)
      .subtracting([.week]),
    maxFieldCount: Int = 2
  ) -> Self {
    Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// A fixed instant as seen from now.
  public static func reference(to date: Date) -> Self { Self(to: date) }
}
