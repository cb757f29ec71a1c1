// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// What the program tells the shell.
package enum ExitCode: Int32, Sendable {
  /// Everything was done.
  case success = 0
  /// The user's content fails: a picture differs, an image is missing.
  case contentFailed = 1
  /// The command line is wrong.
  case usage = 2
  /// Input can't be read, decoded or compiled, or output can't be written.
  case input = 3
}
