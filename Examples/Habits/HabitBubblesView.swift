// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import SwiftUI
import WidgetKit

/// Two rows of bubbles, two in a row in the small size and four in the medium one.
struct HabitBubblesView: View {
  @Environment(\.widgetFamily) private var family

  let entry: HabitBubblesEntry

  private let rows = 2

  private var columns: Int {
    family == .systemSmall ? 2 : 4
  }

  var body: some View {
    VStack(spacing: 10) {
      ForEach(0..<rows, id: \.self) { row in
        HStack(spacing: 8) {
          ForEach(0..<columns, id: \.self) { column in
            bubble(at: row * columns + column)
              .frame(maxWidth: .infinity)
          }
        }
      }
    }
    .padding(12)
    .containerBackground(for: .widget) {
      Color("HabitBackground")
    }
  }

  /// An empty slot keeps the grid in shape.
  @ViewBuilder
  private func bubble(at index: Int) -> some View {
    if index < entry.habits.count {
      HabitBubble(habit: entry.habits[index])
    } else {
      Color.clear
    }
  }
}
