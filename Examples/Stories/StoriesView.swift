// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import SwiftUI
import WidgetKit

struct StoriesView: View {
  @Environment(\.widgetFamily) private var family

  let entry: StoriesEntry

  /// Two cards are wide enough to read in the small size.
  private var cardCount: Int {
    family == .systemSmall ? 2 : 4
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(entry.title)
        .font(.headline)
        .lineLimit(1)
        .foregroundStyle(Color("StoriesTitle"))
      if let stories = entry.stories, !stories.isEmpty {
        StoryRow(stories: stories, cardCount: cardCount)
      } else {
        StoryRow(stories: Story.colorsOnly, cardCount: cardCount)
          .blur(radius: 8)
          .overlay {
            OpenStoriesButton()
          }
      }
    }
    .padding(12)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .containerBackground(for: .widget) {
      Color("WidgetBackground")
    }
  }
}

/// Opens the app, which loads the stories.
private struct OpenStoriesButton: View {
  var body: some View {
    if let url = URL(string: "example-stories://open") {
      Link(destination: url) {
        Text("Open Stories")
          .font(.subheadline)
          .fontWeight(.semibold)
          .lineLimit(1)
          .foregroundStyle(Color("ButtonText"))
          .padding(.horizontal, 14)
          .padding(.vertical, 8)
          .background(Color("ButtonFill"), in: Capsule())
          .shadow(color: .black.opacity(0.2), radius: 6, x: 0, y: 2)
      }
    }
  }
}

extension Story {
  /// What lies under the blur while there is nothing to show.
  fileprivate static let colorsOnly = ["#F2A65A", "#5AA9E6", "#E0607E", "#58B09C"].map {
    Story(title: "", color: $0)
  }
}
