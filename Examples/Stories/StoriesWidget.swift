// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import SwiftUI
import WidgetKit

/// The newest stories as a row of cards.
@main
struct StoriesWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Stories", provider: StoriesProvider()) { entry in
      StoriesView(entry: entry)
    }
    .configurationDisplayName("Stories")
    .description("The newest stories.")
    .supportedFamilies([.systemSmall, .systemMedium])
    .contentMarginsDisabled()
  }
}
