// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// What a command line asks for.
package enum Command: Sendable, Equatable {
  /// Draw pictures.
  case render(RenderOptions)
  /// Say where every view of the pictures lies.
  case explain(RenderOptions)
  /// Name what there is to draw.
  case list(ListOptions)
  /// Explain the grammar.
  case help
  /// Name the version.
  case version
}

/// What `list` was told.
package struct ListOptions: Sendable, Equatable {
  /// Widget sources to compile, for the `tintype` tool.
  package var files: [String] = []
  /// Print JSON in place of text.
  package var json = false

  package init() {}
}
