// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeLayout

/// Why content is hidden.
public struct RedactionReasons: OptionSet, Sendable {
  /// One bit for each reason.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The real content isn't there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is nobody else's business.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  /// Whether text and images are to be drawn as bars and boxes here.
  var hidesContent: Bool {
    redactionReasons.contains(.placeholder)
      || (isPrivacySensitive && redactionReasons.contains(.privacy))
  }

  /// Opacity of what stands for hidden content.
  ///
  /// **Source:** facts `measured.md`.
  static let redactedOpacity = 0.16
}

extension View {
  /// Hides text and images: bars and boxes stand in their place.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformingEnvironment { $0.redactionReasons.formUnion(reason) }
  }

  /// Shows the content even where it is hidden around.
  nonisolated public func unredacted() -> some View {
    transformingEnvironment { $0.redactionReasons = [] }
  }

  /// The name that `redacted(reason: .placeholder)` had before SwiftUI's second release.
  ///
  /// - `isPlaceholder`: `false` shows the content even where it is hidden around.
  nonisolated public func isPlaceholder(_ isPlaceholder: Bool) -> some View {
    transformingEnvironment { environment in
      environment.redactionReasons = isPlaceholder ? [.placeholder] : []
    }
  }

  /// Hides the content where privacy asks for it.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    transformingEnvironment { $0.isPrivacySensitive = sensitive }
  }

  /// Marks content that may be out of date; a still image shows it as it is.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
