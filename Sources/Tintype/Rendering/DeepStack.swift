// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation

/// Room for deeply nested views.
///
/// Resolving, layout and listing go down the tree by recursion, on the main thread, where users'
/// code has to run. Linux grows that thread's stack up to a limit which it looks up whenever more
/// is needed, so raising the limit while the program runs is enough; at least 128 MiB below the
/// stack are always kept free for it.
enum DeepStack {
  /// Bytes.
  private static let size: rlim_t = 1 << 30

  /// Raises the limit, once.
  static func prepare() { _ = prepared }

  private static let prepared: Bool = {
    var limit = rlimit()
    guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 else { return false }
    guard limit.rlim_cur < size else { return true }
    limit.rlim_cur = min(size, limit.rlim_max)
    return unsafe setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0
  }()
}
