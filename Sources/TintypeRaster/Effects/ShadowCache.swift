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
  private static let most = 6
  /// Pixels of one shadow; larger ones are made anew each time.
  private static let largest = 1 << 20

  private let shadows = Mutex<[Shadow]>([])

  /// Coverage by row.
  func coverage(for key: Key, alphas: [UInt8], make: () -> [UInt8]) -> [UInt8] {
    let candidates = shadows.withLock { shadows in shadows.filter { $0.key == key } }
    if let known = candidates.first(where: { $0.alphas == alphas }) { return known.coverage }
    let coverage = make()
    guard alphas.count <= Self.largest else { return coverage }
    let shadow = Shadow(key: key, alphas: alphas, coverage: coverage)
    shadows.withLock { shadows in
      if shadows.count >= Self.most { shadows.removeFirst() }
      shadows.append(shadow)
    }
    return coverage
  }
}
