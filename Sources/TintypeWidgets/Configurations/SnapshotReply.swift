// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation

/// Waits for a provider's answer, which may come from any thread.
package final class SnapshotReply: @unchecked Sendable {
  private let lock = NSLock()
  private var entry: (any TimelineEntry)?

  package init() {}

  /// Takes the answer; the first one counts.
  package func answer(_ entry: any TimelineEntry) {
    lock.withLock { if self.entry == nil { self.entry = entry } }
  }

  /// What a provider is to call with its answer.
  nonisolated func completion<Entry: TimelineEntry>(
    for type: Entry.Type
  ) -> @Sendable (Entry) -> Void {
    Completion<Entry> { self.answer($0) }.function
  }

  /// Carries code to whatever thread the provider answers from.
  ///
  /// `answer` takes a lock, and an entry's type, which is all that the code has besides, is the
  /// same on all threads.
  private struct Completion<Entry>: @unchecked Sendable {
    let call: (Entry) -> Void

    var function: @Sendable (Entry) -> Void { { self.call($0) } }
  }

  /// The answer so far.
  private var current: (any TimelineEntry)? { lock.withLock { entry } }

  /// Lets the main thread work until there is an answer.
  ///
  /// - Parameter seconds: How long at most.
  /// - Returns: `nil` when no answer came.
  @MainActor package func wait(seconds: Double) -> (any TimelineEntry)? {
    // The clock only bounds the waiting; nothing that is drawn depends on it.
    let deadline = Date(timeIntervalSinceNow: seconds)
    while current == nil, Date() < deadline {
      // A run loop without sources returns at once, so the short sleep keeps the processor free.
      if !RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) {
        Thread.sleep(forTimeInterval: 0.001)
      }
    }
    return current
  }
}
