// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Glibc
import Synchronization
import Testing

@testable import TintypeRaster

/// Work in bands: nothing left out, nothing twice, in order.
@Suite struct BandsTests {
  @Test func divisionsCoverAllRowsEvenly() {
    for rows in 0...40 {
      for count in 1...9 {
        let bands = Bands.division(of: rows, into: count)
        #expect(bands.flatMap(Array.init) == Array(0..<rows))
        let sizes = bands.map(\.count)
        #expect(sizes.count == max(1, min(rows, count)))
        #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
      }
    }
  }

  @Test(arguments: [1, 2, 3, 100])
  func everyBandIsDoneOnce(threads: Int) {
    for count in [0, 1, 2, 7, 1000] {
      let calls = Mutex([Int](repeating: 0, count: count))
      Bands.perform(count, threads: threads) { index in calls.withLock { $0[index] += 1 } }
      #expect(calls.withLock { $0 } == [Int](repeating: 1, count: count))
      #expect(Bands.map(count, threads: threads) { $0 * $0 } == (0..<count).map { $0 * $0 })
    }
  }

  @Test func noMoreThreadsWorkThanAreAllowed() {
    let state = Mutex((now: 0, most: 0))
    Bands.perform(200, threads: 2) { _ in
      state.withLock {
        $0.now += 1
        $0.most = max($0.most, $0.now)
      }
      sched_yield()
      state.withLock { $0.now -= 1 }
    }
    #expect(state.withLock { $0.most } <= 2)
    #expect(state.withLock { $0.now } == 0)
  }

  @Test(arguments: [1, 2, 8])
  func bandsInsideOfBandsEnd(threads: Int) {
    let sums = Bands.map(20, threads: threads) { outer in
      Bands.map(20, threads: threads) { outer * $0 }.reduce(0, +)
    }
    #expect(sums == (0..<20).map { $0 * 190 })
  }

  @Test(arguments: [1, 3])
  func theFirstErrorIsThrown(threads: Int) {
    struct Failure: Error, Equatable { var index: Int }
    #expect(throws: Failure(index: 5)) {
      _ = try Bands.map(40, threads: threads) { index throws(Failure) in
        if index >= 5 { throw Failure(index: index) }
        return index
      }
    }
  }
}
