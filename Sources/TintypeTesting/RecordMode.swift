// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Which goldens a run writes.
public enum RecordMode: String, Sendable, CaseIterable {
  /// Writes none: a missing golden fails its test.
  case never
  /// Writes those that don't exist yet.
  case missing
  /// Writes those that don't exist yet or differ.
  case failed
  /// Writes every one.
  case all

  /// Reads `TINTYPE_RECORD`; a run with `CI=true` never records.
  ///
  /// - Throws: `GoldenError.unknownRecordMode`.
  public init(environment: [String: String]) throws(GoldenError) {
    guard let value = environment["TINTYPE_RECORD"], !value.isEmpty else {
      self = .never
      return
    }
    guard let mode = RecordMode(rawValue: value) else {
      throw .unknownRecordMode(value)
    }
    let isCI = ["true", "1"].contains(environment["CI"]?.lowercased())
    self = isCI ? .never : mode
  }
}
