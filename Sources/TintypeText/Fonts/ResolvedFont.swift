// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// A font request with the face that answers it.
struct ResolvedFont: Sendable {
  var request: FontRequest
  var face: FontFace
  /// The em of `face` in points.
  var emSize: Double
  /// Added to every glyph of `face`, in points.
  var tracking: Double
}
