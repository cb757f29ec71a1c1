// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Takes messages for the system's log, which a render doesn't have: they are dropped.
public struct Logger: Sendable {
  /// A log of a part of a program.
  public init(subsystem: String, category: String) {}

  /// A log of the whole program.
  public init() {}

  /// Drops a message.
  public func debug(_ message: String) {}

  /// Drops a message.
  public func info(_ message: String) {}

  /// Drops a message.
  public func notice(_ message: String) {}

  /// Drops a message.
  public func log(_ message: String) {}

  /// Drops a message.
  public func trace(_ message: String) {}

  /// Drops a message.
  public func warning(_ message: String) {}

  /// Drops a message.
  public func error(_ message: String) {}

  /// Drops a message.
  public func critical(_ message: String) {}

  /// Drops a message.
  public func fault(_ message: String) {}
}
