// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import AppIntents
import WidgetKit

struct HabitHeatMapEntry: TimelineEntry, Codable {
  var date: Date
  /// `nil` until a habit is chosen.
  var habit: Habit?
}

struct HabitHeatMapProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> HabitHeatMapEntry {
    HabitHeatMapEntry(date: Date(), habit: HabitStore.samples.first)
  }

  func snapshot(for configuration: SelectHabitIntent, in context: Context) async
    -> HabitHeatMapEntry
  {
    entry(for: configuration)
  }

  func timeline(for configuration: SelectHabitIntent, in context: Context) async
    -> Timeline<HabitHeatMapEntry>
  {
    Timeline(entries: [entry(for: configuration)], policy: .never)
  }

  private func entry(for configuration: SelectHabitIntent) -> HabitHeatMapEntry {
    let habit = HabitStore.habits().first { $0.id == configuration.habit?.id }
    return HabitHeatMapEntry(date: Date(), habit: habit)
  }
}
