// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype

/// The examples of facts `date-styles.json`, ios18_SystemFormatStyle.
@Suite struct SystemFormatStyleTests {
  private let start = Date(timeIntervalSince1970: 1_600_000_000)

  private func later(_ seconds: Double) -> Date { start.addingTimeInterval(seconds) }

  @Test func countsDown() {
    let style = SystemFormatStyle.Timer(countingDownIn: start..<later(300))
    #expect(
      [0, 60, 270, 300, 400].map { style.format(later($0)) } == [
        "5:00", "4:00", "0:30", "0:00", "0:00",
      ]
    )
    #expect(style.format(later(-10)) == "5:00")
    let hour = SystemFormatStyle.Timer(countingDownIn: start..<later(3600))
    #expect([0, 1].map { hour.format(later($0)) } == ["1:00:00", "59:59"])
  }

  @Test func countsUp() {
    let style = SystemFormatStyle.Timer(countingUpIn: start..<later(3600))
    #expect([0, 30, 3600].map { style.format(later($0)) } == ["0:00", "0:30", "1:00:00"])
    let long = start..<later(9000)
    #expect(
      SystemFormatStyle.Timer(countingUpIn: long, maxFieldCount: 2).format(later(5400)) == "1:30"
    )
    #expect(
      SystemFormatStyle.Timer(countingUpIn: long, showsHours: false).format(later(5400)) == "90:00"
    )
  }

  @Test func stopwatch() {
    let style = SystemFormatStyle.Stopwatch(startingAt: start)
    #expect(style.format(later(3.42)) == "00:03.42")
    #expect(style.format(later(3723.5)) == "1:02:03.50")
  }

  @Test func offsets() {
    #expect(SystemFormatStyle.DateOffset(to: start).format(later(222)) == "3 minutes, 42 seconds")
    #expect(SystemFormatStyle.DateOffset(to: start).format(later(183_600)) == "2 days, 3 hours")
    #expect(SystemFormatStyle.DateOffset(to: start).format(later(-60)) == "-1 minute")
    func offset(_ fields: Set<SystemFormatStyle.Field>, _ seconds: Double) -> String {
      SystemFormatStyle.DateOffset(to: start, allowedFields: fields).format(later(seconds))
    }
    #expect(offset([.minute, .second], 332) == "5:32")
    #expect(offset([.hour, .minute, .second], 3932) == "1:05:32")
    #expect(offset([.hour, .minute], 3900) == "1 hour, 5 minutes")
  }

  @Test func references() {
    #expect(SystemFormatStyle.DateReference(to: later(300)).format(start) == "in 5 minutes")
    #expect(SystemFormatStyle.DateReference(to: later(-86_400)).format(start) == "yesterday")
    let german = SystemFormatStyle.DateReference(to: later(300)).locale(Locale(identifier: "de"))
    #expect(german.format(start) == "in 5 Minuten")
  }

  @Test @MainActor func followsThePicturesClock() {
    let texts = VStack {
      Text(.currentDate, format: .timer(countingDownIn: start..<later(300)))
      Text(.currentDate, format: .offset(to: start, allowedFields: [.hour, .minute, .second]))
      Text(.currentDate, format: .reference(to: start))
      Text(.currentDate, format: .stopwatch(startingAt: start))
    }
    #expect(
      Inspect.strings(texts) { $0.now = later(60) } == ["4:00", "1:00", "1 minute ago", "01:00.00"]
    )
  }
}
