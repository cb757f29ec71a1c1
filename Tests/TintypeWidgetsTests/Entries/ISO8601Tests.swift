// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TintypeWidgets

@Suite struct ISO8601Tests {
  @Test(arguments: [
    ("1970-01-01", 0), ("2000-03-01T00:00:00Z", 951_868_800),
    ("2024-02-29T12:30Z", 1_709_209_800), ("2024-02-29T12:30:15.25+02:00", 1_709_202_615.25),
    ("1969-12-31T23:59:59-0100", 3599), ("0001-01-01", -62_135_596_800),
  ])
  func reads(text: String, seconds: Double) {
    #expect(ISO8601.date(text)?.timeIntervalSince1970 == seconds)
  }

  @Test(arguments: [
    "", "2024", "2023-02-29", "2024-13-01", "2024-01-01T25:00", "2024-01-01T10:00:00.", "now",
    "2024-01-01T10:00+", "2024-01-01T10:00Zulu", "2024-01-01X",
  ])
  func refuses(text: String) {
    #expect(ISO8601.date(text) == nil)
  }
}
