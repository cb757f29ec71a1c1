// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Synchronization

/// A preview that the user's source declares.
package struct PreviewRecord: Sendable {
  /// What is shown.
  package enum Content: Sendable {
    case view(@MainActor @Sendable () -> any View)
    /// Something that another module knows how to show: a widget and its timeline.
    case other(any Sendable)
  }

  /// The name it was given.
  package let name: String?
  /// The file that declares it, as `Module/File.swift`.
  package let file: String
  /// The line of its declaration.
  package let line: Int
  package let content: Content

  package init(name: String?, file: String, line: Int, content: Content) {
    self.name = name
    self.file = file
    self.line = line
    self.content = content
  }
}

/// All previews of a program, in the order of their declarations.
package final class PreviewRegistry: Sendable {
  package static let shared = PreviewRegistry()

  private let records = Mutex<[PreviewRecord]>([])

  package var previews: [PreviewRecord] { records.withLock { $0 } }

  package func add(_ record: PreviewRecord) { records.withLock { $0.append(record) } }
}
