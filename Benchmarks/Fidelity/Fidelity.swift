// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import FidelityViews
import Foundation
import TintypeRaster

/// Draws the reference cases, and compares them with Apple's pictures where these lie beside the
/// checkout.
///
/// Usage: `Fidelity [folder of the pictures to write] [folder of the reference pictures]`.
@main
@MainActor struct Fidelity {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    let out = URL(fileURLWithPath: arguments.first ?? "out/fidelity")
    let references = URL(fileURLWithPath: arguments.dropFirst().first ?? "../shared/reference")
    try FileManager.default.createDirectory(at: out, withIntermediateDirectories: true)
    var comparisons: [Comparison] = []
    for one in References.all {
      let ours = try one.render()
      let bytes = try PNGEncoder.encode(ours, pixelsPerPoint: one.scale)
      try Data(bytes).write(to: out.appendingPathComponent("\(one.name).png"))
      let file = references.appendingPathComponent("\(one.name)/reference.png")
      guard let data = try? Data(contentsOf: file) else { continue }
      let theirs = try ImageDecoder.decode([UInt8](data)).pixmap
      comparisons.append(Comparison(name: one.name, scale: one.scale, theirs: theirs, ours: ours))
    }
    print("\(References.all.count) pictures in \(out.path)")
    guard !comparisons.isEmpty else {
      return print("no reference pictures at \(references.path), so nothing to compare with")
    }
    try write(comparisons, to: out)
  }

  private static func write(_ comparisons: [Comparison], to out: URL) throws {
    print(Comparison.heading)
    for one in comparisons { print(one.row) }
    let perSheet = 8
    for start in stride(from: 0, to: comparisons.count, by: perSheet) {
      let part = comparisons[start..<min(start + perSheet, comparisons.count)]
      let sheet = try ContactSheet.picture(of: Array(part))
      let file = out.appendingPathComponent("sheet-\(start / perSheet + 1).png")
      try Data(PNGEncoder.encode(sheet, pixelsPerPoint: 1)).write(to: file)
      print("sheet: \(file.path)")
    }
  }
}
