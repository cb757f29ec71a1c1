// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import TintypeGeometry
import TintypeRaster

/// Times the steps from a view to a PNG file, each apart, with everything warm.
///
/// The amount of caffeine changes in every round, so that no step can reuse the last picture.
@main
@MainActor struct Benchmarks {
  static let rounds = 300
  static let warmUpRounds = 20

  static func main() throws {
    if CommandLine.arguments.contains("layout") { return LayoutBenchmark.run() }
    TextBenchmark.run(environment)
    if CommandLine.arguments.contains("text") { return }
    let photo = try UIImage(data: Data(photoBytes()))
    let cases: [(name: String, size: Size, photo: UIImage?)] = [
      ("caffeine small", Size(width: 158, height: 158), nil),
      ("caffeine medium", Size(width: 338, height: 158), photo),
    ]
    print("milliseconds, median (minimum) of \(rounds) rounds, scale 3, one thread, warm")
    print(row("", "resolve", "layout", "list", "draw", "encode", "all", "bytes"))
    for item in cases { print(try measure(item.name, size: item.size, photo: item.photo)) }
  }

  private static func measure(_ name: String, size: Size, photo: UIImage?) throws -> String {
    var watches = (0..<6).map { _ in Stopwatch() }
    var bytes = 0
    for round in 0..<(warmUpRounds + rounds) {
      if round == warmUpRounds { watches = (0..<6).map { _ in Stopwatch() } }
      bytes = try watches[5].time {
        let view = CaffeineScene(milligrams: 100 + (98 + 7 * round) % 900, photo: photo)
        let resolved = watches[0].time { area(size).resolve(view, environment: environment) }
        let placed = watches[1].time { resolved.placed() }
        let scene = watches[2].time { placed.scene() }
        let pixmap = try watches[3].time {
          try DisplayListRenderer.shared.render(scene.displayList)
        }
        return try watches[4].time { try PNGEncoder.encode(pixmap, pixelsPerPoint: 3) }.count
      }
    }
    return row(name, watches.map { format($0.summary) } + ["\(bytes)"])
  }

  private static func area(_ size: Size) -> RenderArea {
    var area = RenderArea(size: size)
    area.cornerRadius = 22
    area.fallbackBackground = .white
    return area
  }

  private static let environment: EnvironmentValues = {
    var environment = EnvironmentValues()
    environment.displayScale = 3
    return environment
  }()

  /// A photo-like picture of 480 × 480 pixels: waves of colour under noise, always the same.
  private static func photoBytes() throws -> [UInt8] {
    let side = 480
    var pixmap = try Pixmap(width: side, height: side)
    var noise: UInt32 = 1
    for y in 0..<side {
      for x in 0..<side {
        noise = noise &* 1_664_525 &+ 1_013_904_223
        let grain = Int(noise >> 28)
        let i = (y * side + x) * 4
        pixmap.pixels[i] = UInt8(120 + (x * 97 / side) + grain)
        pixmap.pixels[i + 1] = UInt8(80 + (y * 121 / side) + grain)
        pixmap.pixels[i + 2] = UInt8(60 + ((x + y) * 53 / side) + grain)
        pixmap.pixels[i + 3] = 255
      }
    }
    return try PNGEncoder.encode(pixmap, pixelsPerPoint: 1)
  }

  private static func format(_ summary: (median: Double, minimum: Double)) -> String {
    String(format: "%.3f (%.3f)", summary.median, summary.minimum)
  }

  private static func row(_ name: String, _ cells: String...) -> String { row(name, cells) }

  private static func row(_ name: String, _ cells: [String]) -> String {
    let first = name.padding(toLength: 16, withPad: " ", startingAt: 0)
    return cells.reduce(first) { line, cell in
      line + String(repeating: " ", count: max(1, 16 - cell.count)) + cell
    }
  }
}
