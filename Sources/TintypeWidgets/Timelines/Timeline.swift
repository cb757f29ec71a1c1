// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The entries that a provider has for the time to come.
public struct Timeline<EntryType: TimelineEntry> {
  /// In order of their dates.
  public let entries: [EntryType]
  /// When the provider wants to be asked again.
  public let policy: TimelineReloadPolicy

  /// Entries and when to ask for more.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// When a provider wants to be asked again.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private enum Kind: Equatable {
    case atEnd
    case never
    case after(Date)
  }

  private let kind: Kind

  /// After the last entry's date.
  public static let atEnd = TimelineReloadPolicy(kind: .atEnd)
  /// When the app says so.
  public static let never = TimelineReloadPolicy(kind: .never)

  /// From a date on.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(kind: .after(date))
  }
}
