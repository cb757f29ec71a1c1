// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Values by key, of which those used lately are kept.
///
/// Two generations: when the younger one is full, the older one is forgotten and both move up. What
/// is asked for joins the younger generation again, so that it stays, and no moment forgets
/// everything.
struct RecentValues<Key: Hashable, Value> {
  private var younger: [Key: Value] = [:]
  private var older: [Key: Value] = [:]
  /// The weights of the values of the younger generation.
  private var weight = 0

  private let count: Int
  private let mostWeight: Int

  /// - `count`: Values of one generation, ≥ 1; twice as many are kept at most.
  /// - `weight`: Their weights together, in whatever unit the caller counts.
  init(count: Int, weight: Int = .max) {
    self.count = count
    mostWeight = weight
  }

  /// The value of a key, if it is still known.
  ///
  /// - `weight`: As it was stored with.
  mutating func value(for key: Key, weight: Int = 0) -> Value? {
    if let value = younger[key] { return value }
    guard let value = older[key] else { return nil }
    store(value, for: key, weight: weight)
    return value
  }

  /// Keeps a value.
  mutating func store(_ value: Value, for key: Key, weight: Int = 0) {
    if younger.count >= count || self.weight > mostWeight - weight {
      older = younger
      younger = [:]
      self.weight = 0
    }
    younger[key] = value
    self.weight += weight
  }
}
