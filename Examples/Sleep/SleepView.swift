// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import SwiftUI
import WidgetKit

struct SleepView: View {
  let entry: SleepEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("You slept:")
        .font(.headline)
        .foregroundStyle(Color.dusk)
      Spacer(minLength: 8)
      Text(
        entry.timeAsleep,
        format: .units(allowed: [.hours, .minutes, .seconds], width: .narrow)
      )
      .font(.system(.largeTitle, design: .rounded))
      .fontWeight(.bold)
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .foregroundStyle(.white)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .containerBackground(for: .widget) {
      NightSky()
    }
  }
}

/// From the white of the morning down to blue, whatever the colour scheme.
struct NightSky: View {
  var body: some View {
    LinearGradient(colors: [.white, .blue], startPoint: .top, endPoint: .bottom)
  }
}

extension Color {
  /// Dark enough to read on the white of the gradient.
  static let dusk = Color(red: 0.10, green: 0.16, blue: 0.38)
}
