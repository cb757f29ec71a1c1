// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import Tintype

@Suite @MainActor struct LocalizedStringKeyTests {
  private func string(
    _ text: Text,
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> String { Inspect.strings(text, change).joined() }

  @Test func groupsWholeNumbers() {
    #expect(string(Text("\(1_234_567) mg")) == "1,234,567 mg")
    #expect(string(Text("\(-12) of \(UInt8(7))")) == "-12 of 7")
    #expect(
      string(Text("\(1_234_567)")) { $0.locale = Locale(identifier: "de_DE") } == "1.234.567"
    )
  }

  @Test func givesFractionsSixDigits() {
    #expect(string(Text("\(1.5)")) == "1.500000")
    #expect(string(Text("\(CGFloat(2) / 3)")) == "0.666667")
    #expect(string(Text("\(1.25, specifier: "%.1f") l")) == "1.2 l")
  }

  @Test func takesStringsAndTextsAsTheyAre() {
    let name = "1000%"
    #expect(string(Text("Hi \(name), \(Text("you").bold())!")) == "Hi 1000%, you!")
    #expect(string(Text(name)) == "1000%")
    #expect(string(Text(verbatim: "\(1000)")) == "1000")
    #expect(string(Text("\(Text("a \(1000)"))b")) == "a 1,000b")
  }

  @Test func keysHoldSpecifiers() {
    let key: LocalizedStringKey = "\(3) cups of \("tea"), \(0.5)"
    #expect(key.key == "%lld cups of %@, %lf")
  }

  @Test func formatsByStyle() {
    #expect(string(Text(0.25, format: .percent)) == "25%")
    #expect(string(Text("\(1234.5, format: .number) m")) == "1,234.5 m")
  }

  @Test func changesCase() {
    let view = Text("Straße \(12)").textCase(.uppercase)
    #expect(Inspect.strings(view) == ["STRASSE 12"])
  }

  private let now = Date(timeIntervalSince1970: 1_600_000_000)

  @Test func datesCountFromNow() {
    let drunk = now.addingTimeInterval(-(2 * 3600 + 15 * 60))
    #expect(
      string(Text("\(drunk, style: .relative) ago")) { $0.now = now } == "2 hrs, 15 min ago"
    )
    #expect(string(Text(drunk, style: .timer)) { $0.now = now } == "2:15:00")
    #expect(string(Text(drunk, style: .offset)) { $0.now = now } == "+2 hours")
  }

  @Test func datesAndTimesFollowTheZone() {
    #expect(string(Text(now, style: .date)) == "September 13, 2020")
    #expect(
      string(Text(now, style: .time)).replacing("\u{202F}", with: " ") == "12:26 PM"
    )
    let tokyo = string(Text(now, style: .time)) {
      $0.timeZone = TimeZone(secondsFromGMT: 9 * 3600) ?? .gmt
    }
    #expect(tokyo.replacing("\u{202F}", with: " ") == "9:26 PM")
  }

  @Test func timersRunThroughTheirInterval() {
    let interval = now...now.addingTimeInterval(600)
    let view = Text(timerInterval: interval)
    #expect(string(view) { $0.now = self.now.addingTimeInterval(15) } == "9:45")
    #expect(
      string(Text(timerInterval: interval, countsDown: false)) {
        $0.now = self.now.addingTimeInterval(15)
      } == "0:15"
    )
  }
}
