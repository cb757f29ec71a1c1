// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Synchronization
import TintypeGeometry

/// The latest shadows, for the next picture in which something of the same shape has one.
///
/// A shadow depends on nothing but the alphas above it, which are compared to the last one.
final class ShadowCache: Sendable {
  struct Key: Equatable {
    var width: Int
    var height: Int
    var radius: Double
    var offset: Point
  }

  private struct Shadow {
    let key: Key
    let alphas: [UInt8]
    let coverage: [UInt8]
  }

  static let shared = ShadowCache()
  /// Pixels of all shadows together; a larger one is made anew each time.
  private static let most = 1 << 22

  private let shadows = Mutex<[Shadow]>([])

  /// Coverage by row, of a shadow whose layer had alphas that satisfy a test.
  func coverage(for key: Key, where isSame: ([UInt8]) -> Bool) -> [UInt8]? {
    let candidates = shadows.withLock { shadows in shadows.filter { $0.key == key } }
    return candidates.first { isSame($0.alphas) }?.coverage
  }

  func store(_ coverage: [UInt8], for key: Key, alphas: [UInt8]) {
    guard alphas.count <= Self.most else { return }
    let shadow = Shadow(key: key, alphas: alphas, coverage: coverage)
    shadows.withLock { shadows in
      shadows.append(shadow)
      var pixels = shadows.reduce(0) { $0 + $1.alphas.count }
      while pixels > Self.most { pixels -= shadows.removeFirst().alphas.count }
    }
  }
}
