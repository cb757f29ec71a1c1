// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// A prefix code whose codes are as short as their symbols are frequent.
struct HuffmanCode {
  /// Bits of each symbol's code, 0 for those that don't occur.
  private(set) var lengths: [UInt8]
  /// The length in the low byte, and above it the code, its first bit lowest.
  private(set) var entries: [UInt32]

  /// - `counts`: At least two are above 0.
  init(_ counts: [Int], longest: Int) {
    lengths = Self.lengths(counts)
    var counts = counts
    // Symbols that count as more frequent than they are get shorter codes.
    let total = counts.reduce(0, +)
    var floor = total >> (longest - 1)
    while lengths.contains(where: { $0 > longest }) {
      for i in 0..<counts.count where counts[i] > 0 { counts[i] = max(counts[i], floor + 1) }
      floor = 2 * floor + 1
      lengths = Self.lengths(counts)
    }
    entries = Self.codes(lengths)
  }

  /// A code followed by extra bits.
  static func joined(_ entry: UInt32, extra: UInt32, count: UInt32) -> UInt32 {
    let length = entry & 0xFF
    return entry + count | extra << (length + 8)
  }

  private static func lengths(_ counts: [Int]) -> [UInt8] {
    // Count and symbol in one number, which sorts by both.
    let leaves = counts.indices.filter { counts[$0] > 0 }.map { counts[$0] << 16 | $0 }.sorted()
      .map { $0 & 0xFFFF }
    let n = leaves.count
    precondition(n >= 2, "a code needs two symbols")
    // Leaves in order, then the joints, which come out in order too.
    var weights = [Int](repeating: 0, count: 2 * n - 1)
    for i in 0..<n { weights[i] = counts[leaves[i]] }
    var parents = [Int](repeating: 0, count: 2 * n - 1)
    var (leaf, joint) = (0, n)
    for new in n..<(2 * n - 1) {
      var weight = 0
      for _ in 0..<2 {
        var lightest = joint
        if leaf < n && (joint >= new || weights[leaf] <= weights[joint]) {
          lightest = leaf
          leaf += 1
        } else {
          joint += 1
        }
        parents[lightest] = new
        weight += weights[lightest]
      }
      weights[new] = weight
    }
    // From here on `weights` holds depths.
    weights[2 * n - 2] = 0
    for i in (0..<(2 * n - 2)).reversed() { weights[i] = weights[parents[i]] + 1 }
    var result = [UInt8](repeating: 0, count: counts.count)
    for i in 0..<n { result[leaves[i]] = UInt8(weights[i]) }
    return result
  }

  /// RFC 1951, 3.2.2, bits reversed.
  private static func codes(_ lengths: [UInt8]) -> [UInt32] {
    var counts = [UInt32](repeating: 0, count: 16)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var next = [UInt32](repeating: 0, count: 16)
    for length in 1..<16 { next[length] = (next[length - 1] + counts[length - 1]) << 1 }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      var (code, reversed) = (next[Int(length)], UInt32(0))
      next[Int(length)] += 1
      for _ in 0..<length {
        reversed = reversed << 1 | code & 1
        code >>= 1
      }
      return reversed << 8 | UInt32(length)
    }
  }
}
