// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What a widget shows from one moment on.
public protocol TimelineEntry {
  /// The moment.
  var date: Date { get }
  /// How much the entry deserves the top of a stack of widgets.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// Nothing is known about it.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry deserves the top of a stack of widgets.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// Any number; only the widget's own entries are compared.
  public var score: Float
  /// How long it holds, in seconds; 0 until the next entry.
  public var duration: TimeInterval

  /// A score for a time in seconds.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}
