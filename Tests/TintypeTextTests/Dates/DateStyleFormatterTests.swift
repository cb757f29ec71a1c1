// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TintypeText

/// Facts `date-styles.json`.
@Suite struct DateStyleFormatterTests {
  /// April 1, 2020, 14:51:00 in London's summer time.
  private let now = Date(timeIntervalSince1970: 1_585_749_060)

  private func formatter(_ locale: String = "en_US") throws -> DateStyleFormatter {
    DateStyleFormatter(
      locale: Locale(identifier: locale),
      calendar: Calendar(identifier: .gregorian),
      timeZone: try #require(TimeZone(identifier: "Europe/London"))
    )
  }

  private func text(_ seconds: Double, _ style: DateTextStyle, _ locale: String = "en_US") throws
    -> String
  {
    try formatter(locale).text(for: now.addingTimeInterval(seconds), style: style, now: now)
  }

  @Test func dateAndTime() throws {
    #expect(try text(0, .date) == "April 1, 2020")
    #expect(try text(0, .time) == "2:51\u{202F}PM")
    #expect(try text(0, .date, "de_DE") == "1. April 2020")
    #expect(try text(0, .time, "ru_RU") == "14:51")
  }

  @Test(arguments: [
    (8114, "2 hrs, 15 min"), (-8114, "2 hrs, 15 min"), (674, "11 min, 14 sec"),
    (172790, "1 day, 23 hrs"), (3660, "1 hr, 1 min"), (7200, "2 hrs"), (14, "14 sec"), (0, "0 sec"),
    (7230, "2 hrs"), (86400 * 62, "2 mths, 1 day"), (86400 * 396, "1 yr, 1 mth"),
  ])
  func relative(seconds: Double, expected: String) throws {
    #expect(try text(seconds, .relative) == expected)
  }

  @Test func relativeInOtherLanguages() throws {
    #expect(try text(8114, .relative, "de") == "2 Std., 15 Min.")
    #expect(try text(8114, .relative, "ru") == "2 ч 15 мин")
    #expect(try text(8114, .relative, "ja").filter { !$0.isWhitespace } == "2時間15分")
  }

  @Test(arguments: [
    (674, "-11 minutes"), (172790, "-1 day"), (-7200, "+2 hours"), (86400 * 92, "-3 months"),
  ])
  func offset(seconds: Double, expected: String) throws {
    #expect(try text(seconds, .offset) == expected)
  }

  @Test(arguments: [
    (900, "15:00"), (152, "2:32"), (-152, "2:32"), (172790, "47:59:50"),
    (86400 * 24 + 8 * 3600, "584:00:00"), (0, "0:00"), (3600, "1:00:00"), (3599, "59:59"),
  ])
  func timer(seconds: Double, expected: String) throws {
    #expect(try text(seconds, .timer) == expected)
  }

  @Test func timerInterval() throws {
    let interval = now...now.addingTimeInterval(720)
    func text(_ seconds: Double, pause: Double? = nil, down: Bool = true) throws -> String {
      try formatter().text(
        timerInterval: interval,
        pauseTime: pause.map { now.addingTimeInterval($0) },
        countsDown: down,
        showsHours: true,
        now: now.addingTimeInterval(seconds)
      )
    }
    #expect(try text(0) == "12:00")
    #expect(try text(-60) == "12:00")
    #expect(try text(9999) == "0:00")
    #expect(try text(61, down: false) == "1:01")
    #expect(try text(300, pause: 60) == "11:00")
    let long = try formatter().text(
      timerInterval: now...now.addingTimeInterval(5400),
      pauseTime: nil,
      countsDown: true,
      showsHours: false,
      now: now
    )
    #expect(long == "90:00")
  }

  @Test func intervals() throws {
    let start = now.addingTimeInterval(-5 * 3600)
    let text = try formatter().text(for: start...now)
    let plain = String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0.properties.isWhitespace ? " " : $0 }
      )
    )
    #expect(plain == "9:51 AM – 2:51 PM")
    #expect(try formatter().text(for: start...now.addingTimeInterval(86400)).contains("Apr"))
    #expect(try formatter().text(for: now...now) == "2:51\u{202F}PM")
  }

  @Test func farAwayDatesAreSurvived() throws {
    for date in [Date.distantPast, .distantFuture, Date(timeIntervalSince1970: 1e15)] {
      for style in [DateTextStyle.date, .time, .relative, .offset, .timer] {
        #expect(try !formatter().text(for: date, style: style, now: now).isEmpty)
      }
    }
  }
}
