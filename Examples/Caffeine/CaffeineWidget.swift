// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import SwiftUI
import WidgetKit

/// How much caffeine is still in you, and from what.
@main
struct CaffeineWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Caffeine", provider: CaffeineProvider()) { entry in
      CaffeineView(entry: entry)
    }
    .configurationDisplayName("Caffeine")
    .description("Your caffeine level and your last drink.")
    .supportedFamilies([.systemSmall, .systemMedium])
    .contentMarginsDisabled()
  }
}
