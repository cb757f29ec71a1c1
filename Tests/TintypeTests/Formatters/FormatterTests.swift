// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype

@Suite struct FormatterTests {
  @Test func relativeDates() {
    let formatter = Tintype.RelativeDateTimeFormatter()
    #expect(formatter.localizedString(fromTimeInterval: -7200) == "2 hours ago")
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "1 day ago")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    #expect(formatter.localizedString(fromTimeInterval: -7 * 86400) == "last week")
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(fromTimeInterval: 90 * 60) == "in 1 hr.")
    formatter.unitsStyle = .spellOut
    #expect(formatter.localizedString(fromTimeInterval: 2 * 3600) == "in two hours")
    formatter.unitsStyle = .full
    formatter.locale = Locale(identifier: "ru")
    #expect(formatter.localizedString(fromTimeInterval: -5 * 60) == "5 минут назад")
    #expect(!formatter.localizedString(fromTimeInterval: .infinity).isEmpty)
  }

  @Test func amountsOfTime() {
    let formatter = Tintype.DateComponentsFormatter()
    #expect(formatter.string(from: 4200) == "1:10:00")
    #expect(formatter.string(from: 45) == "45")
    #expect(formatter.string(from: -61) == "-1:01")
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 125) == "02:05")
    formatter.zeroFormattingBehavior = .default
    formatter.allowedUnits = [.hour, .minute]
    formatter.unitsStyle = .abbreviated
    #expect(formatter.string(from: 4200) == "1h 10m")
    formatter.unitsStyle = .short
    #expect(formatter.string(from: 4200) == "1 hr, 10 min")
    formatter.unitsStyle = .full
    #expect(formatter.string(from: 4200) == "1 hour, 10 minutes")
    formatter.unitsStyle = .brief
    #expect(formatter.string(from: 4200) == "1hr 10min")
    formatter.unitsStyle = .full
    #expect(formatter.string(from: 0) == "0 minutes")
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 4200) == "1 hour")
    #expect(formatter.string(from: .nan) == nil)
  }

  @Test func lists() {
    #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "de")
    #expect(formatter.string(from: ["a", "b"]) == "a und b")
    #expect(formatter.string(from: [1, 2]) == "1 und 2")
  }

  @Test func measurements() {
    let formatter = Tintype.MeasurementFormatter()
    let distance = Measurement(value: 12.5, unit: UnitLength.kilometers)
    #expect(formatter.string(from: distance) == "7.767 mi")
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: distance) == "12.5 km")
    formatter.unitStyle = .long
    #expect(formatter.string(from: distance) == "12.5 kilometers")
    formatter.unitOptions = .temperatureWithoutUnit
    formatter.numberFormatter.maximumFractionDigits = 0
    let warmth = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(formatter.string(from: warmth) == "68°")
    #expect(warmth.formatted() == "68°F")
    #expect(distance.formatted(.measurement(width: .wide, usage: .asProvided)) == "12.5 kilometers")
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(from: warmth) == "20°")
  }
}
