// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Whole numbers without a group, which most locales write in plain digits.
///
/// Foundation's formatter takes longer over one than laying out the text it stands in.
enum PlainNumbers {
  private static let answers = Mutex<[String: Bool]>([:])

  /// The number in the digits of a locale; `nil` where it takes a formatter.
  static func text<Number: BinaryInteger>(of value: Number, in locale: Locale) -> String? {
    guard value >= 0, let small = Int(exactly: value), small < 1000, isPlain(locale) else {
      return nil
    }
    return String(small)
  }

  /// Whether a locale has ASCII digits, by the formatter's own word.
  private static func isPlain(_ locale: Locale) -> Bool {
    let name = locale.identifier
    if let known = answers.withLock({ $0[name] }) { return known }
    let format = IntegerFormatStyle<Int>(locale: locale)
    let isPlain = [0, 7, 10, 123, 456, 789, 999].allSatisfy { format.format($0) == String($0) }
    answers.withLock {
      if $0.count >= 1024 { $0.removeAll() }
      $0[name] = isPlain
    }
    return isPlain
  }
}
