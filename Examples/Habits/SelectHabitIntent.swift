// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import AppIntents
import WidgetKit

struct SelectHabitIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choose Habit"
  static let description: IntentDescription? = IntentDescription(
    "Chooses the habit that the widget shows."
  )

  @Parameter(title: "Habit")
  var habit: HabitEntity?
}

struct HabitEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Habit"
  static let defaultQuery = HabitQuery()

  var id: String
  var name: String

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)")
  }
}

struct HabitQuery: EntityQuery {
  func entities(for identifiers: [HabitEntity.ID]) async throws -> [HabitEntity] {
    try await suggestedEntities().filter { identifiers.contains($0.id) }
  }

  func suggestedEntities() async throws -> [HabitEntity] {
    HabitStore.habits().map { HabitEntity(id: $0.id, name: $0.name) }
  }
}
