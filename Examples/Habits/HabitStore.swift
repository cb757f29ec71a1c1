// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation

/// The habits that the app leaves for its widgets in the shared defaults.
enum HabitStore {
  static func habits() -> [Habit] {
    let defaults = UserDefaults(suiteName: "group.com.example.habits")
    guard
      let data = defaults?.data(forKey: "habits"),
      let habits = try? JSONDecoder().decode([Habit].self, from: data)
    else { return samples }
    return habits
  }

  /// What a new user starts with.
  static let samples = [
    Habit(id: "water", name: "Water", emoji: "💧", color: "#32ADE6", done: 5, goal: 8),
    Habit(id: "read", name: "Read", emoji: "📚", color: "#FF9500", done: 1, goal: 1),
    Habit(id: "walk", name: "Walk", emoji: "🚶", color: "#34C759", done: 2, goal: 3),
    Habit(id: "sleep", name: "Sleep", emoji: "🌙", color: "#5856D6", done: 0, goal: 1),
  ]
}
