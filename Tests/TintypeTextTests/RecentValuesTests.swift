// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing

@testable import TintypeText

@Suite struct RecentValuesTests {
  @Test func keepsWhatIsUsed() {
    var values = RecentValues<Int, String>(count: 10)
    values.store("used", for: -1)
    for i in 0..<1000 {
      values.store("\(i)", for: i)
      #expect(values.value(for: -1) == "used")
      #expect(values.value(for: i) == "\(i)")
    }
    let known = (0..<1000).filter { values.value(for: $0) != nil }
    #expect(known.count < 20)
    #expect(known.allSatisfy { $0 >= 980 })
  }

  @Test func countsWeights() {
    var values = RecentValues<Int, Int>(count: 1000, weight: 100)
    for i in 0..<50 { values.store(i, for: i, weight: 30) }
    // Three of each generation.
    #expect((0..<50).filter { values.value(for: $0, weight: 0) != nil }.count <= 6)
    #expect(values.value(for: 49) == 49)
    // Too heavy for any generation: kept alone.
    values.store(7, for: 1000, weight: 500)
    #expect(values.value(for: 1000) == 7)
  }
}
