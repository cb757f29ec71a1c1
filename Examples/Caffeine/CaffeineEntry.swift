// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import WidgetKit

struct CaffeineEntry: TimelineEntry, Codable {
  var date: Date
  var milligrams: Double
  var drink: Drink
}

/// What was drunk last.
struct Drink: Codable {
  var name: String
  var finishedAt: Date
  /// The name of a picture in the asset catalogue.
  var photoName: String?
}

extension CaffeineEntry {
  /// Shown in the widget gallery, and redacted until the first timeline is there.
  static func sample(at date: Date) -> CaffeineEntry {
    CaffeineEntry(
      date: date,
      milligrams: 92,
      drink: Drink(
        name: "Flat White",
        finishedAt: date.addingTimeInterval(-45 * 60),
        photoName: "FlatWhite"
      )
    )
  }
}
