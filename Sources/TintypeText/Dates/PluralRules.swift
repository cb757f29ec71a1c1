// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Synchronization
import _FoundationICU

/// Which form of a noun goes with a number in a language.
///
/// **Source:** CLDR's plural rules, as ICU has them.
package enum PluralRules {
  /// One of `zero`, `one`, `two`, `few`, `many` and `other`.
  ///
  /// - Parameters:
  ///   - number: The number as it is shown; negative ones count as positive.
  ///   - locale: The language, such as `pl`.
  /// - Returns: CLDR's name of the category.
  package static func category(of number: Double, locale: String) -> String {
    let key = Key(number: number, locale: locale)
    if let known = cache.withLock({ $0[key] }) { return known }
    var status = U_ZERO_ERROR
    guard let rules = unsafe swift_uplrules_open(locale, &status) else { return "other" }
    defer { unsafe swift_uplrules_close(rules) }
    var buffer = [UInt16](repeating: 0, count: 16)
    let count = unsafe swift_uplrules_select(rules, number.magnitude, &buffer, 16, &status)
    guard status.rawValue <= 0, count > 0, count <= 16 else { return "other" }
    let category = String(decoding: buffer[..<Int(count)], as: UTF16.self)
    cache.withLock {
      if $0.count >= 1024 { $0.removeAll() }
      $0[key] = category
    }
    return category
  }

  private struct Key: Hashable {
    var number: Double
    var locale: String
  }

  private static let cache = Mutex<[Key: String]>([:])
}
