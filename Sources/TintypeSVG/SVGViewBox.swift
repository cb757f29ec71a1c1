// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry

/// The rectangle of coordinates that fills a viewport, and how.
///
/// **Source:** SVG 2, 8.6 and 8.7.
struct SVGViewBox {
  let rect: Rect

  /// `nil` when the text isn't four numbers or the box has no area.
  init?(_ text: String) {
    guard let n = SVGScanner.numbers(text), n.count == 4, n[2] > 0, n[3] > 0 else { return nil }
    rect = Rect(x: n[0], y: n[1], width: n[2], height: n[3])
  }

  /// From the box's coordinates to those around the viewport; `nil` for a wrong attribute.
  func transform(to viewport: Rect, preserving ratio: String?) -> AffineTransform? {
    var words = (ratio ?? "").split { $0.isWhitespace }
    if words.first == "defer" { words.removeFirst() }
    let align = words.first ?? "xMidYMid"
    let isSlice = words.dropFirst().first == "slice"
    guard isSlice || words.count < 2 || words[1] == "meet" else { return nil }
    var (x, y) = (viewport.width / rect.width, viewport.height / rect.height)
    var shares = (x: 0.0, y: 0.0)
    if align != "none" {
      guard let found = Self.shares(align) else { return nil }
      shares = found
      (x, y) = isSlice ? (max(x, y), max(x, y)) : (min(x, y), min(x, y))
    }
    return AffineTransform(
      a: x,
      b: 0,
      c: 0,
      d: y,
      tx: viewport.minX + (viewport.width - rect.width * x) * shares.x - rect.minX * x,
      ty: viewport.minY + (viewport.height - rect.height * y) * shares.y - rect.minY * y
    )
  }

  /// How much of the free space lies left of the box and above it.
  private static func shares(_ align: Substring) -> (x: Double, y: Double)? {
    let places = ["Min": 0.0, "Mid": 0.5, "Max": 1.0]
    guard align.utf8.count == 8, align.hasPrefix("x"), align.dropFirst(4).hasPrefix("Y"),
      let x = places[String(align.dropFirst().prefix(3))], let y = places[String(align.suffix(3))]
    else { return nil }
    return (x, y)
  }
}
