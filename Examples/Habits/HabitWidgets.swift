// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import AppIntents
import SwiftUI
import WidgetKit

@main
struct HabitWidgets: WidgetBundle {
  var body: some Widget {
    HabitBubblesWidget()
    HabitHeatMapWidget()
  }
}

/// How far today's habits have come.
struct HabitBubblesWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "HabitBubbles", provider: HabitBubblesProvider()) { entry in
      HabitBubblesView(entry: entry)
    }
    .configurationDisplayName("Today")
    .description("Your habits at a glance.")
    .supportedFamilies([.systemSmall, .systemMedium])
    .contentMarginsDisabled()
  }
}

/// The last weeks of one habit, chosen when the widget is edited.
struct HabitHeatMapWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "HabitHeatMap",
      intent: SelectHabitIntent.self,
      provider: HabitHeatMapProvider()
    ) { entry in
      HabitHeatMapView(entry: entry)
    }
    .configurationDisplayName("History")
    .description("The last weeks of a habit of your choice.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}
