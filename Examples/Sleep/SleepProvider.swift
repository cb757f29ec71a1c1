// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import WidgetKit

struct SleepProvider: TimelineProvider {
  func placeholder(in context: Context) -> SleepEntry {
    .sample(at: Date())
  }

  func getSnapshot(in context: Context, completion: @escaping (SleepEntry) -> Void) {
    completion(entry(for: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<SleepEntry>) -> Void) {
    let now = entry(for: context)
    let inAnHour = now.date.addingTimeInterval(60 * 60)
    completion(Timeline(entries: [now], policy: .after(inAnHour)))
  }

  /// The samples that the app left in the shared defaults, or a made-up night in the gallery.
  private func entry(for context: Context) -> SleepEntry {
    let now = Date()
    let defaults = UserDefaults(suiteName: "group.com.example.sleep")
    guard
      !context.isPreview,
      let data = defaults?.data(forKey: "samples"),
      let samples = try? JSONDecoder().decode([SleepSample].self, from: data)
    else { return .sample(at: now) }
    return SleepEntry(date: now, samples: samples)
  }
}
