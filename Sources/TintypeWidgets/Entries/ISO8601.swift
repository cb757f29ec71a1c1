// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Reads dates as ISO 8601 writes them, on every machine alike.
package enum ISO8601 {
  /// The moment that a text names.
  ///
  /// `2026-01-31`, `2026-01-31T09:30`, `2026-01-31T09:30:15.25`, each with `Z` or an offset such as
  /// `+02:00` after the time; without one the time is UTC.
  ///
  /// - Returns: `nil` for any other form and for a day that no calendar has.
  package static func date(_ text: String) -> Date? {
    var scanner = Scanner(text)
    guard let year = scanner.number(digits: 4), scanner.take("-"),
      let month = scanner.number(digits: 2), scanner.take("-"),
      let day = scanner.number(digits: 2),
      (1...12).contains(month), (1...days(in: month, of: year)).contains(day)
    else { return nil }
    var seconds = Double(daysSince1970(year, month, day)) * 86400
    if !scanner.isAtEnd {
      guard scanner.take("T") || scanner.take("t") || scanner.take(" "),
        let time = timeOfDay(&scanner), let offset = zoneOffset(&scanner), scanner.isAtEnd
      else { return nil }
      seconds += time - offset
    }
    return Date(timeIntervalSince1970: seconds)
  }

  private static func timeOfDay(_ scanner: inout Scanner) -> Double? {
    guard let hour = scanner.number(digits: 2), scanner.take(":"),
      let minute = scanner.number(digits: 2), hour < 24, minute < 60
    else { return nil }
    var seconds = Double(hour * 3600 + minute * 60)
    if scanner.take(":") {
      guard let second = scanner.number(digits: 2), second <= 60 else { return nil }
      seconds += Double(second)
      if scanner.take(".") || scanner.take(",") {
        guard let fraction = scanner.fraction() else { return nil }
        seconds += fraction
      }
    }
    return seconds
  }

  private static func zoneOffset(_ scanner: inout Scanner) -> Double? {
    if scanner.isAtEnd || scanner.take("Z") || scanner.take("z") { return 0 }
    let isNegative = scanner.take("-")
    guard isNegative || scanner.take("+"), let hours = scanner.number(digits: 2) else { return nil }
    var minutes = 0
    if scanner.take(":") || !scanner.isAtEnd {
      guard let parsed = scanner.number(digits: 2) else { return nil }
      minutes = parsed
    }
    guard hours < 24, minutes < 60 else { return nil }
    return Double(hours * 3600 + minutes * 60) * (isNegative ? -1 : 1)
  }

  private static func days(in month: Int, of year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// Days of the proleptic Gregorian calendar, counted in years that begin in March.
  private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let years = month > 2 ? year : year - 1
    let months = month > 2 ? month - 3 : month + 9
    let century = years / 100
    return 365 * years + years / 4 - century + century / 4 + (153 * months + 2) / 5 + day - 719469
  }

  private struct Scanner {
    private var rest: Substring.UTF8View

    init(_ text: String) { rest = text[...].utf8 }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard rest.first == UInt8(ascii: character) else { return false }
      rest.removeFirst()
      return true
    }

    mutating func number(digits: Int) -> Int? {
      var value = 0
      for _ in 0..<digits {
        guard let digit = digit() else { return nil }
        value = value * 10 + digit
      }
      return value
    }

    mutating func fraction() -> Double? {
      guard var value = digit().map(Double.init) else { return nil }
      var divisor = 10.0
      while let digit = digit() {
        guard divisor < 1e15 else { continue }
        value = value * 10 + Double(digit)
        divisor *= 10
      }
      return value / divisor
    }

    private mutating func digit() -> Int? {
      guard let byte = rest.first, (0x30...0x39).contains(byte) else { return nil }
      rest.removeFirst()
      return Int(byte) - 0x30
    }
  }
}
