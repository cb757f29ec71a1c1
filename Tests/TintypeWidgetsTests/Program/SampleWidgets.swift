// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import AppIntents
import Foundation
import Tintype

@testable import TintypeWidgets

struct CupEntry: TimelineEntry, Decodable {
  var date: Date
  var drink: String
  var note: String?
}

struct CupProvider: TimelineProvider {
  func placeholder(in context: Context) -> CupEntry { CupEntry(date: .distantPast, drink: "–") }

  func getSnapshot(in context: Context, completion: @escaping (CupEntry) -> Void) {
    completion(CupEntry(date: Date(timeIntervalSince1970: 0), drink: "\(context.family)"))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<CupEntry>) -> Void) {
    completion(Timeline(entries: [], policy: .never))
  }
}

struct CupWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Cup", provider: CupProvider()) { entry in Text(entry.drink) }
      .configurationDisplayName("Cup")
      .description("What you drink.")
      .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular])
      .contentMarginsDisabled()
  }
}

struct WalkIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Walk"

  @Parameter(title: "Steps", default: 100) var steps: Int
  @Parameter(title: "Name") var name: String?
}

struct WalkEntry: TimelineEntry, Decodable {
  var date: Date
  var steps: Int?
}

struct WalkProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> WalkEntry { WalkEntry(date: .distantPast) }

  func snapshot(for configuration: WalkIntent, in context: Context) async -> WalkEntry {
    WalkEntry(date: .distantPast, steps: configuration.steps)
  }

  func timeline(for configuration: WalkIntent, in context: Context) async -> Timeline<WalkEntry> {
    Timeline(entries: [], policy: .atEnd)
  }
}

struct WalkWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Walk", intent: WalkIntent.self, provider: WalkProvider()) {
      entry in Text("\(entry.steps ?? 0)")
    }
    .supportedFamilies([.systemSmall])
  }
}

struct SampleBundle: WidgetBundle {
  var body: some Widget {
    CupWidget()
    if #available(iOS 17, *) { WalkWidget() }
  }
}
