// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Memory that its owner fills and reads without checks, with anything in it at first.
@safe final class Scratch<Element: BitwiseCopyable> {
  let start: UnsafeMutablePointer<Element>

  /// - `count`: Elements that fit.
  init(_ count: Int) { unsafe start = .allocate(capacity: count) }

  deinit { unsafe start.deallocate() }
}
