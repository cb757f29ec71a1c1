// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import WidgetKit

struct SleepEntry: TimelineEntry, Codable {
  var date: Date
  var samples: [SleepSample]

  /// How long the sleeper slept.
  ///
  /// Time that two samples share, say from a watch and a phone, counts once.
  var timeAsleep: Duration {
    var total: TimeInterval = 0
    var countedUntil = Date.distantPast
    for sample in samples.sorted(by: { $0.start < $1.start }) where sample.end > countedUntil {
      total += sample.end.timeIntervalSince(max(sample.start, countedUntil))
      countedUntil = sample.end
    }
    return .seconds(total)
  }
}

/// A stretch of uninterrupted sleep as one device recorded it.
struct SleepSample: Codable {
  var start: Date
  var end: Date
}

extension SleepEntry {
  static func sample(at date: Date) -> SleepEntry {
    let night = SleepSample(start: date.addingTimeInterval(-8 * 60 * 60), end: date)
    return SleepEntry(date: date, samples: [night])
  }
}
