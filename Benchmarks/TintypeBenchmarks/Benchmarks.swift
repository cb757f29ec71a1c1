// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import TintypeGeometry
import TintypeRaster

/// Times the steps from a view to a PNG file, each apart, with everything warm.
///
/// usage: TintypeBenchmarks [--photo FILE] [all | text | layout | memory | warm small|medium RENDERS]
///
/// `memory` fails when memory grows from render to render. `warm` takes part in
/// `Benchmarks/peers/compare.py`; `cold SIZE FILE` writes one picture. Something changes in every round, so that no step can reuse the
/// last picture.
@main
@MainActor struct Benchmarks {
  static let rounds = 300
  static let warmUpRounds = 20

  static func main() async throws {
    var words = Array(CommandLine.arguments.dropFirst())
    var photoFile: [UInt8]?
    if words.count >= 2, words[0] == "--photo" {
      photoFile = FileManager.default.contents(atPath: words[1]).map { [UInt8]($0) }
      words.removeFirst(2)
    }
    let photo = try UIImage(data: Data(photoFile ?? photoBytes()))
    let cases = BenchmarkCase.all(photo: photo)
    switch words.first ?? "all" {
    case "all":
      print("milliseconds, median (minimum) of \(rounds) rounds, scale 3, warm, on all cores")
      print(row("", Pipeline.stepNames + ["all", "bytes"]))
      for item in cases { print(try measure(item)) }
      print(try await parallelRow(cases[1]))
    case "layout": LayoutBenchmark.run()
    case "text": TextBenchmark.run(BenchmarkCase.environment)
    case "memory":
      let growth = try memoryGrowth(cases[1])
      print(String(format: "%.2f MB more after 2,000 renders than after 200", growth))
      if growth >= 3 { exit(1) }
    case "cold" where words.count == 3:
      let list = cases[words[1] == "small" ? 0 : 1].displayList(round: 0)
      let bytes = try PNGEncoder.encode(DisplayListRenderer.shared.render(list), pixelsPerPoint: 3)
      try Data(bytes).write(to: URL(fileURLWithPath: words[2]))
    case "warm" where words.count == 3:
      let item = words[1] == "small" ? cases[0] : cases[1]
      print(try compared(item, renders: Int(words[2]) ?? rounds))
    default: print("usage: TintypeBenchmarks [--photo FILE] [all | memory | warm SIZE RENDERS]")
    }
  }

  private static func measure(_ item: BenchmarkCase) throws -> String {
    var pipeline = Pipeline()
    for round in 0..<(warmUpRounds + rounds) {
      if round == warmUpRounds { pipeline = Pipeline() }
      try pipeline.run(item, round: round)
    }
    let cells = pipeline.watches.map { format($0.summary) }
    return row(item.name, cells + ["\(pipeline.bytes)"])
  }

  /// Draws and encodes on all cores what one thread listed.
  private static func parallelRow(_ item: BenchmarkCase) async throws -> String {
    let lists = (0..<64).map { item.displayList(round: $0) }
    let clock = ContinuousClock()
    let start = clock.now
    try await withThrowingTaskGroup(of: Int.self) { group in
      for list in lists {
        group.addTask {
          let pixmap = try DisplayListRenderer.shared.render(list)
          return try PNGEncoder.encode(pixmap, pixelsPerPoint: 3, threads: 1).count
        }
      }
      for try await _ in group {}
    }
    let each = Stopwatch.milliseconds(clock.now - start) / Double(lists.count)
    let cores = ProcessInfo.processInfo.activeProcessorCount
    return String(
      format: "%@ on %d cores: %.3f a picture to draw and encode",
      item.name,
      cores,
      each
    )
  }

  /// In MB; resident memory as Linux counts it.
  private static func memoryGrowth(_ item: BenchmarkCase) throws -> Double {
    var pipeline = Pipeline()
    for round in 0..<200 { try pipeline.run(item, round: round) }
    let before = residentBytes
    for round in 200..<2000 { try pipeline.run(item, round: round) }
    return Double(residentBytes - before) / 1e6
  }

  private static var residentBytes: Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * 4096
  }

  /// One line of JSON, as `compare.py` reads it.
  private static func compared(_ item: BenchmarkCase, renders: Int) throws -> String {
    var pipeline = Pipeline()
    for round in 0..<(10 + renders) {
      if round == 10 { pipeline = Pipeline() }
      try pipeline.run(item, round: round)
    }
    func json(_ watch: Stopwatch) -> String {
      let (median, minimum) = watch.summary
      return String(
        format: "{\"med\": %.4f, \"min\": %.4f, \"max\": %.4f}",
        median,
        minimum,
        watch.maximum
      )
    }
    let w = pipeline.watches
    return "{\"both\": \(json(w[5])), \"draw\": \(json(w[3])), \"enc\": \(json(w[4])), "
      + "\"bytes\": \(pipeline.bytes), \"rss_mb\": \(residentBytes >> 20)}"
  }

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

  private static func row(_ name: String, _ cells: [String]) -> String {
    let first = name.padding(toLength: 20, withPad: " ", startingAt: 0)
    return cells.reduce(first) { line, cell in
      line + String(repeating: " ", count: max(1, 16 - cell.count)) + cell
    }
  }
}
