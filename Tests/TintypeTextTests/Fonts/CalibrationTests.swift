// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry

@testable import TintypeText

/// Ink widths against facts `font-calibration.md`, "Measured strings, default design".
@Suite struct CalibrationTests {
  struct Row: CustomTestStringConvertible {
    var text: String
    var size: Double
    var weight: Double
    /// Width on Apple's picture.
    var apple: Double
    /// Width that the calibration's own computation gives.
    var rule: Double

    init(_ text: String, _ size: Double, _ weight: Double, _ apple: Double, _ rule: Double) {
      (self.text, self.size, self.weight) = (text, size, weight)
      (self.apple, self.rule) = (apple, rule)
    }

    var inkWidth: Double {
      // The two percentages were set with `monospacedDigit()`.
      let font = FontRequest(
        size: size,
        weight: weight,
        monospacedDigits: ["40%", "20%"].contains(text)
      )
      return TintypeTextTests.inkWidth(of: layout(text, font: font))
    }

    var testDescription: String { "\(text) \(size)/\(weight)" }
  }

  @Test(arguments: rows)
  func followsTheRule(_ row: Row) {
    let width = row.inkWidth
    #expect((width - row.rule).magnitude <= 0.006 * row.rule, "got \(width)")
    #expect((width - row.apple).magnitude <= 0.032 * row.apple)
  }

  @Test func isWithinTwoPerCentOfAppleNearlyEverywhere() {
    let close = Self.rows.filter { ($0.inkWidth - $0.apple).magnitude <= 0.02 * $0.apple }
    #expect(close.count >= Self.rows.count - 4)
  }

  private static let rows: [Row] = [
    Row("100", 10, 400, 16.13, 15.65),
    Row("1:00\u{202F}PM", 11, 400, 38.93, 39.08),
    Row("Solar", 11, 400, 25.74, 25.82),
    Row("Grid", 11, 400, 20.30, 20.36),
    Row("All-day", 11, 400, 36.07, 36.50),
    Row("9:00\u{202F}AM – 10:00\u{202F}AM", 11, 400, 102.43, 101.95),
    Row("8:00\u{202F}AM", 11, 400, 41.25, 41.75),
    Row("All-day · Calendar 1", 11, 400, 100.13, 100.42),
    Row("9:00\u{202F}AM – 10:00\u{202F}AM · Calendar 2", 11, 400, 169.02, 168.87),
    Row("1:00\u{202F}PM – 2:00\u{202F}PM · Calendar 1", 11, 400, 158.70, 158.52),
    Row("Temperature", 11, 400, 65.20, 65.29),
    Row("Updated 2m ago", 11, 400, 85.41, 85.15),
    Row("All quiet", 11, 400, 41.71, 41.86),
    Row("Test", 11, 400, 20.97, 21.30),
    Row("Living Room", 11, 600, 64.78, 64.88),
    Row("Bedroom", 11, 600, 47.45, 47.00),
    Row("mph", 11, 600, 22.19, 21.99),
    Row("MON", 11, 800, 25.75, 26.09),
    Row("Edit widget to select calendars.", 12, 400, 175.41, 174.96),
    Row("Subtitle 0", 12, 400, 52.68, 52.19),
    Row("Subtitle 1", 12, 400, 49.99, 49.25),
    Row("Subtitle 2", 12, 400, 52.34, 51.81),
    Row("Subtitle 4", 12, 400, 52.96, 52.39),
    Row("Short description", 12, 400, 96.03, 95.55),
    Row("kWh", 12, 500, 23.43, 23.80),
    Row("Today", 12, 600, 34.29, 34.87),
    Row("Calendar event 1", 12, 600, 95.77, 95.77),
    Row("Calendar event 2", 12, 600, 98.06, 98.24),
    Row("Calendar event 3", 12, 600, 98.38, 98.51),
    Row("Speed", 12, 600, 35.99, 35.64),
    Row("Limit", 12, 600, 27.46, 27.30),
    Row("No connection available,", 13, 400, 145.33, 146.47),
    Row("review your Home Assistant", 13, 400, 166.41, 167.41),
    Row("URL configuration", 13, 400, 106.80, 106.69),
    Row("Title 0", 13, 600, 38.21, 38.53),
    Row("Title 1", 13, 600, 35.25, 35.27),
    Row("Title 2", 13, 600, 37.73, 37.95),
    Row("Title 4", 13, 600, 38.40, 38.63),
    Row("Title 5", 13, 600, 38.03, 37.94),
    Row("A table with some padding:", 16, 400, 194.93, 195.08),
    Row("Calendar", 16, 600, 66.99, 67.08),
    Row("First Header", 16, 600, 91.36, 91.18),
    Row("Second Header", 16, 600, 115.33, 115.22),
    Row("Washing cycle", 17, 400, 108.01, 108.80),
    Row("Charging paused", 17, 400, 127.26, 127.91),
    Row("Dark Color", 17, 400, 79.17, 79.52),
    Row("76.000000%", 17, 400, 97.40, 97.03),
    Row("blue()", 17, 400, 41.71, 41.35),
    Row(".padding()", 17, 400, 75.66, 75.30),
    Row("backgroundAndPadding()", 17, 400, 192.38, 192.53),
    Row("Now it's true", 17, 400, 93.78, 93.88),
    Row("Some custom text", 17, 400, 135.83, 135.84),
    Row("Some custom Button", 17, 400, 157.62, 156.06),
    Row("Test", 17, 400, 30.92, 31.28),
    Row("Test Test", 17, 400, 67.25, 67.88),
    Row("Checked", 17, 400, 65.42, 65.62),
    Row("40%", 17, 600, 36.27, 35.48),
    Row("20%", 17, 600, 35.65, 34.95),
    Row("Threads", 17, 600, 64.09, 64.23),
    Row("Laundry", 20, 600, 73.44, 74.33),
    Row("Title", 20, 700, 40.19, 40.29),
    Row("Issuer", 20, 700, 56.03, 56.07),
    Row("That is so cool. That is", 20, 800, 213.03, 212.92),
    Row("so cool. That is so", 20, 800, 170.62, 170.43),
    Row("cool. That is so cool.", 20, 800, 194.63, 194.19),
    Row("12:23\u{202F}AM", 22, 700, 92.05, 92.79),
    Row("2m", 22, 700, 30.66, 30.35),
    Row("400 ft", 22, 700, 62.93, 62.52),
    Row("50", 22, 700, 25.77, 25.80),
    Row("50%", 28, 400, 53.73, 52.76),
    Row("Title", 28, 800, 58.18, 59.73),
    Row("Hello", 28, 800, 67.45, 66.36),
    Row("Iceland wayfarers fam,", 34, 400, 318.29, 319.40),
    Row("austin taxidermy pok pok", 34, 400, 360.97, 362.20),
    Row("bruh viral try-hard", 34, 400, 255.78, 254.14),
  ]
}
