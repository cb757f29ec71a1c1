// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// The bytes of a picture's rows as a PNG holds them before they are filtered.
struct StraightRows: Sendable {
  /// How each row gets its filter.
  enum Filtering: Sendable {
    /// The same for all: 0 none, 1 left, 2 above, 3 both, 4 Paeth's predictor.
    case same(UInt8)
    /// Whichever leaves the least, as a sum of signed bytes.
    ///
    /// **Source:** PNG third edition, 12.7.
    case leastSum
    /// Above for rows that are like the one above, otherwise none.
    case aboveIfEqual
  }

  /// Bytes of a pixel.
  private let channels: Int
  private let rowBytes: Int
  private var rows: [[UInt8]] = []

  /// - `channels`: 4, or 3 for opaque pixels.
  init(_ pixmap: Pixmap, channels: Int) {
    self.channels = channels
    rowBytes = channels * pixmap.width
    let width = pixmap.width
    rows = unsafe pixmap.pixels.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return [] }
      let pixels = unsafe base.assumingMemoryBound(to: UInt32.self)
      var line = [UInt32](repeating: 0, count: width)
      return (0..<pixmap.height).map { y in
        unsafe PixelOps.straighten(pixels + y * width, width, into: &line)
        return line.flatMap { p in (0..<channels).map { UInt8(p >> (8 * UInt32($0)) & 255) } }
      }
    }
  }

  /// The places of the pixels' colours in a palette.
  init(_ pixmap: Pixmap, palette: Palette) {
    channels = 1
    rowBytes = pixmap.width
    rows = unsafe pixmap.pixels.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return [] }
      let pixels = unsafe base.assumingMemoryBound(to: UInt32.self)
      return (0..<pixmap.height).map { y in
        (0..<pixmap.width).map { x in
          unsafe palette.index(of: pixels[y * pixmap.width + x])
        }
      }
    }
  }

  /// All rows, each behind its filter's type.
  func filtered(_ filtering: Filtering) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity((1 + rowBytes) * rows.count)
    var above = [UInt8](repeating: 0, count: rowBytes)
    for row in rows {
      switch filtering {
      case .same(let type): result += filtered(row, above, type)
      case .aboveIfEqual: result += filtered(row, above, row == above ? 2 : 0)
      case .leastSum:
        let all = (0..<5).map { filtered(row, above, $0) }
        let sums = all.map { $0.dropFirst().reduce(0) { $0 + Int(min($1, 0 &- $1)) } }
        result += all[(0..<5).min { sums[$0] < sums[$1] } ?? 0]
      }
      above = row
    }
    return result
  }

  private func filtered(_ row: [UInt8], _ above: [UInt8], _ type: UInt8) -> [UInt8] {
    var result = [UInt8](repeating: type, count: 1 + rowBytes)
    for i in 0..<rowBytes {
      let left = i < channels ? 0 : row[i - channels]
      let prediction: UInt8 =
        switch type {
        case 0: 0
        case 1: left
        case 2: above[i]
        case 3: UInt8((Int(left) + Int(above[i])) / 2)
        default: PNGFilter.prediction(left, above[i], i < channels ? 0 : above[i - channels])
        }
      result[1 + i] = row[i] &- prediction
    }
    return result
  }
}
