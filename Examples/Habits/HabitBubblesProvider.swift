// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import WidgetKit

struct HabitBubblesEntry: TimelineEntry, Codable {
  var date: Date
  var habits: [Habit]
}

struct HabitBubblesProvider: TimelineProvider {
  func placeholder(in context: Context) -> HabitBubblesEntry {
    HabitBubblesEntry(date: Date(), habits: HabitStore.samples)
  }

  func getSnapshot(in context: Context, completion: @escaping (HabitBubblesEntry) -> Void) {
    let habits = context.isPreview ? HabitStore.samples : HabitStore.habits()
    completion(HabitBubblesEntry(date: Date(), habits: habits))
  }

  func getTimeline(
    in context: Context,
    completion: @escaping (Timeline<HabitBubblesEntry>) -> Void
  ) {
    let entry = HabitBubblesEntry(date: Date(), habits: HabitStore.habits())
    completion(Timeline(entries: [entry], policy: .never))
  }
}
