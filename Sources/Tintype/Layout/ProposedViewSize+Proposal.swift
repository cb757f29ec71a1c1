// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import TintypeLayout

extension ProposedViewSize {
  /// The offer as layout takes it; one that is no number asks for the ideal length.
  var proposal: ProposedSize {
    func length(_ length: CGFloat?) -> Double? {
      guard let length, !length.isNaN else { return nil }
      return max(0, Double(length))
    }
    return ProposedSize(width: length(width), height: length(height))
  }
}
