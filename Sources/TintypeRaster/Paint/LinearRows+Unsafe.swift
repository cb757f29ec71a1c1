// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry

/// The rows of a linear gradient.
final class LinearRows: RowSource {
  private let table: [UInt32]
  /// Table place + ½ = x·perX + y·perY + offset, for the centre of a pixel.
  private let perX: Double
  private let perY: Double
  private let offset: Double
  private let spread: GradientSpread

  init(_ shader: LinearShader, opacity: Double) {
    table = GradientTable(stops: shader.stops, space: shader.space, opacity: opacity).entries
    spread = shader.spread
    let d = shader.end - shader.start
    let length2 = d.x * d.x + d.y * d.y
    let scale = Double(GradientTable.last) / length2
    if length2 > 0, scale.isFinite {
      perX = d.x * scale
      perY = d.y * scale
      offset = 0.5 + (perX + perY) / 2 - (shader.start.x * perX + shader.start.y * perY)
    } else {
      // Without a length everything lies beyond the end.
      (perX, perY, offset) = (0, 0, Double(GradientTable.last))
    }
  }

  @inline(__always)
  private static func index(_ place: Double) -> Int {
    Int(min(max(0, place), Double(GradientTable.last)))
  }

  /// The place within the table that a place anywhere looks like.
  private func wrapped(_ place: Double) -> Double {
    if spread == .pad { return place }
    let last = Double(GradientTable.last)
    return spread.wrapped((place - 0.5) / last) * last + 0.5
  }

  func constant(x: Int, y: Int, count: Int) -> UInt32? {
    perX == 0 ? table[Self.index(wrapped(Double(y) * perY + offset))] : nil
  }

  func fetch(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
    let (perX, start) = (self.perX, Double(y) * perY + offset)
    unsafe table.withUnsafeBufferPointer { table in
      if spread != .pad {
        for i in 0..<count {
          unsafe row[i] = table[Self.index(wrapped(Double(x + i) * perX + start))]
        }
        return
      }
      for i in 0..<count {
        unsafe row[i] = table[Self.index(Double(x + i) * perX + start)]
      }
    }
  }
}
