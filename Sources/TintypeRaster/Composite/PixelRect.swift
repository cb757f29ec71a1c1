// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry

/// A rectangle of whole pixels: the columns `minX..<maxX` of the rows `minY..<maxY`.
struct PixelRect: Hashable, Sendable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  var width: Int { max(0, maxX - minX) }
  var height: Int { max(0, maxY - minY) }
  var isEmpty: Bool { maxX <= minX || maxY <= minY }
  var area: Int { width * height }

  static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// The pixels that a rectangle touches.
  ///
  /// Sides beyond ±2^30 are cut there.
  static func covering(_ r: Rect) -> PixelRect {
    func whole(_ x: Double) -> Int { Int(min(max(-1_073_741_824, x), 1_073_741_824)) }
    guard r.width > 0, r.height > 0 else { return .empty }
    return PixelRect(
      minX: whole(r.minX.rounded(.down)),
      minY: whole(r.minY.rounded(.down)),
      maxX: whole(r.maxX.rounded(.up)),
      maxY: whole(r.maxY.rounded(.up))
    )
  }

  func intersection(_ o: PixelRect) -> PixelRect {
    let r = PixelRect(
      minX: max(minX, o.minX),
      minY: max(minY, o.minY),
      maxX: min(maxX, o.maxX),
      maxY: min(maxY, o.maxY)
    )
    return r.isEmpty ? .empty : r
  }

  func outset(by n: Int) -> PixelRect {
    PixelRect(minX: minX - n, minY: minY - n, maxX: maxX + n, maxY: maxY + n)
  }

  /// Grown to the left and upwards until it is a whole number of steps away from another.
  ///
  /// Blurs average squares of pixels; that way these lie where they would in the whole picture.
  func aligned(to step: Int, from o: PixelRect) -> PixelRect {
    var r = self
    r.minX -= ((minX - o.minX) % step + step) % step
    r.minY -= ((minY - o.minY) % step + step) % step
    return r
  }

  func contains(_ o: PixelRect) -> Bool {
    o.minX >= minX && o.minY >= minY && o.maxX <= maxX && o.maxY <= maxY
  }
}
