// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import WidgetKit

struct StoriesProvider: TimelineProvider {
  func placeholder(in context: Context) -> StoriesEntry {
    .sample(at: Date())
  }

  func getSnapshot(in context: Context, completion: @escaping (StoriesEntry) -> Void) {
    completion(context.isPreview ? .sample(at: Date()) : currentEntry())
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<StoriesEntry>) -> Void) {
    let entry = currentEntry()
    let inHalfAnHour = entry.date.addingTimeInterval(30 * 60)
    completion(Timeline(entries: [entry], policy: .after(inHalfAnHour)))
  }

  /// The stories that the app left in the shared defaults.
  private func currentEntry() -> StoriesEntry {
    let defaults = UserDefaults(suiteName: "group.com.example.stories")
    let stories = defaults?.data(forKey: "stories").flatMap { data in
      try? JSONDecoder().decode([Story].self, from: data)
    }
    return StoriesEntry(date: Date(), title: "Stories", stories: stories)
  }
}
