// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation
import TintypeText

/// Writes amounts of time: "1 hour, 10 minutes"; Foundation has it on Apple's systems only.
public final class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// "1:10:00".
    case positional
    /// "1h 10m".
    case abbreviated
    /// "1 hr, 10 min".
    case short
    /// "1 hour, 10 minutes".
    case full
    /// "one hour, ten minutes".
    case spellOut
    /// "1hr 10min".
    case brief

    fileprivate var width: UnitTexts.Width {
      switch self {
      case .positional, .abbreviated: .narrow
      case .short, .brief: .short
      case .full, .spellOut: .wide
      }
    }
  }

  /// What becomes of units of which there are none.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The sum of the options' numbers.
    public var rawValue: UInt

    /// Makes options of the sum of their numbers.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Leading ones are left out of clocks, all out of words.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Leading ones are left out.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Those in the middle are left out.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Trailing ones are left out.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All are left out.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// All are written, in clocks with two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 0x10000)
  }

  /// How units are written.
  public var unitsStyle = UnitsStyle.positional
  /// The units to use; none stands for those from years to seconds.
  public var allowedUnits: NSCalendar.Unit = []
  /// What becomes of units of which there are none.
  public var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// How time is counted; its locale is the language.
  public var calendar: Calendar? = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = ProcessLocalization.current.locale
    calendar.timeZone = .gmt
    return calendar
  }()
  /// The date that amounts count from.
  public var referenceDate: Date?
  /// Whether the last unit may have a fraction; it never has here.
  public var allowsFractionalUnits = false
  /// How many units are written; 0 for all.
  public var maximumUnitCount = 0
  /// Whether a largest unit of 1 becomes the next smaller one: 63 seconds.
  public var collapsesLargestUnit = false
  /// Whether "About" stands in front; it is only known in English.
  public var includesApproximationPhrase = false
  /// Whether "remaining" stands behind; it is only known in English.
  public var includesTimeRemainingPhrase = false
  /// Where the text stands in a sentence.
  public var formattingContext = Formatter.Context.unknown

  /// Makes a formatter for the reader's language.
  public override init() { super.init() }

  /// Makes a formatter as another one was stored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text of some components in the reader's language.
  public class func localizedString(
    from components: DateComponents,
    unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// The text of a number of seconds.
  public func string(from interval: TimeInterval) -> String? {
    guard interval.isFinite, interval.magnitude < 1e11 else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(interval))
  }

  /// The text of the time between two dates.
  public func string(from start: Date, to end: Date) -> String? {
    let units = usedUnits
    let components = usedCalendar.dateComponents(
      Set(units.map(\.component)),
      from: min(start, end),
      to: max(start, end)
    )
    let text = string(units.map { ($0, components.value(for: $0.component) ?? 0) })
    return end < start ? "-" + text : text
  }

  /// The text of some components.
  public func string(from components: DateComponents) -> String? {
    string(
      usedUnits.compactMap { unit in
        components.value(for: unit.component).map { (unit, $0) }
      }
    )
  }

  /// The text of components.
  public override func string(for object: Any?) -> String? {
    (object as? DateComponents).flatMap { string(from: $0) }
  }

  private struct Unit: Equatable {
    var component: Calendar.Component
    var option: NSCalendar.Unit
    var name: String
    /// How many make one of the next larger unit.
    var perLarger: Int
  }

  private static let units = [
    Unit(component: .year, option: .year, name: "year", perLarger: 0),
    Unit(component: .month, option: .month, name: "month", perLarger: 12),
    Unit(component: .weekOfMonth, option: .weekOfMonth, name: "week", perLarger: 0),
    Unit(component: .day, option: .day, name: "day", perLarger: 7),
    Unit(component: .hour, option: .hour, name: "hour", perLarger: 24),
    Unit(component: .minute, option: .minute, name: "minute", perLarger: 60),
    Unit(component: .second, option: .second, name: "second", perLarger: 60),
  ]

  private var usedUnits: [Unit] {
    Self.units.filter {
      allowedUnits.isEmpty ? $0.component != .weekOfMonth : allowedUnits.contains($0.option)
    }
  }

  private var usedCalendar: Calendar { calendar ?? Calendar(identifier: .gregorian) }

  private var locale: Locale { usedCalendar.locale ?? ProcessLocalization.current.locale }

  private func string(_ values: [(unit: Unit, value: Int)]) -> String {
    var values = collapsed(values)
    values = limited(withoutZeros(values))
    guard !values.isEmpty else { return "" }
    return phrase(unitsStyle == .positional ? clock(values) : words(values))
  }

  private func collapsed(_ values: [(unit: Unit, value: Int)]) -> [(unit: Unit, value: Int)] {
    guard collapsesLargestUnit, let first = values.firstIndex(where: { $0.value != 0 }),
      values[first].value == 1, first + 1 < values.count, values[first + 1].unit.perLarger > 0
    else { return values }
    var result = values
    result[first].value = 0
    result[first + 1].value += result[first + 1].unit.perLarger
    return result
  }

  private func withoutZeros(_ values: [(unit: Unit, value: Int)]) -> [(unit: Unit, value: Int)] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.pad) { return values }
    if behavior.contains(.default) {
      behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll)
    }
    let first = values.firstIndex { $0.value != 0 } ?? values.count - 1
    let last = values.lastIndex { $0.value != 0 } ?? values.count - 1
    let kept = values.enumerated().filter { index, item in
      item.value != 0 || index == values.count - 1 && first == index
        || (index < first
          ? !behavior.contains(.dropLeading)
          : index > last ? !behavior.contains(.dropTrailing) : !behavior.contains(.dropMiddle))
    }
    return kept.map(\.element)
  }

  private func limited(_ values: [(unit: Unit, value: Int)]) -> [(unit: Unit, value: Int)] {
    guard maximumUnitCount > 0 else { return values }
    let first = values.firstIndex { $0.value != 0 } ?? max(0, values.count - 1)
    return Array(values[first...].prefix(maximumUnitCount))
  }

  private func clock(_ values: [(unit: Unit, value: Int)]) -> String {
    let pads = zeroFormattingBehavior.contains(.pad)
    return values.enumerated().map { index, item in
      let style = IntegerFormatStyle<Int>(locale: locale).grouping(.never)
      let digits = index > 0 || pads ? 2 : 1
      return style.precision(.integerLength(digits...)).format(item.value)
    }.joined(separator: ":")
  }

  private func words(_ values: [(unit: Unit, value: Int)]) -> String {
    let parts = values.map { item in
      let text = UnitTexts.amount(
        Double(item.value),
        unit: "duration-\(item.unit.name)",
        width: unitsStyle.width,
        locale: locale.identifier
      )
      let whole = text ?? "\(item.value) \(item.unit.name)"
      return unitsStyle == .brief ? whole.filter { !$0.isWhitespace } : whole
    }
    let width: UnitTexts.Width = unitsStyle == .brief ? .narrow : unitsStyle.width
    return UnitTexts.list(parts, width: width, locale: locale.identifier)
      ?? parts.joined(separator: ", ")
  }

  private func phrase(_ text: String) -> String {
    guard locale.language.languageCode == .english else { return text }
    let text = includesTimeRemainingPhrase ? text + " remaining" : text
    return includesApproximationPhrase ? "About " + text : text
  }
}
