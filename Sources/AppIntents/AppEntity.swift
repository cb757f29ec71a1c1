// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// One of an app's things that people can choose.
public protocol AppEntity: Identifiable, Sendable where ID: Sendable {
  /// How entities are found.
  associatedtype DefaultQuery: EntityQuery

  /// What this kind of thing is called.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// How entities are found.
  static var defaultQuery: DefaultQuery { get }
  /// What people see of this one.
  var displayRepresentation: DisplayRepresentation { get }
}

extension AppEntity {
  /// Marks a property that Shortcuts can read.
  public typealias Property<Value> = EntityProperty<Value>
}

/// A fixed set of choices.
public protocol AppEnum: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue: LosslessStringConvertible {
  /// What this kind of choice is called.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// What people see of each choice.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// Finds entities by their identifiers.
public protocol EntityQuery: Sendable {
  /// What it finds.
  associatedtype Entity: AppEntity
  /// What it offers for choice.
  associatedtype Suggestions = [Entity]

  /// A query that is ready to find.
  init()
  /// The entities of some identifiers.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// What people choose from.
  func suggestedEntities() async throws -> Suggestions
  /// What is chosen before people choose.
  func defaultResult() async -> Entity?
}

extension EntityQuery {
  /// Nothing.
  public func defaultResult() async -> Entity? { nil }
}

extension EntityQuery where Suggestions == [Entity] {
  /// Nothing.
  public func suggestedEntities() async throws -> [Entity] { [] }
}

/// Finds entities by words too.
public protocol EntityStringQuery: EntityQuery {
  /// The entities that fit some words.
  func entities(matching string: String) async throws -> Suggestions
}

/// Offers values to choose from.
public protocol DynamicOptionsProvider: Sendable {
  /// What it offers.
  associatedtype Options
  /// The values.
  func results() async throws -> Options
}
