// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// The lengths of a block's codes, as they stand at its beginning.
///
/// **Source:** RFC 1951, 3.2.7.
struct DeflateHead {
  private static let order = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]
  /// Most bytes that a head takes.
  static let mostBytes = 512

  private let symbolCount: Int
  private let placeCount: Int
  private let runs: [DeflateSymbols.Symbol]
  private let code: HuffmanCode

  /// - `symbols`: Lengths of the codes of literals and lengths.
  /// - `places`: Lengths of the codes of distances.
  init(symbols: [UInt8], places: [UInt8]) {
    symbolCount = max(257, (symbols.lastIndex { $0 > 0 } ?? 0) + 1)
    placeCount = max(1, (places.lastIndex { $0 > 0 } ?? 0) + 1)
    runs = Self.runs(of: Array(symbols.prefix(symbolCount) + places.prefix(placeCount)))
    var counts = [Int](repeating: 0, count: 19)
    for run in runs { counts[run.symbol] += 1 }
    // Two lengths at least make a complete code.
    if counts[0] == 0 { counts[0] = 1 }
    if counts.count(where: { $0 > 0 }) == 1 { counts[18] = 1 }
    code = HuffmanCode(counts, longest: 7)
  }

  func write(to writer: inout BitWriter) {
    let used = max(4, (Self.order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
    writer.write(UInt64(symbolCount - 257), 5)
    writer.write(UInt64(placeCount - 1), 5)
    writer.write(UInt64(used - 4), 4)
    for i in 0..<used { writer.write(UInt64(code.lengths[Self.order[i]]), 3) }
    for run in runs {
      writer.write(code.entries[run.symbol])
      writer.write(UInt64(run.extra), UInt64(run.extraCount))
    }
  }

  private static func runs(of lengths: [UInt8]) -> [DeflateSymbols.Symbol] {
    var result: [DeflateSymbols.Symbol] = []
    result.reserveCapacity(lengths.count)
    var i = 0
    while i < lengths.count {
      let value = lengths[i]
      var run = 1
      while i + run < lengths.count && lengths[i + run] == value { run += 1 }
      i += run
      if value != 0 {
        result.append((Int(value), 0, 0))
        run -= 1
      }
      while run >= 3 {
        let n = min(run, value == 0 ? 138 : 6)
        if value != 0 {
          result.append((16, UInt32(n - 3), 2))
        } else if n < 11 {
          result.append((17, UInt32(n - 3), 3))
        } else {
          result.append((18, UInt32(n - 11), 7))
        }
        run -= n
      }
      for _ in 0..<run { result.append((Int(value), 0, 0)) }
    }
    return result
  }
}
