// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import WidgetKit

struct StoriesEntry: TimelineEntry, Codable {
  var date: Date
  var title: String
  /// `nil` until the app has loaded any.
  var stories: [Story]?
}

struct Story: Codable {
  var title: String
  /// A hexadecimal colour, such as `#FF9500`.
  var color: String?
  /// The name of a picture in the asset catalogue, which covers the colour.
  var imageName: String?
}

extension StoriesEntry {
  static func sample(at date: Date) -> StoriesEntry {
    StoriesEntry(
      date: date,
      title: "Stories",
      stories: [
        Story(title: "Over the pass", imageName: "Mountains"),
        Story(title: "Bread at home", color: "#E8743B"),
        Story(title: "Night swim", imageName: "Lagoon"),
        Story(title: "Small gardens", color: "#3E9B6E"),
      ]
    )
  }
}
