// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Times one step of a pipeline over many rounds.
final class Stopwatch {
  private var samples: [Duration] = []

  /// Runs a step and keeps how long it took.
  func time<Result>(_ step: () throws -> Result) rethrows -> Result {
    let clock = ContinuousClock()
    let start = clock.now
    let result = try step()
    samples.append(clock.now - start)
    return result
  }

  /// Milliseconds of the middle round and of the fastest one.
  var summary: (median: Double, minimum: Double) {
    let sorted = samples.sorted()
    guard let first = sorted.first else { return (0, 0) }
    return (Self.milliseconds(sorted[sorted.count / 2]), Self.milliseconds(first))
  }

  /// Milliseconds of the slowest round.
  var maximum: Double { samples.max().map(Self.milliseconds) ?? 0 }

  static func milliseconds(_ duration: Duration) -> Double {
    let parts = duration.components
    return Double(parts.seconds) * 1e3 + Double(parts.attoseconds) / 1e15
  }
}
