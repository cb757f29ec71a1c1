// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation

/// What users' code sees when it asks the process, instead of the environment, for the time zone.
enum ProcessTimeZone {
  /// Makes a time zone that of the process, so that `TimeZone.current`, `Calendar.current` and
  /// formatters say the same on every machine.
  ///
  /// Before anything asks for the current one: Foundation looks only once.
  static func set(_ identifier: String) {
    unsafe setenv("TZ", identifier, 1)
    if let timeZone = TimeZone(identifier: identifier) { NSTimeZone.default = timeZone }
  }
}
