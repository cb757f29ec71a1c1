// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import SwiftUI
import WidgetKit

struct HabitHeatMapView: View {
  let entry: HabitHeatMapEntry

  var body: some View {
    Group {
      if let habit = entry.habit {
        VStack(alignment: .leading, spacing: 8) {
          HabitHeader(habit: habit)
          HeatMap(counts: habit.history ?? [], lastDay: entry.date, tint: habit.tint)
        }
      } else {
        NoHabitSelectedView(date: entry.date)
      }
    }
    .containerBackground(for: .widget) {
      Color("HabitBackground")
    }
  }
}

private struct HabitHeader: View {
  @Environment(\.widgetFamily) private var family

  let habit: Habit

  var body: some View {
    HStack(spacing: 4) {
      Text(habit.emoji)
        .font(.subheadline)
      Text(habit.name)
        .font(.subheadline)
        .fontWeight(.semibold)
        .lineLimit(1)
        .foregroundStyle(Color("HabitText"))
      Spacer(minLength: 4)
      Text(family == .systemSmall ? "\(habit.streak) d" : "\(habit.streak)-day streak")
        .font(.caption)
        .fontWeight(.medium)
        .lineLimit(1)
        .foregroundStyle(habit.tint)
        .layoutPriority(1)
    }
  }
}

/// Says what to do, over the pale grid that is to be filled.
private struct NoHabitSelectedView: View {
  let date: Date

  var body: some View {
    ZStack {
      HeatMap(counts: [], lastDay: date, tint: .gray)
        .opacity(0.5)
      VStack(spacing: 4) {
        Text("No habit selected")
          .font(.subheadline)
          .fontWeight(.semibold)
          .foregroundStyle(Color("HabitText"))
        Text("Touch and hold, then tap Edit Widget.")
          .font(.caption2)
          .foregroundStyle(Color("HabitText").opacity(0.7))
      }
      .multilineTextAlignment(.center)
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .background(Color("HabitBackground").opacity(0.9), in: RoundedRectangle(cornerRadius: 12))
    }
  }
}
