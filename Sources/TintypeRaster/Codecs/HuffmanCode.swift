// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// A prefix code whose codes are as short as their symbols are frequent.
struct HuffmanCode {
  /// Bits of each symbol's code, 0 for those that don't occur.
  private(set) var lengths: [UInt8]
  /// The length in the low byte, and above it the code, its first bit lowest.
  private(set) var entries: [UInt32]

  /// - `counts`: At most 512, at least two of them above 0, each below 2^48.
  /// - `longest`: At most so many bits, enough for all symbols and ≤ 15.
  init(_ counts: [Int], longest: Int) {
    lengths = Self.lengths(counts, longest: longest)
    entries = Self.codes(lengths)
  }

  /// A code followed by extra bits.
  @inline(__always)
  static func joined(_ entry: UInt32, extra: UInt32, count: UInt32) -> UInt32 {
    let length = entry & 0xFF
    return entry &+ count | extra &<< (length &+ 8)
  }

  private static func lengths(_ counts: [Int], longest: Int) -> [UInt8] {
    let leaves = sorted(counts)
    precondition(leaves.count >= 2, "a code needs two symbols")
    var remaining = leavesByDepth(leaves.map { counts[$0] }, longest: longest)
    // The rarest symbols lie deepest.
    var result = [UInt8](repeating: 0, count: counts.count)
    var depth = longest
    for leaf in leaves {
      while remaining[depth] == 0 { depth -= 1 }
      remaining[depth] -= 1
      result[leaf] = UInt8(depth)
    }
    return result
  }

  /// The symbols that occur, the rarest first: sorted by one byte of the count after another.
  private static func sorted(_ counts: [Int]) -> [Int] {
    var keys = counts.indices.filter { counts[$0] > 0 }
    var spare = keys
    let most = counts.max() ?? 0
    var shift = 0
    while most >> shift > 0 {
      var places = [Int](repeating: 0, count: 257)
      for key in keys { places[counts[key] >> shift & 255 + 1] += 1 }
      for i in 1..<256 { places[i] += places[i - 1] }
      for key in keys {
        let byte = counts[key] >> shift & 255
        spare[places[byte]] = key
        places[byte] += 1
      }
      swap(&keys, &spare)
      shift += 8
    }
    return keys
  }

  /// How many symbols get codes of each length.
  ///
  /// - `weights`: In ascending order.
  private static func leavesByDepth(_ weights: [Int], longest: Int) -> [Int] {
    // Leaves in order, then the joints, which come out in order too.
    let n = weights.count
    var weights = weights + [Int](repeating: 0, count: n - 1)
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
    var result = [Int](repeating: 0, count: longest + 1)
    for i in (0..<(2 * n - 2)).reversed() {
      weights[i] = weights[parents[i]] + 1
      if i < n { result[min(longest, weights[i])] += 1 }
    }
    limit(&result)
    return result
  }

  /// Makes a complete code again of one whose longest codes were cut.
  ///
  /// Each step puts one of the longest codes beside a shorter one, which gets a bit longer.
  private static func limit(_ counts: inout [Int]) {
    let longest = counts.count - 1
    var taken = (1...longest).reduce(0) { $0 + counts[$1] << (longest - $1) }
    while taken > 1 << longest {
      var depth = longest - 1
      while counts[depth] == 0 { depth -= 1 }
      counts[longest] -= 1
      counts[depth] -= 1
      counts[depth + 1] += 2
      taken -= 1
    }
  }

  /// RFC 1951, 3.2.2, bits reversed.
  private static func codes(_ lengths: [UInt8]) -> [UInt32] {
    var counts = [UInt32](repeating: 0, count: 16)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var next = [UInt32](repeating: 0, count: 16)
    for length in 1..<16 { next[length] = (next[length - 1] + counts[length - 1]) << 1 }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      let code = next[Int(length)]
      next[Int(length)] += 1
      return (reversed(code) >> (16 - UInt32(length))) << 8 | UInt32(length)
    }
  }

  /// Sixteen bits in the opposite order.
  private static func reversed(_ code: UInt32) -> UInt32 {
    var x = code
    x = (x & 0x5555) << 1 | x >> 1 & 0x5555
    x = (x & 0x3333) << 2 | x >> 2 & 0x3333
    x = (x & 0x0F0F) << 4 | x >> 4 & 0x0F0F
    return (x & 0x00FF) << 8 | x >> 8
  }
}
