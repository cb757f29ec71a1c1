// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import SwiftUI

struct Habit: Codable, Identifiable {
  var id: String
  var name: String
  var emoji: String
  /// A hexadecimal colour, such as `#FF9500`.
  var color: String
  /// How often it was done today.
  var done: Int
  /// How often it is meant to be done in a day.
  var goal: Int
  /// How often it was done on each of the last days, oldest first, today last.
  var history: [Int]?

  var tint: Color { Color(hex: color) }

  var isComplete: Bool { done >= goal }

  /// The share of today's goal that is reached, from 0 to 1.
  var progress: Double {
    goal > 0 ? min(Double(done) / Double(goal), 1) : 0
  }

  /// How many days in a row, up to today, it was done at all.
  var streak: Int {
    (history ?? []).reversed().prefix { $0 > 0 }.count
  }
}

extension Color {
  /// Grey if the text is no hexadecimal colour.
  init(hex: String) {
    let value = UInt32(hex.trimmingPrefix("#"), radix: 16) ?? 0x8E8E93
    self.init(
      red: Double(value >> 16 & 0xFF) / 255,
      green: Double(value >> 8 & 0xFF) / 255,
      blue: Double(value & 0xFF) / 255
    )
  }
}
