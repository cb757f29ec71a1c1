// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import TintypeRaster

/// Apple's picture and ours of one case.
struct Comparison {
  let name: String
  let scale: Double
  let theirs: Pixmap
  let ours: Pixmap

  static let heading =
    pad("case", 38) + pad("size", 12) + pad("ours", 12) + pad("mean", 8) + pad("> 2", 9) + "> 32"

  /// Sizes in pixels, the mean difference of a channel, and the share of pixels with one that
  /// differs by more than 2 and more than 32 of 255.
  var row: String {
    let differences = differences
    let count = Double(max(1, differences.count))
    let mean = Double(differences.reduce(0) { $0 + $1.sum }) / (4 * count)
    func share(_ limit: Int) -> String {
      let found = differences.reduce(0) { $0 + ($1.largest > limit ? 1 : 0) }
      return String(format: "%.2f %%", 100 * Double(found) / count)
    }
    return Self.pad(name, 38) + Self.pad("\(theirs.width)×\(theirs.height)", 12)
      + Self.pad("\(ours.width)×\(ours.height)", 12) + Self.pad(String(format: "%.2f", mean), 8)
      + Self.pad(share(2), 9) + share(32)
  }

  /// By how much each pixel of Apple's picture differs.
  var differences: [(largest: Int, sum: Int)] {
    (0..<theirs.height).flatMap { y in
      (0..<theirs.width).map { x in difference(x, y) }
    }
  }

  func difference(_ x: Int, _ y: Int) -> (largest: Int, sum: Int) {
    let (a, b) = (theirs[x, y], ours[x, y])
    let channels = [
      abs(Int(a.red) - Int(b.red)), abs(Int(a.green) - Int(b.green)),
      abs(Int(a.blue) - Int(b.blue)), abs(Int(a.alpha) - Int(b.alpha)),
    ]
    return (channels.max() ?? 0, channels.reduce(0, +))
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
