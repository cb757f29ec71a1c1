// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import SwiftUI
import WidgetKit

@main
struct SleepWidgets: WidgetBundle {
  var body: some Widget {
    SleepWidget()
    ChineseSleepWidget()
  }
}

/// Last night's sleep, in English.
struct SleepWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Sleep", provider: SleepProvider()) { entry in
      SleepView(entry: entry)
    }
    .configurationDisplayName("Sleep")
    .description("How long you slept last night.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

/// Last night's sleep, in Chinese.
struct ChineseSleepWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "SleepChinese", provider: SleepProvider()) { entry in
      ChineseSleepView(entry: entry)
    }
    .configurationDisplayName("睡眠")
    .description("昨晚睡了多久。")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}
