// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Glibc

/// The colours of a picture that has at most 256 of them.
final class Palette: Sendable {
  private static let firstRows = 16

  private let table: ColorTable

  /// `nil` when the picture has more colours.
  init?(_ pixels: UnsafePointer<UInt32>, width: Int, height: Int) {
    var found = ColorTable()
    // Few rows first: where there are many colours, they show soon.
    for step in [Self.firstRows, 1] {
      for y in stride(from: 0, to: height, by: step) {
        let row = unsafe pixels + y * width
        if y >= step, unsafe memcmp(row, row - step * width, 4 * width) == 0 { continue }
        guard unsafe Self.add(row, width, to: &found) else { return nil }
      }
    }
    var sorted = ColorTable()
    for color in found.colors where color >> 24 < 255 { _ = sorted.insert(color) }
    for color in found.colors where color >> 24 == 255 { _ = sorted.insert(color) }
    table = sorted
  }

  private static func add(
    _ row: UnsafePointer<UInt32>,
    _ width: Int,
    to table: inout ColorTable
  ) -> Bool {
    var last = unsafe ~row[0]
    for x in 0..<width {
      let color = unsafe row[x]
      if color == last { continue }
      last = color
      if !table.insert(color) { return false }
    }
    return true
  }

  /// Premultiplied, translucent ones first.
  private var entries: [UInt32] { table.colors }

  /// The place of a colour that the palette has.
  func index(of color: UInt32) -> UInt8 { table.index(of: color) }

  private var straight: [UInt32] {
    var result = entries
    unsafe PixelOps.straighten(entries, entries.count, into: &result)
    return result
  }

  /// Red, green and blue of each entry.
  var colors: [UInt8] {
    straight.flatMap { [UInt8($0 & 255), UInt8($0 >> 8 & 255), UInt8($0 >> 16 & 255)] }
  }

  /// Alpha of the translucent entries.
  var alphas: [UInt8] { entries.filter { $0 >> 24 < 255 }.map { UInt8($0 >> 24) } }
}
