// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// BCP 47 tags of locales, which Foundation takes long to make.
enum LocaleTags {
  private static let tags = Mutex<[String: String]>([:])

  static func tag(of locale: Locale) -> String {
    let name = locale.identifier
    if let known = tags.withLock({ $0[name] }) { return known }
    let tag = locale.identifier(.bcp47)
    tags.withLock {
      if $0.count >= 1024 { $0.removeAll() }
      $0[name] = tag
    }
    return tag
  }
}
