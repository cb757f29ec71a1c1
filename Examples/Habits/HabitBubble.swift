// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import SwiftUI

/// A ring that closes as the day's goal comes nearer, and is filled when it is reached.
struct HabitBubble: View {
  let habit: Habit

  private let ringWidth: CGFloat = 5

  var body: some View {
    VStack(spacing: 3) {
      ZStack {
        Circle()
          .fill(habit.tint.opacity(habit.isComplete ? 0.9 : 0.12))
        Circle()
          .stroke(habit.tint.opacity(0.25), lineWidth: ringWidth)
          .padding(ringWidth / 2)
        Circle()
          .trim(from: 0, to: habit.progress)
          .stroke(habit.tint, style: StrokeStyle(lineWidth: ringWidth, lineCap: .round))
          .rotationEffect(.degrees(-90))
          .padding(ringWidth / 2)
        Text(habit.emoji)
          .font(.system(size: 20))
      }
      .aspectRatio(1, contentMode: .fit)
      Text(habit.name)
        .font(.caption2)
        .fontWeight(.medium)
        .lineLimit(1)
        .minimumScaleFactor(0.8)
        .foregroundStyle(Color("HabitText"))
    }
  }
}
