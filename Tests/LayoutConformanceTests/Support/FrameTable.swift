// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry

/// Frames by name as text.
enum FrameTable {
  /// One line of an actual result.
  struct Row {
    let name: String
    let numbers: [Double]
  }

  /// What differs, in words.
  static func differences(expected: [String], actual: [Row]) -> [String] {
    var found: [String] = []
    for line in expected {
      let words = line.split(separator: " ")
      guard let name = words.first else { continue }
      guard let row = actual.first(where: { $0.name == name }) else {
        found.append("no \(name)")
        continue
      }
      let numbers = words.dropFirst()
      let fits =
        numbers.count == row.numbers.count
        && zip(numbers, row.numbers).allSatisfy { agrees(String($0), $1) }
      if !fits { found.append(String(name)) }
    }
    let names = expected.compactMap { $0.split(separator: " ").first.map(String.init) }
    found += actual.filter { !names.contains($0.name) }.map { "unlisted \($0.name)" }
    return found
  }

  /// Two decimals are written down, so a hundredth is the tolerance.
  private static func agrees(_ expected: String, _ actual: Double) -> Bool {
    if expected == "*" { return true }
    if expected.hasPrefix("~") {
      return Double(expected.dropFirst()).map { abs($0 - actual) <= max(1, 0.017 * $0) } ?? false
    }
    return Double(expected).map { abs($0 - actual) < 0.01 } ?? false
  }

  static func lines(of rows: [Row]) -> [String] {
    rows.map { row in
      ([row.name] + row.numbers.map(short)).joined(separator: " ")
    }
  }

  static func text(of lines: [String]) -> String {
    lines.map { "  " + $0 }.joined(separator: "\n")
  }

  /// A number with at most two decimals.
  static func short(_ number: Double) -> String {
    guard number.isFinite else { return "\(number)" }
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
