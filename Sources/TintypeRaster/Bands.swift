// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Dispatch
import Glibc
import Synchronization

/// Work on one picture, side by side in bands of rows.
///
/// Threads can't change a result: where the encoder's bands begin depends on the picture alone, and
/// what is drawn doesn't depend on bands. No thread is made before there are two of them.
package enum Bands {
  /// Consecutive, about equally large ranges that together are `0..<rows`; none is empty.
  ///
  /// - `rows`: ≥ 0.
  /// - `count`: ≥ 1; fewer ranges come back when there are fewer rows.
  package static func division(of rows: Int, into count: Int) -> [Range<Int>] {
    let count = max(1, min(count, rows))
    return (0..<count).map { rows * $0 / count..<rows * ($0 + 1) / count }
  }

  /// The cores of this machine.
  package static let cores = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))

  /// Calls `body` once with each of `0..<count`, and returns when all calls have.
  ///
  /// The calling thread takes part, so that everything is done even if no other thread comes.
  ///
  /// - `threads`: At most so many calls at a time, ≥ 1; there are never more than cores.
  package static func perform(_ count: Int, threads: Int, _ body: @Sendable (Int) -> Void) {
    let threads = min(threads, count)
    if threads <= 1 {
      for index in 0..<count { body(index) }
      return
    }
    let next = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: threads) { _ in
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        if index >= count { return }
        body(index)
      }
    }
  }

  /// What `body` gives for each of `0..<count`, in this order.
  ///
  /// - `threads`: As for `perform`.
  /// - Throws: What `body` throws, for the lowest number if there are several.
  package static func map<Element: Sendable, Failure: Error>(
    _ count: Int,
    threads: Int,
    _ body: @Sendable (Int) throws(Failure) -> Element
  ) throws(Failure) -> [Element] {
    let results = Mutex([Result<Element, Failure>?](repeating: nil, count: count))
    perform(count, threads: threads) { index in
      let result = Result { () throws(Failure) in try body(index) }
      results.withLock { $0[index] = result }
    }
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for case let result? in results.withLock({ $0 }) { elements.append(try result.get()) }
    return elements
  }
}
