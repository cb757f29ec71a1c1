// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation
import TintypeText

/// Writes distances in time with their direction; Foundation has it on Apple's systems only.
public final class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether a day ago is yesterday.
  public enum DateTimeStyle: Int, Sendable {
    /// "1 day ago".
    case numeric
    /// "yesterday".
    case named
  }

  /// How long the words are.
  public enum UnitsStyle: Int, Sendable {
    /// "2 months ago".
    case full
    /// "two months ago".
    case spellOut
    /// "2 mo. ago".
    case short
    /// "2mo ago".
    case abbreviated

    fileprivate var style: RelativeTextStyle {
      switch self {
      case .full: .full
      case .spellOut: .spelledOut
      case .short: .short
      case .abbreviated: .narrow
      }
    }
  }

  /// Whether a day ago is yesterday.
  public var dateTimeStyle = DateTimeStyle.numeric
  /// How long the words are.
  public var unitsStyle = UnitsStyle.full
  /// Where the text stands in a sentence.
  public var formattingContext = Formatter.Context.unknown
  /// How time is counted.
  public var calendar: Calendar = Calendar(identifier: .gregorian)
  /// The language.
  public var locale: Locale = ProcessLocalization.current.locale

  /// Makes a formatter for the reader's language.
  public override init() { super.init() }

  /// Makes a formatter as another one was stored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The largest of some units.
  public func localizedString(from components: DateComponents) -> String {
    let values: [(Int?, RelativeUnit)] = [
      (components.year, .year), (components.month, .month),
      (components.weekOfMonth ?? components.weekOfYear, .week), (components.day, .day),
      (components.hour, .hour), (components.minute, .minute), (components.second, .second),
    ]
    let known = values.compactMap { value, unit in value.map { ($0, unit) } }
    let (value, unit) = known.first { $0.0 != 0 } ?? known.last ?? (0, .second)
    let text = UnitTexts.relative(
      Double(value),
      unit: unit,
      style: unitsStyle.style,
      isNumeric: dateTimeStyle == .numeric,
      locale: locale.identifier
    )
    return capitalized(text ?? "")
  }

  /// A number of seconds, negative for the past.
  public func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let seconds = interval.isFinite ? min(max(interval, -1e11), 1e11) : 0
    return localizedString(for: start.addingTimeInterval(seconds), relativeTo: start)
  }

  /// The distance of a date from another one.
  public func localizedString(for date: Date, relativeTo reference: Date) -> String {
    var calendar = calendar
    calendar.timeZone = .gmt
    let units: Set<Calendar.Component> = [
      .year, .month, .weekOfMonth, .day, .hour, .minute, .second,
    ]
    return localizedString(from: calendar.dateComponents(units, from: reference, to: date))
  }

  /// The distance of a date from now.
  public override func string(for object: Any?) -> String? {
    (object as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private func capitalized(_ text: String) -> String {
    guard formattingContext == .beginningOfSentence || formattingContext == .standalone else {
      return text
    }
    return text.prefix(1).uppercased(with: locale) + text.dropFirst()
  }
}
