// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeTesting

@Suite struct GoldenNameTests {
  @Test func isAPath() throws {
    let name = try GoldenName(suite: "Padding", case: "edges=horizontal@2x")
    #expect(name.relativePath == "Padding/edges=horizontal@2x.png")
  }

  @Test(arguments: ["", ".", "..", ".hidden", "a/b", "a\\b", "a\nb", "a:b", "a\0b"])
  func refusesWhatIsNoFileName(part: String) {
    #expect(throws: GoldenError.invalidName(part)) { try GoldenName(suite: part, case: "a") }
    #expect(throws: GoldenError.invalidName(part)) { try GoldenName(suite: "A", case: part) }
  }

  @Test func refusesNamesTooLongForAFile() {
    #expect(throws: GoldenError.self) {
      try GoldenName(suite: "A", case: String(repeating: "é", count: 126))
    }
  }
}
