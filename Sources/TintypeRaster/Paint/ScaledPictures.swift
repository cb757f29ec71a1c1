// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Synchronization
import TintypeGeometry

/// The latest few results of scaling one image, which the next render is likely to need again.
final class ScaledPictures: Sendable {
  struct Key: Equatable {
    var transform: AffineTransform
    var bounds: PixelRect
  }

  /// Pixels of all results together; a larger one is made anew each time.
  private static let most = 1 << 21

  private let pictures = Mutex<[(key: Key, picture: Surface)]>([])

  func picture(for key: Key, scale: () -> Surface) -> Surface {
    let known = pictures.withLock { $0.first { $0.key == key }?.picture }
    if let known { return known }
    let picture = scale()
    guard key.bounds.area <= Self.most else { return picture }
    pictures.withLock { pictures in
      pictures.append((key, picture))
      var pixels = pictures.reduce(0) { $0 + $1.key.bounds.area }
      while pixels > Self.most { pixels -= pictures.removeFirst().key.bounds.area }
    }
    return picture
  }
}
