// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import WidgetKit

struct CaffeineProvider: TimelineProvider {
  func placeholder(in context: Context) -> CaffeineEntry {
    .sample(at: Date())
  }

  func getSnapshot(in context: Context, completion: @escaping (CaffeineEntry) -> Void) {
    let now = Date()
    let entry = context.isPreview ? nil : CaffeineStore.latestEntry()
    completion(entry ?? .sample(at: now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<CaffeineEntry>) -> Void) {
    let now = Date()
    let latest = CaffeineStore.latestEntry() ?? .sample(at: now)
    let steps = (0..<8).map { quarter in
      latest.decayed(to: now.addingTimeInterval(Double(quarter) * 15 * 60))
    }
    completion(Timeline(entries: steps, policy: .atEnd))
  }
}

extension CaffeineEntry {
  /// The same drink later on, with a half-life of five hours.
  func decayed(to later: Date) -> CaffeineEntry {
    let halfLife: TimeInterval = 5 * 60 * 60
    var entry = self
    entry.date = later
    entry.milligrams *= exp2(-later.timeIntervalSince(date) / halfLife)
    return entry
  }
}

/// What the app leaves for the widget in their shared defaults.
enum CaffeineStore {
  static func latestEntry() -> CaffeineEntry? {
    let defaults = UserDefaults(suiteName: "group.com.example.caffeine")
    guard let data = defaults?.data(forKey: "latestEntry") else { return nil }
    return try? JSONDecoder().decode(CaffeineEntry.self, from: data)
  }
}
