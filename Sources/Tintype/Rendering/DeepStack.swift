// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import CDeepStack
import Foundation

/// Room for deeply nested views.
///
/// Resolving, layout and listing go down the tree by recursion, which needs some kilobytes for each
/// view on the way, and they have to stay on the thread of the main actor, where users' code runs.
/// So that thread changes to a larger stack for their time: 10,000 nested views fit in easily.
@MainActor enum DeepStack {
  /// Bytes of address space; memory is taken only as far as it is used.
  private static let size = 1 << 30
  private static var isInside = false

  /// Runs code with room for deep recursion.
  static func run<Result>(_ code: @MainActor () -> Result) -> Result {
    if isInside { return code() }
    isInside = true
    defer { isInside = false }
    raiseLimit()
    var result: Result?
    withoutActuallyEscaping(code) { code in
      var call: @MainActor () -> Void = { result = code() }
      unsafe withUnsafeMutablePointer(to: &call) { pointer in
        _ = unsafe tintype_call_on_deep_stack(
          size,
          { argument in
            unsafe argument?.assumingMemoryBound(to: (@MainActor () -> Void).self).pointee()
          },
          pointer
        )
      }
    }
    // Without room for another stack there is still this one.
    return result ?? code()
  }

  /// Lets the main thread's own stack grow further, for what is freed on it afterwards.
  ///
  /// Linux looks the limit up whenever the stack has to grow.
  private static func raiseLimit() { _ = isRaised }

  private static let isRaised: Bool = {
    var limit = rlimit()
    let resource = __rlimit_resource_t(RLIMIT_STACK.rawValue)
    guard unsafe getrlimit(resource, &limit) == 0 else { return false }
    let wanted = min(rlim_t(size), limit.rlim_max)
    guard limit.rlim_cur < wanted else { return true }
    limit.rlim_cur = wanted
    return unsafe setrlimit(resource, &limit) == 0
  }()
}
