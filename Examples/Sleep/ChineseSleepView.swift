// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import SwiftUI
import WidgetKit

struct ChineseSleepView: View {
  @Environment(\.widgetFamily) private var family

  let entry: SleepEntry

  var body: some View {
    Group {
      if family == .systemSmall {
        duration
      } else {
        HStack(spacing: 12) {
          VStack(alignment: .leading, spacing: 6) {
            Text("昨晚睡眠时长")
              .font(.subheadline)
              .fontWeight(.medium)
              .foregroundStyle(Color.dusk.opacity(0.8))
            duration
          }
          Spacer(minLength: 0)
          Text("💤")
            .font(.system(size: 56))
        }
      }
    }
    .environment(\.locale, Locale(identifier: "zh-Hans"))
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .containerBackground(for: .widget) {
      NightSky()
    }
  }

  private var duration: some View {
    Text(
      entry.timeAsleep,
      format: .units(allowed: [.hours, .minutes, .seconds], width: .narrow)
    )
    .font(.system(size: 28, weight: .bold))
    .lineLimit(1)
    .minimumScaleFactor(0.5)
    .foregroundStyle(Color.dusk)
    .shadow(radius: 15, x: 7, y: 7)
  }
}
