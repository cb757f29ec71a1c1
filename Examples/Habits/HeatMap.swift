// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import SwiftUI

/// One square a day: weeks are columns, weekdays rows, the current week is the last column.
struct HeatMap: View {
  @Environment(\.calendar) private var calendar

  /// How often the habit was done each day, oldest first; the last one is `lastDay`.
  let counts: [Int]
  let lastDay: Date
  let tint: Color

  private let spacing: CGFloat = 3

  var body: some View {
    GeometryReader { proxy in
      let side = (proxy.size.height - 6 * spacing) / 7
      let weeks = max(Int((proxy.size.width + spacing) / (side + spacing)), 1)
      HStack(spacing: spacing) {
        ForEach(0..<weeks, id: \.self) { week in
          VStack(spacing: spacing) {
            ForEach(0..<7, id: \.self) { weekday in
              RoundedRectangle(cornerRadius: side / 4)
                .fill(color(daysAgo: (weeks - 1 - week) * 7 + today - weekday))
                .frame(width: side, height: side)
            }
          }
        }
      }
      .frame(width: proxy.size.width, height: proxy.size.height)
    }
  }

  /// The row of the last day, counted from the calendar's first weekday.
  private var today: Int {
    (calendar.component(.weekday, from: lastDay) - calendar.firstWeekday + 7) % 7
  }

  private func color(daysAgo: Int) -> Color {
    guard daysAgo >= 0 else { return .clear }
    let index = counts.count - 1 - daysAgo
    guard index >= 0, counts[index] > 0, let most = counts.max() else {
      return Color("HeatMapEmpty")
    }
    return tint.opacity(0.25 + 0.75 * Double(counts[index]) / Double(most))
  }
}
