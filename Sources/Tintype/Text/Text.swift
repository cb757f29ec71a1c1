// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Lines of text, in one or more looks.
public struct Text: Sendable {
  /// A stretch of text in one look.
  struct Part: Sendable {
    var content: Content
    var look = Look()
  }

  /// What a stretch says, before locale and clock are known.
  enum Content: Sendable {
    case verbatim(String)
    case localized(LocalizedStringKey, table: String?)
    case attributed(AttributedString)
    case image(Image)
    case date(Date, DateStyle)
    case dates(Date, Date)
    case timer(TimerText)
    /// Whatever a formatter makes of a value in a locale.
    case formatted(@Sendable (EnvironmentValues) -> String)
  }

  /// What a stretch sets about its own look; the rest comes from around.
  struct Look: Sendable {
    var font: Font?
    var fontOverrides = Font.Overrides()
    var style: AnyShapeStyle?
    var tracking: CGFloat?
    var baselineOffset: CGFloat?
    var underline: LineStyle?
    var strikethrough: LineStyle?
    var background: Color?

    /// This look, with what it doesn't set taken from around.
    func filled(from outer: Look) -> Look {
      var result = self
      result.font = font ?? outer.font
      result.style = style ?? outer.style
      result.tracking = tracking ?? outer.tracking
      result.baselineOffset = baselineOffset ?? outer.baselineOffset
      result.underline = underline ?? outer.underline
      result.strikethrough = strikethrough ?? outer.strikethrough
      result.background = background ?? outer.background
      result.fontOverrides = fontOverrides.filled(from: outer.fontOverrides)
      return result
    }
  }

  var parts: [Part]

  init(parts: [Part]) { self.parts = parts }

  init(_ content: Content) { parts = [Part(content: content)] }

  /// Shows a string as it is.
  public init(verbatim content: String) { self.init(.verbatim(content)) }

  /// Shows a string as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

  /// Shows the text of a key in the reader's language; the key itself where there is no other.
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(.localized(key, table: tableName))
  }

  /// Shows a string whose parts have looks of their own.
  @_disfavoredOverload
  public init(_ content: AttributedString) { self.init(.attributed(content)) }

  /// Shows a picture in its own size, standing on the line.
  public init(_ image: Image) { self.init(.image(image)) }

  /// Shows a date, or its distance from now.
  public init(_ date: Date, style: DateStyle) { self.init(.date(date, style)) }

  /// Shows the time between two dates by its ends.
  public init(_ dates: ClosedRange<Date>) {
    self.init(.dates(dates.lowerBound, dates.upperBound))
  }

  /// Shows the time between two dates by its ends.
  public init(_ interval: DateInterval) { self.init(.dates(interval.start, interval.end)) }

  /// Shows a clock that runs through an interval.
  ///
  /// - `pauseTime`: The instant at which it stands still.
  /// - `countsDown`: Whether it shows what is left instead of what has passed.
  /// - `showsHours`: Whether sixty minutes become an hour.
  public init(
    timerInterval: ClosedRange<Date>,
    pauseTime: Date? = nil,
    countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      .timer(
        TimerText(
          interval: timerInterval,
          pauseTime: pauseTime,
          countsDown: countsDown,
          showsHours: showsHours
        )
      )
    )
  }

  /// Shows what a format makes of a value.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable & Sendable, Format.FormatOutput == String, Format: Sendable {
    self.init(.formatted { format.locale($0.locale).format(input) })
  }

  /// The text of a second one after that of a first one, each in its own look.
  public static func + (a: Text, b: Text) -> Text { Text(parts: a.parts + b.parts) }

  /// The same text with some of its look set where it wasn't.
  func look(_ change: (inout Look) -> Void) -> Text {
    Text(
      parts: parts.map { part in
        var part = part
        change(&part.look)
        return part
      }
    )
  }
}

/// A clock that runs through an interval.
struct TimerText: Sendable {
  let interval: ClosedRange<Date>
  let pauseTime: Date?
  let countsDown: Bool
  let showsHours: Bool
}

extension Text {
  /// How a date is shown.
  public struct DateStyle: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case date, time, relative, offset, timer
    }

    let kind: Kind
    /// The day: June 3, 2019.
    public static let date = DateStyle(kind: .date)
    /// The time of day: 11:23 PM.
    public static let time = DateStyle(kind: .time)
    /// The distance from now without its direction: 2 hrs, 23 min.
    public static let relative = DateStyle(kind: .relative)
    /// The distance from now with its sign: +2 hours.
    public static let offset = DateStyle(kind: .offset)
    /// The distance from now as a clock: 2:23:05.
    public static let timer = DateStyle(kind: .timer)
  }

  /// How text that doesn't fit is cut.
  public enum TruncationMode: Hashable, Sendable {
    /// At its beginning.
    case head
    /// At its end.
    case tail
    /// In its middle.
    case middle
  }

  /// How letters change between upper and lower case.
  public enum Case: Hashable, Sendable {
    /// All capitals.
    case uppercase
    /// No capitals.
    case lowercase
  }

  /// The text with strokes of a given weight; `nil` leaves it to the surroundings.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    look { $0.fontOverrides.weight = $0.fontOverrides.weight ?? weight }
  }

  /// The text in a font.
  public func font(_ font: Font?) -> Text { look { $0.font = $0.font ?? font } }

  /// The text in a variant of its font.
  public func fontDesign(_ design: Font.Design?) -> Text {
    look { $0.fontOverrides.design = $0.fontOverrides.design ?? design }
  }

  /// The text in its font's emphasised form.
  public func bold() -> Text { bold(true) }

  /// The text in its font's emphasised form, or not.
  public func bold(_ isActive: Bool) -> Text {
    look { $0.fontOverrides.isBold = $0.fontOverrides.isBold || isActive }
  }

  /// The text in its font's slanted form.
  public func italic() -> Text { italic(true) }

  /// The text in its font's slanted form, or not.
  public func italic(_ isActive: Bool) -> Text {
    look { $0.fontOverrides.isItalic = $0.fontOverrides.isItalic || isActive }
  }

  /// The text with digits of equal width.
  public func monospacedDigit() -> Text { look { $0.fontOverrides.hasMonospacedDigits = true } }

  /// The text with all letters equally wide.
  public func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? fontDesign(.monospaced) : self
  }

  /// The text in a colour.
  public func foregroundColor(_ color: Color?) -> Text {
    look { $0.style = $0.style ?? color.map { AnyShapeStyle($0) } }
  }

  /// The text in a style.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    look { $0.style = $0.style ?? AnyShapeStyle(style) }
  }

  /// The text with points added after each letter; joined letters come apart.
  public func tracking(_ tracking: CGFloat) -> Text {
    look { $0.tracking = $0.tracking ?? tracking }
  }

  /// The text with points added after each letter.
  public func kerning(_ kerning: CGFloat) -> Text { tracking(kerning) }

  /// The text raised by points.
  public func baselineOffset(_ offset: CGFloat) -> Text {
    look { $0.baselineOffset = $0.baselineOffset ?? offset }
  }

  /// The text with a line under it.
  public func underline(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> Text {
    look {
      $0.underline = $0.underline ?? (isActive ? LineStyle(pattern: pattern, color: color) : nil)
    }
  }

  /// The text with a line through it.
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> Text {
    look {
      $0.strikethrough =
        $0.strikethrough ?? (isActive ? LineStyle(pattern: pattern, color: color) : nil)
    }
  }
}
