// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import SwiftUI
import WidgetKit

/// A whole widget in one file.
@main
struct CupWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Cup", provider: CupProvider()) { entry in
      CupView(entry: entry)
    }
    .configurationDisplayName("Cup")
    .description("The last cup and what is left of it.")
    .supportedFamilies([.systemSmall, .systemMedium])
    .contentMarginsDisabled()
  }
}

struct CupEntry: TimelineEntry {
  let date: Date
  let drink: String
  let milligrams: Double
  let finishedAt: Date
}

struct CupProvider: TimelineProvider {
  func placeholder(in context: Context) -> CupEntry {
    let now = Date()
    return CupEntry(
      date: now,
      drink: "Espresso",
      milligrams: 63,
      finishedAt: now.addingTimeInterval(-20 * 60)
    )
  }

  func getSnapshot(in context: Context, completion: @escaping (CupEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<CupEntry>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .atEnd))
  }
}

struct CupView: View {
  @Environment(\.colorScheme) private var colorScheme

  let entry: CupEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      VStack(alignment: .leading, spacing: 2) {
        Text("Caffeine")
          .font(.subheadline)
          .fontWeight(.semibold)
          .unredacted()
        Text("\(entry.milligrams, specifier: "%.0f") mg")
          .font(.system(size: 34, weight: .bold))
          .lineLimit(1)
          .minimumScaleFactor(0.5)
      }
      .foregroundStyle(.white)
      .padding(12)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(ContainerRelativeShape().fill(panelColor))
      Spacer(minLength: 8)
      VStack(alignment: .leading, spacing: 1) {
        Text(entry.drink)
          .font(.headline)
          .lineLimit(1)
        Text("\(entry.finishedAt, style: .relative) ago")
          .font(.caption)
          .lineLimit(1)
          .opacity(0.7)
      }
      .foregroundStyle(textColor)
      .padding([.horizontal, .bottom], 8)
    }
    .padding(8)
    .containerBackground(backgroundColor, for: .widget)
  }

  private var backgroundColor: Color {
    colorScheme == .dark
      ? Color(red: 0.09, green: 0.13, blue: 0.12)
      : Color(red: 0.93, green: 0.96, blue: 0.92)
  }

  private var panelColor: Color {
    colorScheme == .dark
      ? Color(red: 0.13, green: 0.36, blue: 0.31)
      : Color(red: 0.18, green: 0.49, blue: 0.42)
  }

  private var textColor: Color {
    colorScheme == .dark
      ? Color(red: 0.88, green: 0.94, blue: 0.90)
      : Color(red: 0.09, green: 0.24, blue: 0.21)
  }
}
