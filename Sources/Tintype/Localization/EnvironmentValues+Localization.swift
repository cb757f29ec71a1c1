// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

private enum LocalizationKey: EnvironmentKey {
  static var defaultValue: LocalizationStore { .empty }
}

extension EnvironmentValues {
  /// Where translations come from.
  package var localization: LocalizationStore {
    get { self[LocalizationKey.self] }
    set { self[LocalizationKey.self] = newValue }
  }
}

/// The translations and the reader's language for code that runs outside of views.
package enum ProcessLocalization {
  private struct State {
    var store = LocalizationStore.empty
    var locale = Locale(identifier: "en_US")
  }

  private static let state = Mutex(State())

  /// Sets what `String(localized:)` uses.
  package static func use(_ store: LocalizationStore, locale: Locale) {
    state.withLock { $0 = State(store: store, locale: locale) }
  }

  static var current: (store: LocalizationStore, locale: Locale) {
    state.withLock { ($0.store, $0.locale) }
  }
}
