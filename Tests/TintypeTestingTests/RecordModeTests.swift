// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeTesting

@Suite struct RecordModeTests {
  @Test(
    arguments: [
      ([:], .never),
      (["TINTYPE_RECORD": ""], .never),
      (["TINTYPE_RECORD": "never"], .never),
      (["TINTYPE_RECORD": "missing"], .missing),
      (["TINTYPE_RECORD": "failed", "CI": "false"], .failed),
      (["TINTYPE_RECORD": "all"], .all),
      (["TINTYPE_RECORD": "all", "CI": "true"], .never),
      (["TINTYPE_RECORD": "missing", "CI": "1"], .never),
    ] as [([String: String], RecordMode)]
  )
  func followsTheEnvironment(environment: [String: String], mode: RecordMode) throws {
    #expect(try RecordMode(environment: environment) == mode)
  }

  @Test func listsTheKnownModes() {
    let error = #expect(throws: GoldenError.self) {
      try RecordMode(environment: ["TINTYPE_RECORD": "yes"])
    }
    #expect(
      error?.description
        == "TINTYPE_RECORD=yes is unknown: use never, missing, failed, all."
    )
  }
}
